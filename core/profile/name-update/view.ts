import type { Status } from '../../kernel/remote.ts'
import { type NameField, nameFields, type NameForm } from './model.ts'
import { isNameFormValid, nameMessage } from './rules.ts'
import { nameLabels, nameTexts } from './tables.ts'

/** The dialog in which the name is changed, ready to render. */
export interface NameUpdateView {
  readonly fields: ReadonlyArray<{
    readonly name: NameField
    readonly label: string
    readonly value: string
    readonly error: string | null
  }>
  readonly action: string
  readonly status: Status
  readonly canSubmit: boolean
  readonly alert: NameForm['alert']
}

/** The button rests while the form is not valid, and once it has done its work (PROF-025). */
export const nameUpdateView = (form: NameForm, status: Status): NameUpdateView => ({
  fields: nameFields.map((name) => ({
    name,
    label: nameLabels[name],
    value: form[name],
    error: nameMessage(form[name], form.edited[name]),
  })),
  action: nameTexts.update,
  status,
  canSubmit: isNameFormValid(form) && (status === null || status === 'failed'),
  alert: form.alert,
})
