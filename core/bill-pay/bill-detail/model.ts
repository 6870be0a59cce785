import type { DecimalText } from '../../money/model.ts'

/** Past balance of a bill in US dollars; `at` is milliseconds since 1970. */
export interface BillBalance {
  readonly at: number
  readonly balance: DecimalText
}

/** Name of the dialog that confirms the removal of a bill. */
export type BillDetailModal = 'remove-bill'

/** State of the view of one bill. */
export interface BillDetailState {
  /** Id of the viewed bill account. Null if no bill is viewed. */
  readonly accountId: string | null
  /** Maximum number of payments to show. */
  readonly shown: number
  /** Id of the payment whose receipt is loading. Null if none is. */
  readonly fetching: string | null
  /** Error of the last receipt that failed to load. */
  readonly receiptFailure: { readonly paymentId: string; readonly text: string } | null
}

/**
 * Capabilities of the provider. Each capability counts as supported until a call shows that it is unsupported. It then
 * counts as unsupported for all bills.
 */
export interface BillDetailCapabilities {
  readonly receipts: boolean
  readonly removal: boolean
}
