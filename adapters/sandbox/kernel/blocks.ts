import { minute } from './seeded-random.ts'

/** Milliseconds per block. Each block adds one confirmation to earlier payments. */
const blockTime = 10 * minute

/** Confirmations that complete an invoice or a payout. */
export const targetConfirmations = 6

/** Confirmations after which an invoice is confirmed, but not complete. */
export const confirmedWith = 3

export const confirmedAt = (paidAt: number): number => paidAt + confirmedWith * blockTime
export const completeAt = (paidAt: number): number => paidAt + targetConfirmations * blockTime

/** Returns the number of blocks since a time, at most `targetConfirmations`. */
export const blocksSince = (since: number, now: number): number =>
  Math.max(0, Math.min(targetConfirmations, Math.floor((now - since) / blockTime)))
