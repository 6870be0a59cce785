import fc from 'fast-check'
import {
  type EntryAccount,
  type EntryDirection,
  EntryKind,
  type EntryPart,
  type EntryState,
  EntryStatus,
  type KindChoice,
  type ListedEntries,
  type MissingSource,
  type MonthTotals,
  type SourceItem,
  type SourceName,
  type TimelineChoices,
  type TimelineEntry,
  type TimelineFilter,
  type TimelinePage,
  type TimelineQuery,
  type TimelineRange,
  type TimelineRecord,
  type TimelineSummary,
  type Totals,
} from '../../activity/index.ts'
import type { Tone } from '../../presentation/index.ts'
import { cardActivityValues } from './card-activity.ts'
import { moneyValues } from './money.ts'
import { paymentsValues } from './payments.ts'
import { platformValues } from './platform.ts'
import { securityValues } from './security.ts'
import {
  amountTexts,
  counts,
  days,
  decimals,
  ids,
  instants,
  lists,
  oneOf,
  optional,
  record,
  texts,
  words,
} from './values.ts'

const entryKinds = words(EntryKind)
const entryStatuses = words(EntryStatus)
const entryStates = oneOf<EntryState>(['pending', 'final', 'void'])
const entryDirections = oneOf<EntryDirection>(['in', 'out', 'moved', 'none'])
const sourceNames = oneOf<SourceName>(['card', 'payments', 'security'])

const kindChoices = oneOf<KindChoice>([
  'purchase',
  'load',
  'payment',
  'bill',
  'donation',
  'payout',
  'refund',
  'fee',
  'security',
])

const ranges = oneOf<TimelineRange>(['3m', '6m', '1y', 'year', 'all'])

/** Ids of accounts. */
const accountIds = fc.oneof(fc.constantFrom('card:a1', 'coin:BTC', 'coin:LNBTC', 'wallet:Savings, "old"', ''), texts)

const sourceItems: fc.Arbitrary<SourceItem> = fc.oneof(
  fc.record({
    source: fc.constant('card' as const),
    cardId: ids,
    isPending: fc.boolean(),
    item: cardActivityValues.CardActivityItem,
  }),
  fc.record({ source: fc.constant('payments' as const), item: paymentsValues.WholeActivity }),
  fc.record({ source: fc.constant('security' as const), item: securityValues.SecurityEvent }),
)

const entryParts: fc.Arbitrary<EntryPart> = optional(fc.oneof(fc.constant('refund'), ids))

const accounts = record<EntryAccount>({ id: accountIds, label: texts })

const entries = record<TimelineEntry>({
  id: ids,
  source: sourceNames,
  kind: entryKinds,
  at: instants,
  title: texts,
  account: optional(accounts),
  direction: entryDirections,
  state: entryStates,
  amount: optional(decimals),
  currency: moneyValues.CurrencyCode,
  usd: optional(decimals),
  fee: optional(decimals),
  coin: optional(moneyValues.CurrencyCode),
  label: fc.record({ text: optional(texts), tone: oneOf<Tone>(['good', 'wait', 'bad', 'neutral']) }),
  status: optional(entryStatuses),
  place: optional(texts),
  estimatedAt: optional(instants),
  references: lists(texts),
  slide: fc.record({ kind: platformValues.SlideKind, id: ids }),
  item: sourceItems,
})

const records = record<TimelineRecord>({ record: sourceItems, part: entryParts })

const totalsFields = {
  in: decimals,
  out: decimals,
  fees: decimals,
  moved: decimals,
  isIncomplete: fc.boolean(),
}

const totals = record<Totals>(totalsFields)

const months = record<MonthTotals>({ ...totalsFields, month: oneOf(['2026-03', '2025-12', '']) })

const summaries = record<TimelineSummary>({ count: counts, months: lists(months), pending: totals })

const choices = record<TimelineChoices>({
  kinds: lists(fc.record({ kind: entryKinds, count: counts })),
  accounts: lists(fc.record({ id: accountIds, count: counts })),
})

const missingSources = record<MissingSource>({ id: ids, cardId: optional(ids) })

/** Values of the types of `@paydeck/core/activity`, by type. */
export const activityValues = {
  EntryKind: entryKinds,
  EntryStatus: entryStatuses,
  EntryState: entryStates,
  EntryDirection: entryDirections,
  SourceName: sourceNames,
  SourceItem: sourceItems,
  EntryPart: entryParts,
  EntryAccount: accounts,
  TimelineEntry: entries,
  TimelineRecord: records,
  Totals: totals,
  MonthTotals: months,
  TimelineSummary: summaries,
  TimelineChoices: choices,
  TimelinePage: record<TimelinePage>({
    records: lists(records),
    after: optional(texts),
    first: optional(fc.record({ pending: lists(records), summary: summaries, choices })),
  }),
  MissingSource: missingSources,
  ListedEntries: record<ListedEntries>({
    pending: lists(entries),
    entries: lists(entries),
    summary: optional(summaries),
    isWhole: fc.boolean(),
    choices: optional(choices),
    missing: lists(missingSources),
  }),
  TimelineRange: ranges,
  KindChoice: kindChoices,
  TimelineQuery: record<TimelineQuery>({
    from: optional(instants),
    to: optional(instants),
    kinds: lists(entryKinds),
    accounts: lists(accountIds),
    statuses: lists(entryStatuses),
    coin: optional(moneyValues.CurrencyCode),
    least: optional(decimals),
    most: optional(decimals),
    text: texts,
  }),
  TimelineFilter: record<TimelineFilter>({
    range: ranges,
    from: days,
    to: days,
    kinds: lists(kindChoices),
    accounts: lists(accountIds),
    statuses: lists(entryStatuses),
    coin: fc.oneof(moneyValues.CurrencyCode, fc.constant('')),
    least: amountTexts,
    most: amountTexts,
    text: texts,
  }),
}
