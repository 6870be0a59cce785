import type { EntryKind, KindChoice, TimelineRange } from './model.ts'

/** Periods in the order of the filter bar (ACT-011). */
export const timelineRanges: ReadonlyArray<TimelineRange> = ['3m', '6m', '1y', 'year', 'all']

/** Kinds of entries of each choice in the menu of kinds (ACT-012). */
export const kindChoices = {
  purchase: ['cardPurchase'],
  load: ['cardLoad'],
  payment: ['payment'],
  bill: ['bill'],
  donation: ['donation'],
  payout: ['payout'],
  refund: ['cardRefund', 'paymentRefund'],
  fee: ['cardFee'],
  security: ['securityChange'],
} as const satisfies Record<KindChoice, ReadonlyArray<EntryKind>>

/** Query parameters of the filter and of the open entry in a URL (ACT-013). */
export const filterKeys = {
  range: 'dates',
  from: 'from',
  to: 'to',
  kinds: 'kind',
  accounts: 'account',
  statuses: 'status',
  coin: 'coin',
  least: 'min',
  most: 'max',
  text: 'q',
  entry: 'item',
} as const
