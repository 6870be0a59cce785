import * as t from 'io-ts'
import type { CoinIconName, Direction } from '../../money/index.ts'
import type { HostClass } from '../../platform/host.ts'
import type { PictureOrigins, PaymentSlideKind } from '../../platform/ports.ts'
import type { HiddenAmount } from '../../presentation/hidden-amount.ts'
import type { Activity, WholeInvoice } from '../model.ts'
import type { PaymentAnnouncement } from '../payment-list/index.ts'
import type { CurrencyBook } from '../recent-activity/index.ts'

/** Step of a payment or payout in the timeline. */
export interface DetailStep {
  readonly label: string
  /** 'failed': the payment ended here without success. */
  readonly state: 'done' | 'now' | 'later' | 'failed'
  /** Time or progress of the step. Null if unknown. */
  readonly note: string | null
  /** Instant that `note` shows, in ISO 8601. Null if `note` shows none. */
  readonly at: string | null
  /** Counted progress, such as confirmations. Left out if nothing is counted. */
  readonly parts?: { readonly done: number; readonly of: number }
}

/** Status label and its tone. */
interface Label {
  readonly text: string
  readonly tone: 'good' | 'wait' | 'bad' | 'neutral'
}

/** Fields of a list row that the details repeat. */
export interface ListedItem {
  readonly id: string
  readonly slide: PaymentSlideKind
  readonly icon: { readonly initials: string; readonly src: string | null }
  readonly mark: { readonly kind: 'complete' | 'exception'; readonly label: string } | null
  readonly direction: Direction | null
  /** Signed fiat amount. */
  readonly amount: string
  readonly status: Label | null
  /** Amount in coin. Null if the row shows none. */
  readonly coin: string | null
}

/** Formatted amount. */
export interface DetailAmount {
  /** Dots if amounts are hidden. */
  readonly text: string
  /** Screen reader label of a hidden amount. Null if the amount is visible. */
  readonly hidden: string | null
}

/** Labelled row of a section. */
export type DetailRow = { readonly label: string } & (
  | { readonly kind: 'amount'; readonly amount: DetailAmount; readonly isStrong: boolean }
  | {
      readonly kind: 'text'
      readonly text: string
      /** True if the row has a copy button. */
      readonly isCopyable: boolean
    }
  /** `text` is the end of the id, `whole` is copied. `href` opens a block explorer, or is null (PAY-087, PAY-088). */
  | { readonly kind: 'id'; readonly text: string; readonly whole: string; readonly href: string | null }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'wallet'; readonly name: string; readonly picture: string | null }
  /**
   * `label` is the merchant pill (PAY-082). `due` is the estimated payment date, or null if the bill is paid or the date is
   * unknown.
   */
  | {
      readonly kind: 'bill'
      readonly amount: DetailAmount | null
      readonly fee: DetailAmount | null
      readonly status: Label
      readonly due: string | null
    }
)

/** Section of rows under a heading. */
export interface DetailSection {
  readonly title: string
  /** Transferred coin. Null if the section is not about a single transfer. */
  readonly coin: {
    readonly icon: CoinIconName
    readonly rate: string | null
    readonly amount: DetailAmount | null
    readonly fiat: DetailAmount | null
  } | null
  readonly rows: ReadonlyArray<DetailRow>
}

/** Source of items: the loaded part of a list. */
export interface DetailSource {
  readonly items: ReadonlyArray<Activity>
  /**
   * Announcement of the list for screen readers. While a slide covers the list, the slide makes the announcement. Left out
   * if there is none.
   */
  readonly announcement?: PaymentAnnouncement
  /** Provider's formats of currencies for the rows. Left out if unknown (PAY-029). */
  readonly currencies?: CurrencyBook
}

/** Input of the details view of one item. */
export interface PaymentDetailState {
  readonly item: Activity
  /** Invoice loaded by id. Null until a response arrives. */
  readonly record: InvoiceRecord | null
  /** Text and label that replace hidden amounts. Null if amounts are visible. */
  readonly hidden: HiddenAmount | null
  /** Provider's currency formats. For a missing currency, the app's own table is used (PAY-029). */
  readonly currencies: CurrencyBook
}

/** Invoice loaded by id. `listed` is the `statusKey` of its list item at the time of the request. */
export interface KnownRecord {
  readonly listed: string
  readonly record: InvoiceRecord
}

/** Values of the app and the device that the details view needs. */
export interface DetailEnvironment {
  readonly host: HostClass
  /** Base URL of the provider's block explorer. Null if it has none (EXPL-016). */
  readonly explorerBase: string | null
  /** URL of the support page. */
  readonly support: string
  /** Origins from which pictures may be loaded, in addition to the origin of the app (BILL-094). */
  readonly pictureOrigins: PictureOrigins
  /** Product name for printed receipts. */
  readonly product: string
  /** Returns the time zone of the device, as in "Europe/Berlin". */
  readonly timeZone: () => string
}

/** State of the payment details. */
export interface PaymentDetailsState {
  /** Lists to search for an item, in this order. */
  readonly lists: ReadonlyArray<DetailSource>
  /** Last invoice that was loaded by id. Null if no invoice was loaded by id. */
  readonly known: KnownRecord | null
  /** Text and label that replace hidden amounts. Null if amounts are visible. */
  readonly hidden: HiddenAmount | null
  readonly environment: DetailEnvironment
}

/** Event in the history of an invoice. Not every provider reports a history. */
export const InvoiceStep = /* @__PURE__ */ t.keyof({
  created: null,
  paid: null,
  confirmed: null,
  complete: null,
  expired: null,
  invalid: null,
  refunded: null,
})
export type InvoiceStep = t.TypeOf<typeof InvoiceStep>

/**
 * Invoice by id (CALL-045, PAY-094). Fields that the provider does not report are null. All fields after `walletName`
 * go beyond the specification.
 */
export interface InvoiceRecord extends WholeInvoice {
  readonly swapInfoCode: string | null
  readonly walletName: string | null
  /** Number of confirmations so far, and the number needed. */
  readonly confirmations: number | null
  readonly targetConfirmations: number | null
  /** Expiry time, milliseconds since 1970. */
  readonly expiresAt: number | null
  /** Events in ascending order; `at` is in milliseconds since 1970. An unknown event has a null `step`. */
  readonly history: ReadonlyArray<{ readonly step: InvoiceStep | null; readonly at: number | null }>
}

/** Values of the additional record fields if the provider reports only the list fields. */
export const noFurtherFields: Omit<InvoiceRecord, keyof WholeInvoice> = {
  swapInfoCode: null,
  walletName: null,
  confirmations: null,
  targetConfirmations: null,
  expiresAt: null,
  history: [],
}
