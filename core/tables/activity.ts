import { savedViews } from '../activity/saved-views/tables.ts'
import {
  cardColumns,
  coinTrackingColumns,
  type Column,
  type KindRow,
  kindRows,
  ledgerColumns,
  ofxLimits,
  packChunk,
  packedName,
  sourceColumns,
} from '../activity/statements/tables.ts'
import { filterKeys, kindChoices } from '../activity/timeline-filter/tables.ts'
import {
  billStates,
  cardKinds,
  directions,
  invoiceStates,
  newEntriesPolls,
  parallelRequests,
  payoutStates,
  searchTyping,
  securityChanges,
  sourceOrder,
  statusOfLabels,
  timelinePages,
} from '../activity/timeline/tables.ts'
import type { ActivityKind } from '../cards/index.ts'
import type { Limit } from '../kernel/limits.ts'
import type { Delay } from '../kernel/timings.ts'
import type {
  EntryDirection,
  EntryKind,
  EntryState,
  EntryStatus,
  InvoiceStatus,
  KindChoice,
  PaymentFilterStatus,
  SecurityEventKind,
  SourceName,
} from '../model.ts'
import type { BillGroup } from '../payments/index.ts'

/** Rule tables of the timeline, and of the files of a year pack. */
export interface ActivityTables {
  /** Direction of each kind of entry (ACT-004). */
  readonly directions: Readonly<Record<EntryKind, EntryDirection>>
  /** Kind of an entry for each kind of card activity (ACT-003). */
  readonly cardKinds: Readonly<Record<ActivityKind, EntryKind>>
  /** State of a payment or donation, by its effective status. */
  readonly invoiceStates: Readonly<Record<InvoiceStatus, EntryState>>
  /** State of a bill payment, by its outcome. */
  readonly billStates: Readonly<Record<BillGroup, EntryState>>
  /** State of a payout, by its status. */
  readonly payoutStates: ReadonlyMap<string, EntryState>
  /** Status filter that matches each label of payments (ACT-012). */
  readonly statusOfLabels: Readonly<Record<PaymentFilterStatus, EntryStatus>>
  /** Security events that are entries (ACT-003). */
  readonly securityChanges: ReadonlyArray<SecurityEventKind>
  /** Order of the sources among entries of the same time (ACT-005). */
  readonly sourceOrder: Readonly<Record<SourceName, number>>
  /** Page sizes of the requests. */
  readonly timelinePages: Readonly<Record<'provider' | 'payments' | 'whole', Limit>>
  /** Maximum number of requests at a time (ACT-027). */
  readonly timelineRequests: Readonly<Record<'parallel', Limit>>
  /** Intervals between two checks for new entries (ACT-018), and the debounce delay of typed text. */
  readonly timelineDelays: Readonly<Record<'provider' | 'sources' | 'typing', Delay>>
  /** Kinds of entries of each choice in the menu of kinds (ACT-012). */
  readonly kindChoices: Readonly<Record<KindChoice, ReadonlyArray<EntryKind>>>
  /** Query parameters of the filter and of the open entry (ACT-013). */
  readonly filterKeys: Readonly<Record<string, string>>
  /** Maximum number of saved views, and of graphemes in a name (ACT-014). */
  readonly savedViews: Readonly<Record<'most' | 'name', Limit>>
  /** Words of each kind of entry in the files of a year pack (STMT-006). */
  readonly packKinds: Readonly<Record<EntryKind, KindRow>>
  /** Columns of the CSV files of a year pack, in their order (STMT-006). */
  readonly packColumns: Readonly<Record<'ledger' | 'coinTracking' | 'source' | 'card', ReadonlyArray<Column>>>
  /** Number of characters that are passed on at a time (STMT-012), and length of a card's name in a file name. */
  readonly packLimits: Readonly<Record<'chunk' | 'name', Limit>>
  /** Limits of the OFX schema, in characters (STMT-010). */
  readonly ofxLimits: typeof ofxLimits
}

/** The rule tables of the timeline that Paydeck uses. */
export const activityTables: ActivityTables = {
  directions,
  cardKinds,
  invoiceStates,
  billStates,
  payoutStates,
  statusOfLabels,
  securityChanges,
  sourceOrder,
  timelinePages,
  timelineRequests: { parallel: parallelRequests },
  timelineDelays: { provider: newEntriesPolls.provider, sources: newEntriesPolls.sources, typing: searchTyping },
  kindChoices,
  filterKeys,
  savedViews,
  packKinds: kindRows,
  packColumns: {
    ledger: ledgerColumns,
    coinTracking: coinTrackingColumns,
    source: sourceColumns,
    card: cardColumns,
  },
  packLimits: { chunk: packChunk, name: packedName },
  ofxLimits,
}
