import type { DecimalText } from '../../money/model.ts'

/** What a bill's balance was; `at` is milliseconds since 1970, `balance` in dollars. */
export interface BillBalance {
  readonly at: number
  readonly balance: DecimalText
}

/** What a bill's own view opens: asks before a bill is removed. */
export type BillDetailModal = 'remove-bill'

/** What is known of the bill that is looked at. */
export interface BillDetailState {
  /** null: none is looked at. */
  readonly accountId: string | null
  /** How many payments are shown at most. */
  readonly shown: number
  /** The payment whose receipt is being fetched; null: none is. */
  readonly fetching: string | null
  /** What is told of a receipt that did not come. */
  readonly receiptFailure: { readonly paymentId: string; readonly text: string } | null
}

/** What the provider has not: learned when it was asked, for all bills. */
export interface BillDetailOffers {
  readonly receipts: boolean
  readonly removal: boolean
}
