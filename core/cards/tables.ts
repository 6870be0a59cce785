import { limit } from '../kernel/limits.ts'
import type { CardProvider, CardStatus } from './model.ts'

/** What can be done with the cards of a provider. */
export interface ProviderRow {
  /** Whether money can still be put on the card: hidden where it cannot ever (HOME-020, CARD-042). */
  readonly addFunds: boolean
  /** Whether a card that was never activated must be (CARD-028). */
  readonly needsActivation: boolean
  /** Whether its cards can be locked; one that cannot is never shown as locked (CARD-102, CARD-115). */
  readonly locks: boolean
}

/** How the two programmes differ, as far as the home page shows it; `programmes` has the rest (CARD-009). */
export const providers = {
  firstView: { addFunds: false, needsActivation: false, locks: false },
  galileo: { addFunds: true, needsActivation: true, locks: true },
} as const satisfies Record<CardProvider, ProviderRow>

/** Which statuses take a card out of every list (CARD-021, CARD-030). */
export const hiddenStatuses = {
  active: false,
  shipped: false,
  lost: true,
  stolen: true,
  canceled: true,
} as const satisfies Record<CardStatus, boolean>

/** A longer nickname is cut on a card's face (CARD-017). */
export const faceNickname = {
  whole: limit('face nickname shown whole', 26),
  cut: limit('face nickname characters when cut', 25),
  ellipsis: '…',
} as const

export const texts = {
  locked: 'Card is locked.',
  balance: 'Available balance',
  balanceUnavailable: 'Balance unavailable',
  listUnavailable: 'Your cards could not be loaded.',
  activation: 'Card activation required.',
  addFunds: 'Add funds',
  unnamed: 'Card',
} as const
