import type { Limit } from '../../kernel/limits.ts'
import type { Status } from '../../kernel/remote.ts'
import type { CurrencyCode, DecimalText } from '../../money/index.ts'
import type { InvoiceCurrency, WholeInvoice } from '../../payments/index.ts'
import type { FetchedFile } from '../../platform/ports.ts'
import type { MissingSource, TimelineEntry, Totals } from '../timeline/index.ts'

/** Year, and the time zone in which its days begin (STMT-003). */
export interface StatementYear {
  readonly year: number
  /** IANA zone, as in "Europe/Berlin" or "UTC". */
  readonly timeZone: string
}

/** Month of a year's statements. */
export interface StatementMonth {
  /** As in "2026-11". */
  readonly month: string
  /** True if the month has not ended, so that its totals are not final (STMT-004). */
  readonly isRunning: boolean
}

/** Month with the totals of its entries. */
export interface MonthStatement extends StatementMonth {
  readonly totals: Totals
  /** Number of entries that the statement lists. 0 for a month without entries. */
  readonly count: number
}

/** Reason for which it is unknown if a card adds up. `amount`: the amount of an entry is unreadable or in another currency. */
export type UnknownReason = 'balance' | 'history' | 'amount'

/** Result of the comparison of a card's balance with its entries (STMT-002). */
export type CardCheck =
  | { readonly kind: 'addsUp' }
  /** `by` is the closing balance minus the balance that follows from the entries. Negative if an expense is missing. */
  | { readonly kind: 'off'; readonly by: DecimalText }
  | { readonly kind: 'unknown'; readonly because: UnknownReason }

/** Reconciliation of a card in a period: opening + in − out = closing (STMT-002). Amounts are in the card's currency. */
export interface CardReconciliation {
  /** Id of the card. */
  readonly id: string
  readonly currency: CurrencyCode
  /** Balance before the period. Null if unknown. */
  readonly opening: DecimalText | null
  readonly in: DecimalText
  readonly out: DecimalText
  /** Part of `out`. */
  readonly fees: DecimalText
  /** Balance after the period. Null if unknown. */
  readonly closing: DecimalText | null
  readonly check: CardCheck
}

/** Card whose entries and balance are compared. */
export interface StatementCard {
  readonly id: string
  readonly name: string
  readonly lastFourDigits: string
  readonly currency: CurrencyCode
  /** Present balance of the final transactions. Null if unknown. */
  readonly balance: DecimalText | null
  /** True if the entries go back to the opening of the account. Its balance was 0 before. */
  readonly isWhole: boolean
}

/** Sources whose items a pack contains. */
export type PackSource = 'cards' | 'payments' | 'donations' | 'bills' | 'payouts'

/** Facts that a year pack needs besides the entries. */
export interface PackFacts extends StatementYear {
  /** Time of the request, milliseconds since 1970. Only its day affects the files, and only in the running year. */
  readonly now: number
  /** Name of the product, for the files. */
  readonly product: string
  readonly cards: ReadonlyArray<StatementCard>
  /** Currencies of the provider, for the decimals of their minor units. The built-in table is used for the others. */
  readonly currencies: ReadonlyArray<Pick<InvoiceCurrency, 'code' | 'decimals'>>
}

/**
 * Page of a year pack. The pages of one card go from new to old. Pages of equal data in the same order make equal files
 * (STMT-007).
 */
export interface PackPage {
  /** Entries of the year. Also the entries of cards outside the year, which only the balances need. */
  readonly entries: ReadonlyArray<TimelineEntry>
  /**
   * Invoices that paid for card loads. The timeline shows the load itself, but the ledgers need the coins
   * that were spent.
   */
  readonly loads: ReadonlyArray<WholeInvoice>
}

/** Sums of a file in one currency, without signs. */
export interface FileSum {
  readonly currency: string
  readonly in: DecimalText
  readonly out: DecimalText
}

/** File of a year pack (STMT-007). */
export interface PackedFile {
  /** Path in the archive, as in "cards/card-Travel-2313.csv". */
  readonly name: string
  readonly rows: number
  readonly sums: ReadonlyArray<FileSum>
  /** Number of bytes. */
  readonly size: number
  /** 64 lower-case hexadecimal digits. */
  readonly sha256: string
}

/** Entries of the year that the files do not contain. */
export interface LeftOut {
  /** Entries that are not final yet. */
  readonly pending: number
  /** Entries that moved no money, for example because the payment was invalid. */
  readonly void: number
  /** Entries whose time is unknown, of any year. */
  readonly undated: number
}

/** Content of a year pack, also written to its `manifest.json` (STMT-007). */
export interface PackSummary extends StatementYear {
  /** True if the year has not ended. */
  readonly isRunning: boolean
  /** Number of entries in the ledger. */
  readonly entries: number
  readonly totals: Totals
  readonly cards: ReadonlyArray<CardReconciliation & { readonly name: string }>
  /** Sources that could not be loaded completely (STMT-009). */
  readonly missing: ReadonlyArray<PackSource>
  /** Files that could not be written, because the card's closing balance or currency does not fit the format. */
  readonly withoutOfx: ReadonlyArray<string>
  /** Number of ledger rows without an amount, because it is unreadable. */
  readonly unreadable: number
  readonly leftOut: LeftOut
  readonly files: ReadonlyArray<PackedFile>
}

/** Row of the ledgers: what was sent and received in one movement. Amounts have no signs. */
export interface LedgerMove {
  readonly sent: LedgerAmount | null
  readonly received: LedgerAmount | null
  /** Network cost, paid in addition to `sent`. */
  readonly fee: LedgerAmount | null
  readonly netWorth: LedgerAmount | null
  /** True if the amounts are coins of a payment or payout. False if they are the amount of the entry. */
  readonly isCoin: boolean
  /** Transaction ids on the chain, separated by spaces. */
  readonly transactions: string
}

/** Amount of a ledger row, with all decimals of its currency. */
export interface LedgerAmount {
  readonly amount: DecimalText
  /** Code as shown: "USDC", not "USDC_arb". */
  readonly currency: string
}

/** Limits of the OFX schema, in characters. */
export type OfxLimits = Readonly<Record<'bank' | 'account' | 'id' | 'name' | 'memo' | 'amount', Limit>>

/** Pack that is complete and not saved yet. */
export interface MadePack extends FetchedFile {
  /** Name under which the pack is saved, as in "paydeck-2025-UTC.zip". */
  readonly name: string
  /** Number of bytes. */
  readonly size: number
  readonly summary: PackSummary
}

/** Entries of all years, final or not. */
export interface StatementHistory {
  /** Time of the request, milliseconds since 1970. */
  readonly now: number
  readonly cards: ReadonlyArray<StatementCard>
  /** Newest first. */
  readonly entries: ReadonlyArray<TimelineEntry>
  /** Sources that failed. The entries leave them out. */
  readonly missing: ReadonlyArray<MissingSource>
}

/** Step of a year pack: a source, and the number of its entries of the year so far. */
export interface PackStep {
  readonly state: 'waiting' | 'reading' | 'read' | 'failed'
  readonly count: number
}

/** Steps of a year pack, by source. */
export type PackSteps = Readonly<Record<PackSource, PackStep>>

/** Year pack that the user requested (STMT-008, STMT-009). */
export type PackState =
  | { readonly kind: 'idle' }
  /** `isPacking` is true after the last source was read. */
  | { readonly kind: 'making'; readonly year: number; readonly steps: PackSteps; readonly isPacking: boolean }
  /** A source failed. The user decides if the pack is made without it. */
  | { readonly kind: 'incomplete'; readonly year: number; readonly steps: PackSteps }
  | { readonly kind: 'made'; readonly year: number; readonly made: MadePack }
  | { readonly kind: 'failed'; readonly year: number }

/** Statement of a month that the provider makes as a PDF file (STMT-005). */
export interface StatementPdf {
  /** True if the provider makes statements, false if the page prints them. Null until the first request. */
  readonly isOffered: boolean | null
  /** Month whose file is being made, or null. */
  readonly making: string | null
  /** Month whose file could not be made, or null. */
  readonly failed: string | null
  /** Period that the page must print now, or null. */
  readonly toPrint: string | null
}

/** State before the first request. */
export const noPdf: StatementPdf = { isOffered: null, making: null, failed: null, toPrint: null }

/** State of the statements. */
export interface StatementsState {
  /** Chosen year. Null for the running year. */
  readonly year: number | null
  readonly status: Status
  /** Null until loaded. */
  readonly history: StatementHistory | null
  readonly pack: PackState
  readonly pdf: StatementPdf
}

/** State before the page is opened. */
export const noStatements: StatementsState = {
  year: null,
  status: null,
  history: null,
  pack: { kind: 'idle' },
  pdf: noPdf,
}
