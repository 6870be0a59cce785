/** State of the download of a donation form. */
export interface DonationFormState {
  /** Invoice whose form is downloading. Null if no download is in flight. */
  readonly invoiceId: string | null
  /** Outcome of the last download. Null before the first download and after `leave`. */
  readonly outcome: {
    readonly invoiceId: string
    readonly kind: 'saved' | 'failed'
    readonly text: string
  } | null
}

/** State before the first download. */
export const initialDonationForm: DonationFormState = { invoiceId: null, outcome: null }
