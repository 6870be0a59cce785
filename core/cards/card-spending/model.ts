import type { Status } from '../../kernel/remote.ts'
import type { DecimalText } from '../../money/model.ts'
import type { MerchantCategory } from '../activity-items/index.ts'

/** What was spent, refunds taken off; in the card's currency. */
export interface Spent {
  /** Positive: spent. */
  readonly amount: DecimalText
  /** How many purchases. */
  readonly count: number
}

/** The sums of a card's spending: no transaction is kept. */
export interface SpendingSums {
  /** By month in UTC, as in "2026-03". */
  readonly months: ReadonlyMap<string, Spent>
  readonly categories: ReadonlyMap<MerchantCategory, Spent>
  /** Whether the provider tells of any category. */
  readonly hasCategories: boolean
}

/** Nothing was spent. */
export const nothingSpent: SpendingSums = { months: new Map(), categories: new Map(), hasCategories: false }

/** What is known of the spending of the card that is looked at. */
export interface CardSpendingState {
  /** null: no card is looked at. */
  readonly cardId: string | null
  /** Null while the lists of the page load. */
  readonly status: Status
  readonly sums: SpendingSums
  /** When it was asked, milliseconds since 1970: which months there are. */
  readonly askedAt: number
  /** Zone of the device at that time, as in "Europe/Berlin". */
  readonly timeZone: string
}

/** No card is looked at. */
export const noSpending: CardSpendingState = {
  cardId: null,
  status: null,
  sums: nothingSpent,
  askedAt: 0,
  timeZone: 'UTC',
}

/** How the months are shown. */
export type SpendingLook = 'chart' | 'table'
