import type { Fault } from '../../kernel/fault.ts'
import { type FormState, refusalAt } from '../../kernel/form.ts'
import type { Status } from '../../kernel/remote.ts'
import { nationalIdentityTexts } from '../texts.ts'
import type { NationalIdentityForm } from './model.ts'
import { isSsn, ssnMessage } from './rules.ts'

/** View of the form. */
export interface NationalIdentityView {
  readonly lead: string
  readonly label: string
  /** Noun in the label of the button that shows or hides the number. */
  readonly secret: string
  readonly hint: string
  readonly value: string
  readonly error: string | null
  readonly action: string
  readonly cancel: string
  readonly status: Status
  /** True while the number is being sent, and after it was saved. */
  readonly isReadOnly: boolean
  readonly canSubmit: boolean
  readonly alert: { readonly tone: 'success' | 'caution'; readonly text: string } | null
}

/**
 * Computes the form. The button is disabled while the number is invalid, during a submit, and after a successful submit
 * (VERIF-076).
 */
export const nationalIdentityView = ({
  form,
  isWhole,
}: {
  readonly form: FormState<NationalIdentityForm, Fault>
  readonly isWhole: boolean
}): NationalIdentityView => {
  const { values, refusal, refused, status } = form
  const { number } = values
  const isReadOnly = status === 'loading' || status === 'success'
  const { lead, label, secret, hint, action, cancel, saved } = nationalIdentityTexts
  return {
    lead,
    label,
    secret,
    hint,
    value: number,
    error: refusalAt(form, 'number') ?? ssnMessage(number, isWhole),
    action,
    cancel,
    status,
    isReadOnly,
    canSubmit: isSsn(number) && !isReadOnly,
    alert:
      status === 'success'
        ? { tone: 'success', text: saved }
        : refusal === null || refused !== null
          ? null
          : { tone: 'caution', text: refusal },
  }
}
