/** What is known of the export of payouts. */
export interface PayoutExportState {
  /** Which years there are follows from it: milliseconds since 1970. */
  readonly now: number
  /** The chosen year, while its report is made (PAY-101). */
  readonly year: number | null
  /** What came of the last one; null: nothing to tell. */
  readonly outcome: { readonly kind: 'saved' | 'empty' | 'failed'; readonly text: string } | null
}

/** Before the page is opened. */
export const noPayoutExport: PayoutExportState = { now: 0, year: null, outcome: null }
