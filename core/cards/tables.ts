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

/** How the two programmes differ, as far as the home page shows it; `programmes` of card-programme has the rest (CARD-009). */
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

/** A day of the activity's windows, in milliseconds. */
export const day = 86_400_000
