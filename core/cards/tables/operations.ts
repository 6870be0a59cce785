import type { OperationSpec } from '../../kernel/remote.ts'
import { timings } from '../../kernel/timings.ts'
import { addressThanks } from './address.ts'
import { cardName } from './settings.ts'

type Rest = OperationSpec<unknown, unknown, unknown>['resetAfter']

const usual: Rest = { success: timings.toggleReset, failed: timings.toggleReset }

/** What can be under way for the cards, and how long each outcome stays before the status is null again (CARD-027). */
export const cardOperations = {
  overview: usual,
  balances: usual,
  lock: usual,
  rename: { ...usual, success: cardName.close },
  topUp: usual,
  export: usual,
  mailingAddress: usual,
  saveMailingAddress: { ...usual, success: addressThanks },
  verifyMailingAddress: usual,
  referralCode: usual,
} as const satisfies Record<string, Rest>
/** A key of `cardOperations`. */
export type CardOperation = keyof typeof cardOperations
