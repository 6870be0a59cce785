import type { Fault } from '../../kernel/fault.ts'
import { type FormState, refusalAt } from '../../kernel/form.ts'
import type { Status } from '../../kernel/remote.ts'
import { nameTexts } from '../texts.ts'
import { type NameField, nameFields, type NameForm } from './model.ts'
import { isNameFormValid, nameMessage } from './rules.ts'

/** Dialog that changes the name, ready to render. */
export interface NameUpdateView {
  readonly fields: ReadonlyArray<{
    readonly name: NameField
    readonly label: string
    readonly value: string
    readonly error: string | null
  }>
  readonly action: string
  readonly cancel: string
  readonly status: Status
  readonly canSubmit: boolean
  /** Outcome of the last submit. A failure stays until the next edit or submit (PROF-031). */
  readonly alert: { readonly tone: 'success' | 'caution'; readonly text: string } | null
}

const alertOf = ({ status, refusal }: FormState<NameForm, Fault>): NameUpdateView['alert'] => {
  if (status === 'success') return { tone: 'success', text: nameTexts.updated }
  return refusal === null ? null : { tone: 'caution', text: refusal }
}

/** Computes the view; the button is disabled for an invalid form and after success (PROF-025). */
export const nameUpdateView = (form: FormState<NameForm, Fault>): NameUpdateView => {
  const { values, touched, status } = form
  return {
    fields: nameFields.map((name) => ({
      name,
      label: nameTexts.fields[name],
      value: values[name],
      error: refusalAt(form, name) ?? nameMessage(values[name], touched.includes(name)),
    })),
    action: nameTexts.update,
    cancel: nameTexts.cancel,
    status,
    canSubmit: isNameFormValid(values) && (status === null || status === 'failed'),
    alert: alertOf(form),
  }
}
