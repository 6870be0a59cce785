import { minute } from './seeded-random.ts'

/** Milliseconds between two simulated blocks. Each new block adds one confirmation to every earlier payment. */
const blockTime = 10 * minute

/** Number of confirmations with which an invoice or a payout is complete. */
export const targetConfirmations = 6

/** Number of confirmations with which an invoice is confirmed, but not complete yet. */
export const confirmedWith = 3

export const confirmedAt = (paidAt: number): number => paidAt + confirmedWith * blockTime
export const completeAt = (paidAt: number): number => paidAt + targetConfirmations * blockTime

/** Returns the number of blocks since a time, at most `targetConfirmations`. */
export const blocksSince = (since: number, now: number): number =>
  Math.max(0, Math.min(targetConfirmations, Math.floor((now - since) / blockTime)))
