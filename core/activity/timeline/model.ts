import type { CardActivityItem } from '../../cards/index.ts'
import type { PageStatus, Status } from '../../kernel/remote.ts'
import type { CurrencyCode, DecimalText } from '../../money/index.ts'
import type { WholeActivity } from '../../payments/index.ts'
import type { SlideKind } from '../../platform/ports.ts'
import type { StatusRow } from '../../presentation/tone.ts'
import type { SecurityEvent } from '../../security/index.ts'
import type { EntryKind, EntryStatus, TimelineFilter } from '../timeline-filter/index.ts'

/**
 * Effect of an entry on the totals (ACT-009, ACT-010). `final`: the totals count the entry. `pending`: only the total of the
 * pending entries counts it. `void`: no total counts it, for example because the payment was invalid.
 */
export type EntryState = 'pending' | 'final' | 'void'

/**
 * Direction in which the money of an entry moved, from the user's point of view. `moved`: between two accounts of the user.
 * `none`: the entry has no amount (ACT-004).
 */
export type EntryDirection = 'in' | 'out' | 'moved' | 'none'

/** Names of the kinds of sources. Each card is a source of its own. */
export type SourceName = 'card' | 'payments' | 'security'

/** Item as one of the specified calls returns it. `source` is the discriminant. */
export type SourceItem =
  | {
      readonly source: 'card'
      readonly cardId: string
      /** True for an item of the card's pending list. */
      readonly isPending: boolean
      readonly item: CardActivityItem
    }
  | { readonly source: 'payments'; readonly item: WholeActivity }
  | { readonly source: 'security'; readonly item: SecurityEvent }

/**
 * Part of an item that is an entry of its own: 'refund' for the refund of a payment, and the `partnerPaymentId` of a bill for
 * a bill payment. Null if the whole item is one entry.
 */
export type EntryPart = string | null

/** Account of an entry: a card, a coin or a wallet. `id` is one of "card:…", "coin:…" and "wallet:…". */
export interface EntryAccount {
  readonly id: string
  readonly label: string
}

/** Movement of money, or a change of where money goes (ACT-002). */
export interface TimelineEntry {
  /** Unique in the timeline. */
  readonly id: string
  readonly source: SourceName
  readonly kind: EntryKind
  /** Milliseconds since 1970. 0 if unknown. */
  readonly at: number
  readonly title: string
  /** Null if the entry belongs to no account, or the account is unknown. */
  readonly account: EntryAccount | null
  readonly direction: EntryDirection
  readonly state: EntryState
  /** Amount in major units of `currency`, without a sign, with the fee. Null if the entry has none or it is unreadable. */
  readonly amount: DecimalText | null
  readonly currency: CurrencyCode
  /** `amount` in US dollars. Null if unknown. */
  readonly usd: DecimalText | null
  /** Fee in US dollars, which is part of `usd`. Null if no fee is charged or the fee is unknown. */
  readonly fee: DecimalText | null
  /** Code of the coin. Null if the entry has none or several. */
  readonly coin: CurrencyCode | null
  readonly label: StatusRow
  /** Null if no status filter matches the entry. */
  readonly status: EntryStatus | null
  /** Place of a purchase, in the provider's spelling. Null if there is none. */
  readonly place: string | null
  /** Estimated completion, milliseconds since 1970. Null if unknown. */
  readonly estimatedAt: number | null
  /**
   * Order id, transaction ids and the end of the first transaction id, which the app shows. The search finds them besides the
   * title and the id (ACT-012).
   */
  readonly references: ReadonlyArray<string>
  /** Slide that shows the details. */
  readonly slide: { readonly kind: SlideKind; readonly id: string }
  readonly item: SourceItem
}

/** Entry as the provider returns it: an item and the part of it that is the entry. */
export interface TimelineRecord {
  readonly record: SourceItem
  readonly part: EntryPart
}

/** Exact sums in US dollars, without signs (ACT-009). */
export interface Totals {
  readonly in: DecimalText
  readonly out: DecimalText
  /** Part of `out`. */
  readonly fees: DecimalText
  /** Moved between accounts of the user. Part of neither `in` nor `out`. */
  readonly moved: DecimalText
  /** True if the amount of an entry in US dollars is unknown, so that the sums do not include it. */
  readonly isIncomplete: boolean
}

/** Totals of the final entries of a month in the user's time zone, as in "2026-11". */
export interface MonthTotals extends Totals {
  readonly month: string
}

/** Summary of all entries that match a query. */
export interface TimelineSummary {
  /** Number of entries, including those that the totals do not count. */
  readonly count: number
  /** Months with final entries, newest first. */
  readonly months: ReadonlyArray<MonthTotals>
  /** Totals of the pending entries. */
  readonly pending: Totals
}

/** Numbers of entries in the period of a query, whatever its other conditions are. */
export interface TimelineChoices {
  readonly kinds: ReadonlyArray<{ readonly kind: EntryKind; readonly count: number }>
  readonly accounts: ReadonlyArray<{ readonly id: string; readonly count: number }>
}

/** Page of the merged timeline of a provider (ACT-026). */
export interface TimelinePage {
  /** Entries that are not pending, newest first, ties by source and id (ACT-005). */
  readonly records: ReadonlyArray<TimelineRecord>
  /** Opaque cursor of the next page. Null on the last page. */
  readonly after: string | null
  /** Contents that only the first page has. Null on every other page. */
  readonly first: {
    /** Pending entries, newest first. */
    readonly pending: ReadonlyArray<TimelineRecord>
    readonly summary: TimelineSummary
    readonly choices: TimelineChoices
  } | null
}

/** Source that failed to load. */
export interface MissingSource {
  readonly id: string
  /** Id of the card if the source is a card, else null. */
  readonly cardId: string | null
}

/** Entries that match a filter, as far as they are loaded. */
export interface ListedEntries {
  readonly pending: ReadonlyArray<TimelineEntry>
  /** Entries that are not pending, in order (ACT-005). */
  readonly entries: ReadonlyArray<TimelineEntry>
  /** Summary of the entries. Null until the first page has loaded. */
  readonly summary: TimelineSummary | null
  /** True if the summary covers all entries that match, false if it covers only the loaded ones. */
  readonly isWhole: boolean
  /** Choices of the menus. Null until the first page has loaded. */
  readonly choices: TimelineChoices | null
  /** Sources that failed. The entries and the summary leave them out (ACT-017). */
  readonly missing: ReadonlyArray<MissingSource>
}

/** State of the timeline. */
export interface TimelineState extends ListedEntries {
  /** Null while the page is closed. */
  readonly filter: TimelineFilter | null
  readonly status: PageStatus
  readonly refresh: Status
  /** Ids of entries that have arrived but are not shown yet (ACT-018). */
  readonly held: ReadonlySet<string>
  /** Number of entries that have appeared by themselves, and how often that happened (ACT-018). */
  readonly appeared: { readonly count: number; readonly times: number }
  /** Time to which relative dates refer, milliseconds since 1970. */
  readonly seenAt: number
}

/** No entries: the state before the first page. */
export const nothingListed: ListedEntries = {
  pending: [],
  entries: [],
  summary: null,
  isWhole: false,
  choices: null,
  missing: [],
}

/** State before the page is opened. */
export const noTimeline: TimelineState = {
  ...nothingListed,
  filter: null,
  status: null,
  refresh: null,
  held: new Set(),
  appeared: { count: 0, times: 0 },
  seenAt: 0,
}
