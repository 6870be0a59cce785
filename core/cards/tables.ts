import type { CardProvider, CardStatus } from './model.ts'

/** Capabilities of a programme's cards. */
export interface ProviderRow {
  /** True if money can be added to the cards. If false, there is no add-funds button (HOME-020, CARD-042). */
  readonly addFunds: boolean
  /** True if the user must activate a card that has no activation date (CARD-028). */
  readonly needsActivation: boolean
  /** True if the cards can be locked. A card that cannot be locked is never shown as locked (CARD-102, CARD-115). */
  readonly locks: boolean
}

/**
 * Capabilities of the cards of each programme, as far as the home page needs them. The table `programmes` in card-programme
 * has all other rules (CARD-009).
 */
export const providers = {
  firstView: { addFunds: false, needsActivation: false, locks: false },
  galileo: { addFunds: true, needsActivation: true, locks: true },
} as const satisfies Record<CardProvider, ProviderRow>

/** True for the statuses that remove a card from every list (CARD-021, CARD-030). */
export const hiddenStatuses = {
  active: false,
  shipped: false,
  lost: true,
  stolen: true,
  canceled: true,
} as const satisfies Record<CardStatus, boolean>

/** Length of a day in milliseconds. */
export const day = 86_400_000
