import type { DonationFormState } from './model.ts'
import { donationFormTexts as texts } from './tables.ts'

/** The form of one donation, ready to render. */
export interface DonationFormView {
  readonly label: string
  readonly state: 'rest' | 'loading'
  /** Another one's is being fetched. */
  readonly isDisabled: boolean
  /** What came of it; null: nothing to tell. */
  readonly outcome: { readonly tone: 'success' | 'caution'; readonly text: string } | null
}

/** Only its own outcome is told. */
export const donationFormView =
  (invoiceId: string) =>
  ({ invoiceId: fetched, outcome }: DonationFormState): DonationFormView => {
    const own = outcome?.invoiceId === invoiceId ? outcome : null
    return {
      label: texts.label,
      state: fetched === invoiceId ? 'loading' : 'rest',
      isDisabled: fetched !== null && fetched !== invoiceId,
      outcome: own && { tone: own.kind === 'saved' ? 'success' : 'caution', text: own.text },
    }
  }
