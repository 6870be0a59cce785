import { donationFormTexts as texts } from '../texts.ts'
import type { DonationFormState } from './model.ts'

/** View of one donation's form. */
export interface DonationFormView {
  readonly label: string
  readonly state: 'idle' | 'loading'
  /** True while the form of another donation is downloading. */
  readonly isDisabled: boolean
  /** Outcome of the last download of this form. Null if there is none. */
  readonly outcome: { readonly tone: 'success' | 'caution'; readonly text: string } | null
}

/** Makes the view of one donation's form. Outcomes of other donations are left out. */
export const donationFormView =
  (invoiceId: string) =>
  ({ invoiceId: fetched, outcome }: DonationFormState): DonationFormView => {
    const own = outcome?.invoiceId === invoiceId ? outcome : null
    return {
      label: texts.label,
      state: fetched === invoiceId ? 'loading' : 'idle',
      isDisabled: fetched !== null && fetched !== invoiceId,
      outcome: own && { tone: own.kind === 'saved' ? 'success' : 'caution', text: own.text },
    }
  }
