import type { Direction } from '../../money/index.ts'
import type { HostClass } from '../../platform/host.ts'
import type { SlideKind } from '../../platform/ports.ts'
import type { Activity } from '../model.ts'

/** What is happening with a payment or payout, which a sentence tells. */
export type Situation =
  | 'confirming'
  | 'confirmed'
  | 'complete'
  | 'invalid'
  | 'underpaid'
  | 'overpaid'
  | 'declined'
  | 'nonRefundable'
  | 'refunded'
  | 'donated'
  | 'billProcessing'
  | 'billRefunding'
  | 'billPaid'
  | 'billFailed'
  | 'payoutAwaited'
  | 'payoutConfirming'
  | 'payoutComplete'
  | 'payoutsComplete'

/** A step of a payment or payout. */
export interface DetailStep {
  readonly label: string
  readonly state: 'done' | 'now' | 'later'
  /** When, or how far; null: nothing is known. */
  readonly note: string | null
  /** The instant that the note tells, in ISO 8601; null: it tells none. */
  readonly at: string | null
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

/** Stands in place of an amount that is hidden: for the eye, and for the ear. */
export interface HiddenAmount {
  readonly text: string
  readonly label: string
}

/** What details are made from. */
export interface PaymentDetailsState {
  readonly items: ReadonlyArray<Activity>
  readonly listed: ReadonlyArray<ListedItem>
  /** null: amounts are shown. */
  readonly hidden: HiddenAmount | null
}

/** Where the app runs, and where its links out of it lead. */
export interface DetailPlaces {
  readonly host: HostClass
  /** The provider's own block explorer; null: it has none (EXPL-016). */
  readonly explorerBase: string | null
  /** The page of the support. */
  readonly support: string
}
