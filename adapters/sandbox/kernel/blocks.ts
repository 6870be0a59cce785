import { minute } from './seeded-random.ts'

/** How long a block takes here: each confirms what was paid before it. */
const blockTime = 10 * minute

/** How many confirmations an invoice or a payout takes. */
export const targetConfirmations = 6

/** With so many, an invoice is confirmed; with all of them it is complete. */
export const confirmedWith = 3

export const confirmedAt = (paidAt: number): number => paidAt + confirmedWith * blockTime
export const completeAt = (paidAt: number): number => paidAt + targetConfirmations * blockTime

/** How many blocks there were since then, up to those that it takes. */
export const blocksSince = (since: number, now: number): number =>
  Math.max(0, Math.min(targetConfirmations, Math.floor((now - since) / blockTime)))
