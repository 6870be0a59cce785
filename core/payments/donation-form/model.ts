/** How the download of a donation's form stands. */
export interface DonationFormState {
  /** The invoice whose form is being fetched; null: none is. */
  readonly invoiceId: string | null
  /** What came of the last one; null: nothing to tell. */
  readonly outcome: {
    readonly invoiceId: string
    readonly kind: 'saved' | 'failed'
    readonly text: string
  } | null
}

/** Nothing was asked for. */
export const initialDonationForm: DonationFormState = { invoiceId: null, outcome: null }
