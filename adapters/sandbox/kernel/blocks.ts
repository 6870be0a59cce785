import { minute } from './seeded-random.ts'

/** Milliseconds between two simulated blocks. Each new block adds one confirmation to every earlier payment. */
const blockTime = 10 * minute

/** Number of confirmations that make an invoice or a payout complete. */
export const targetConfirmations = 6

/**
 * Number of confirmations that make an invoice confirmed. The invoice becomes complete later, with `targetConfirmations`.
 */
export const confirmedWith = 3

export const confirmedAt = (paidAt: number): number => paidAt + confirmedWith * blockTime
export const completeAt = (paidAt: number): number => paidAt + targetConfirmations * blockTime

/** Returns the number of blocks since a time, at most `targetConfirmations`. */
export const blocksSince = (since: number, now: number): number =>
  Math.max(0, Math.min(targetConfirmations, Math.floor((now - since) / blockTime)))
