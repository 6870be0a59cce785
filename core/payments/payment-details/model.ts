import * as t from 'io-ts'
import type { CoinIconName, Direction } from '../../money/index.ts'
import type { HostClass } from '../../platform/host.ts'
import type { PictureOrigins, SlideKind } from '../../platform/ports.ts'
import type { HiddenAmount } from '../../presentation/hidden-amount.ts'
import type { Activity, WholeInvoice } from '../model.ts'
import type { PaymentAnnouncement } from '../payment-list/index.ts'
import type { CurrencyBook } from '../recent-activity/index.ts'

/** A step of a payment or payout. */
export interface DetailStep {
  readonly label: string
  /** 'failed': it is over, and did not go well. */
  readonly state: 'done' | 'now' | 'later' | 'failed'
  /** When, or how far; null: nothing is known. */
  readonly note: string | null
  /** The instant that the note tells, in ISO 8601; null: it tells none. */
  readonly at: string | null
  /** How many parts of it there are, and how many are done; left out where that is not counted. */
  readonly parts?: { readonly done: number; readonly of: number }
}

/** How something stands, as a word and its colour. */
interface Label {
  readonly text: string
  readonly tone: 'good' | 'wait' | 'bad' | 'neutral'
}

/** What the list says of an item: its details begin with the same words. */
export interface ListedItem {
  readonly id: string
  readonly slide: SlideKind
  readonly icon: { readonly initials: string; readonly src: string | null }
  readonly mark: { readonly kind: 'complete' | 'exception'; readonly label: string } | null
  readonly direction: Direction | null
  /** Fiat, with its sign. */
  readonly amount: string
  readonly status: Label | null
  /** null: it is not told. */
  readonly coin: string | null
}

/** An amount, ready to render. */
export interface DetailAmount {
  /** Dots where it is hidden. */
  readonly text: string
  /** What is said in its place; null: it is shown. */
  readonly hidden: string | null
}

/** One thing that is known, by its name. */
export type DetailRow = { readonly label: string } & (
  | { readonly kind: 'amount'; readonly amount: DetailAmount; readonly isStrong: boolean }
  | { readonly kind: 'text'; readonly text: string; /** Whether it can be copied. */ readonly isCopyable: boolean }
  /** `text` is its end, `whole` is what is copied; `href` shows it elsewhere, null: nothing does (PAY-087, PAY-088). */
  | { readonly kind: 'id'; readonly text: string; readonly whole: string; readonly href: string | null }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'wallet'; readonly name: string; readonly picture: string | null }
  /** `label` is its merchant pill (PAY-082). `due` is when it should be paid; null: it is, or that is not known. */
  | {
      readonly kind: 'bill'
      readonly amount: DetailAmount | null
      readonly fee: DetailAmount | null
      readonly status: Label
      readonly due: string | null
    }
)

/** What is known of one thing, under a heading. */
export interface DetailSection {
  readonly title: string
  /** The coin that moved; null: the section is of no single one. */
  readonly coin: {
    readonly icon: CoinIconName
    readonly rate: string | null
    readonly amount: DetailAmount | null
    readonly fiat: DetailAmount | null
  } | null
  readonly rows: ReadonlyArray<DetailRow>
}

/** Where items are found: a list as far as it is loaded. */
export interface DetailSource {
  readonly items: ReadonlyArray<Activity>
  /** What the list reads aloud, which a slide over it does in its place; left out: nothing. */
  readonly announcement?: PaymentAnnouncement
  /** What the provider says of currencies, which its rows are written with; left out: nothing (PAY-029). */
  readonly currencies?: CurrencyBook
}

/** What the details of one item are made from. */
export interface PaymentDetailState {
  readonly item: Activity
  /** What the provider says of it by its id; null: it was not asked, or has not answered. */
  readonly record: InvoiceRecord | null
  /** null: amounts are shown. */
  readonly hidden: HiddenAmount | null
  /** What the provider says of currencies; of those that are missing we have our own words (PAY-029). */
  readonly currencies: CurrencyBook
}

/** What the provider said of an invoice by its id, and how its list stood when it was asked (`statusKey`). */
export interface KnownRecord {
  readonly listed: string
  readonly record: InvoiceRecord
}

/** Where the app runs, and where its links out of it lead. */
export interface DetailEnvironment {
  readonly host: HostClass
  /** The provider's own block explorer; null: it has none (EXPL-016). */
  readonly explorerBase: string | null
  /** The page of the support. */
  readonly support: string
  /** Other origins whose pictures may be shown (BILL-094). */
  readonly pictureOrigins: PictureOrigins
  /** What the app is called, for what is printed. */
  readonly product: string
  /** Time zone of the device, as in "Europe/Berlin". */
  readonly timeZone: () => string
}

/** What details are shown of. */
export interface PaymentDetailsState {
  /** The lists that are looked at, in this order. */
  readonly lists: ReadonlyArray<DetailSource>
  /** The invoice that was asked for by its id last; null: none was. */
  readonly known: KnownRecord | null
  /** null: amounts are shown. */
  readonly hidden: HiddenAmount | null
  readonly environment: DetailEnvironment
}

/** What an invoice went through, where the provider tells it. */
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
 * An invoice by its id (CALL-045, PAY-094). Null: the provider does not tell it. The last four fields go beyond the
 * specification.
 */
export interface InvoiceRecord extends WholeInvoice {
  readonly swapInfoCode: string | null
  readonly walletName: string | null
  /** How often the network has confirmed its transaction, and how often it has to. */
  readonly confirmations: number | null
  readonly targetConfirmations: number | null
  /** When it can no longer be paid, milliseconds since 1970. */
  readonly expiresAt: number | null
  /** The earliest first; a step of null is unknown to us, times are milliseconds since 1970. */
  readonly history: ReadonlyArray<{ readonly step: InvoiceStep | null; readonly at: number | null }>
}

/** The fields of a record of which the provider tells no more than a list does. */
export const noFurtherFields: Omit<InvoiceRecord, keyof WholeInvoice> = {
  swapInfoCode: null,
  walletName: null,
  confirmations: null,
  targetConfirmations: null,
  expiresAt: null,
  history: [],
}
