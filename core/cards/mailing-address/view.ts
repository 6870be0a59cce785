import type { Remote, Status } from '../../kernel/remote.ts'
import type { AddressFailure, MailingFormState, AddressOnFile, AddressStage, AddressSuggestion } from './model.ts'
import {
  type AddressAlert,
  addressErrors,
  addressHeader,
  addressLine,
  canSaveAddress,
  failedField,
  failureAlert,
  fields,
} from './rules.ts'
import {
  type AddressField,
  addressFields,
  addressLabels,
  addressProgress,
  addressStageRows,
  addressTexts,
} from './tables.ts'

/** The row of the settings, ready to render. */
export interface MailingAddressRowView {
  readonly label: string
  /** The address in a line, or that there is none (CARD-096, CARD-097); null: it is not known. */
  readonly text: string | null
  readonly isLoading: boolean
  /** Opens the dialog; null: not before it is known what is on file. */
  readonly action: string | null
  /** In place of the address; null: it did not fail. */
  readonly failure: { readonly text: string; readonly action: string } | null
}

/** A field of the form, ready to render. */
export interface MailingAddressFieldView {
  readonly name: AddressField
  readonly label: string
  readonly value: string
  readonly error: string | null
  readonly isRequired: boolean
  /** What browsers may fill in: the field's autofill name. */
  readonly autofill: string
}

/** The form of the address, ready to render. */
export interface MailingAddressFormView {
  /** CARD-121 to CARD-124. */
  readonly header: string
  /** Purpose of the address (CARD-126), then that it is saved. */
  readonly lead: string
  /** In their order (CARD-120). */
  readonly fields: ReadonlyArray<MailingAddressFieldView>
  /** Below Street 1; none: no list is shown. */
  readonly suggestions: ReadonlyArray<AddressSuggestion>
  /** What is typed changes nothing: it is being sent. */
  readonly isResting: boolean
  /** Why the last submit failed; the button submits again (CARD-135). */
  readonly alert: AddressAlert | null
  /** To be read aloud: how sending it goes; empty: nothing. */
  readonly progress: string
  /** Once more than before: what went wrong stands at the top, so scroll there (CARD-136). */
  readonly scrollToTop: number
  /** "Save address" before the submit, "Close" after it (CARD-125, CARD-135). */
  readonly button: {
    readonly does: 'save' | 'close'
    readonly label: string
    /** CARD-133, CARD-134. */
    readonly isDisabled: boolean
    readonly status: Status
  }
}

/** The address that cheques are sent to, ready to render. */
export interface MailingAddressView {
  readonly row: MailingAddressRowView
  readonly form: MailingAddressFormView
}

/** What the view is computed from. */
export interface MailingAddressState {
  readonly onFile: AddressOnFile
  readonly loading: Remote<unknown>
  readonly stage: AddressStage
  readonly form: MailingFormState
  readonly verifying: Remote<AddressFailure>
  readonly saving: Remote<AddressFailure>
}

const rowOf = ({ onFile, loading }: MailingAddressState): MailingAddressRowView => {
  const { isKnown, address, hasFailed } = onFile
  const isLoading = loading.status === 'loading'
  return {
    label: addressTexts.row,
    text: !isKnown ? null : address === null ? addressTexts.none : addressLine(address),
    isLoading: isLoading && !isKnown,
    action: !isKnown ? null : address === null ? addressTexts.add : addressTexts.edit,
    failure: hasFailed && !isKnown && !isLoading ? { text: addressTexts.unknown, action: addressTexts.again } : null,
  }
}

const fieldOf = (form: MailingFormState, name: AddressField): MailingAddressFieldView => {
  const { values, touched, failure } = form
  const left = touched.includes(name) ? addressErrors(values)[name] : undefined
  return {
    name,
    ...addressLabels[name],
    value: values[name],
    error: failedField(failure, values, name) ?? left ?? null,
    isRequired: addressFields[name] !== null,
  }
}

const progressOf = ({ verifying, saving }: MailingAddressState): string => {
  if (saving.status === 'success') return addressProgress.saved
  if (saving.status === 'loading') return addressProgress.saving
  return verifying.status === 'loading' ? addressProgress.verifying : ''
}

const buttonOf = ({ stage, form, onFile }: MailingAddressState): MailingAddressFormView['button'] => {
  const { isSending, isSubmitted } = addressStageRows[stage]
  return isSubmitted
    ? { does: 'close', label: addressTexts.close, isDisabled: false, status: null }
    : {
        does: 'save',
        label: addressTexts.save,
        isDisabled: !canSaveAddress(form.values, onFile.address),
        status: isSending ? 'loading' : null,
      }
}

const formOf = (state: MailingAddressState, supportPhone: string): MailingAddressFormView => {
  const { stage, form, onFile } = state
  const { failure } = form
  return {
    header: addressHeader(stage, onFile.address),
    lead: addressStageRows[stage].isSubmitted ? addressProgress.saved : addressTexts.lead,
    fields: fields.map((name) => fieldOf(form, name)),
    suggestions: form.suggestions,
    isResting: addressStageRows[stage].isSending,
    alert: failure === null ? null : failureAlert(failure, supportPhone),
    progress: progressOf(state),
    scrollToTop: form.failures,
    button: buttonOf(state),
  }
}

/** The row and the form. @param supportPhone whom a failure sends to (ERR-049) */
export const mailingAddressView =
  (supportPhone: string) =>
  (state: MailingAddressState): MailingAddressView => ({ row: rowOf(state), form: formOf(state, supportPhone) })
