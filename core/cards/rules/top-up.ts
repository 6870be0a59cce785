import { compare, type DecimalText, fromMinorUnits } from '../../money/index.ts'
import { finishingStatuses, topUpAmounts } from '../tables/top-up.ts'

const whole = (dollars: number): DecimalText => fromMinorUnits(BigInt(dollars), 0)

/** Whether so much can be put on a card, in US dollars (CARD-162). */
export const isTopUpAmount = (amount: DecimalText): boolean =>
  compare(amount, whole(topUpAmounts.least.value)) >= 0 && compare(amount, whole(topUpAmounts.most.value)) <= 0

/** A message that reached the page. */
export interface WindowMessage {
  readonly origin: string
  /** Whether it came from the payment window that was opened. */
  readonly isFromWindow: boolean
  readonly data: unknown
}

const statusOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'status' in data && typeof data.status === 'string' ? data.status : null

/**
 * Whether a message ends the top-up: one of the opened window, from its origin, with a finishing status (CARD-157,
 * CARD-167). Total over everything that can be posted.
 */
export const isTopUpFinished = ({ origin, isFromWindow, data }: WindowMessage, windowOrigin: string): boolean => {
  const status = statusOf(data)
  return isFromWindow && origin === windowOrigin && status !== null && finishingStatuses.includes(status)
}
