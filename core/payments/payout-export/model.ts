/** State of the payout export. */
export interface PayoutExportState {
  /** Time that determines the offered years, milliseconds since 1970. */
  readonly now: number
  /** Year whose report is loading. Null if no report is loading (PAY-101). */
  readonly year: number | null
  /** Outcome of the last export. Null if there is none. */
  readonly outcome: { readonly kind: 'saved' | 'empty' | 'failed'; readonly text: string } | null
}

/** State before the page opens. */
export const noPayoutExport: PayoutExportState = { now: 0, year: null, outcome: null }
