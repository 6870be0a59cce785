import type { Status } from '../../kernel/remote.ts'
import type { DecimalText } from '../../money/model.ts'
import type { MerchantCategory } from '../activity-items/index.ts'

/** Money spent with the card minus refunds, in the card's currency. */
export interface Spent {
  /** Positive if more was spent than refunded. */
  readonly amount: DecimalText
  /** Number of purchases. */
  readonly count: number
}

/** Sums of a card's spending. Single transactions are not stored. */
export interface SpendingSums {
  /** Spending by month, with keys such as "2026-03" in the zone of the device. */
  readonly months: ReadonlyMap<string, Spent>
  readonly categories: ReadonlyMap<MerchantCategory, Spent>
  /** True if the provider sends categories. */
  readonly hasCategories: boolean
}

/** Sums without any spending. */
export const nothingSpent: SpendingSums = { months: new Map(), categories: new Map(), hasCategories: false }

/** State of the spending of the card on the page. */
export interface CardSpendingState {
  /** Null if no card is shown. */
  readonly cardId: string | null
  /** Null until the lists of the page have loaded, since the spending loads after them. */
  readonly status: Status
  readonly sums: SpendingSums
  /** Time of the request, in milliseconds since 1970. The period consists of the months up to this time. */
  readonly requestedAt: number
  /** Time zone of the device at the time of the request, for example "Europe/Berlin". */
  readonly timeZone: string
}

/** State while no card is shown. */
export const noSpending: CardSpendingState = {
  cardId: null,
  status: null,
  sums: nothingSpent,
  requestedAt: 0,
  timeZone: 'UTC',
}

/** Form in which the months are shown. */
export type SpendingDisplay = 'chart' | 'table'
