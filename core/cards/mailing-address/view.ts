import type { Remote, Status } from '../../kernel/remote.ts'
import { mailingAddressProgress, mailingAddressTexts } from '../texts.ts'
import type { AddressFailure, MailingFormState, AddressOnFile, AddressStage, AddressSuggestion } from './model.ts'
import {
  type AddressAlert,
  addressErrors,
  addressHeader,
  addressLine,
  canSaveAddress,
  fieldFailure,
  failureAlert,
  fields,
} from './rules.ts'
import { type AddressField, addressFields, addressLabels, addressStageRows } from './tables.ts'

/** Row of the address in the settings, ready to render. */
export interface MailingAddressRowView {
  readonly label: string
  /**
   * Address in one line, or the text for a missing address (CARD-096, CARD-097). Null if the address on file has not loaded.
   */
  readonly text: string | null
  readonly isLoading: boolean
  /** Label of the button that opens the dialog; null until the address on file has loaded. */
  readonly action: string | null
  /** Failure in place of the address; null if there is none. */
  readonly failure: { readonly text: string; readonly action: string } | null
}

/** Field of the form, ready to render. */
export interface MailingAddressFieldView {
  readonly name: AddressField
  readonly label: string
  readonly value: string
  readonly error: string | null
  readonly isRequired: boolean
  /** Autofill name of the field. */
  readonly autofill: string
}

/** Form of the address, ready to render. */
export interface MailingAddressFormView {
  /** Heading of the dialog (CARD-121 to CARD-124). */
  readonly header: string
  /** Sentence below the heading: the purpose of the address (CARD-126), or a confirmation after the save. */
  readonly lead: string
  /** Fields in display order (CARD-120). */
  readonly fields: ReadonlyArray<MailingAddressFieldView>
  /** Suggestions below Street 1. If empty, no list is shown. */
  readonly suggestions: ReadonlyArray<AddressSuggestion>
  /** True while the address is being sent, so that edits are ignored. */
  readonly isReadOnly: boolean
  /**
   * Reason why the submit failed; null if it did not fail. While there is a reason, the button submits the form again
   * (CARD-135).
   */
  readonly alert: AddressAlert | null
  /** Progress for screen readers; empty if nothing is being sent. */
  readonly progress: string
  /** Number of failed submits. When it increases, the screen scrolls to the alert at the top (CARD-136). */
  readonly scrollToTop: number
  /** Button: "Save address" before the submit, "Close" after success (CARD-125, CARD-135). */
  readonly button: {
    readonly does: 'save' | 'close'
    readonly label: string
    /** True if the form cannot be saved (CARD-133, CARD-134). */
    readonly isDisabled: boolean
    readonly status: Status
  }
}

/** Mailing address for cheques, ready to render. */
export interface MailingAddressView {
  readonly row: MailingAddressRowView
  readonly form: MailingAddressFormView
}

/** Data from which the view is computed. */
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
    label: mailingAddressTexts.row,
    text: !isKnown ? null : address === null ? mailingAddressTexts.none : addressLine(address),
    isLoading: isLoading && !isKnown,
    action: !isKnown ? null : address === null ? mailingAddressTexts.add : mailingAddressTexts.edit,
    failure:
      hasFailed && !isKnown && !isLoading
        ? { text: mailingAddressTexts.unknown, action: mailingAddressTexts.again }
        : null,
  }
}

const fieldOf = (form: MailingFormState, name: AddressField): MailingAddressFieldView => {
  const { values, touched, failure } = form
  const left = touched.includes(name) ? addressErrors(values)[name] : undefined
  return {
    name,
    ...addressLabels[name],
    value: values[name],
    error: fieldFailure(failure, values, name) ?? left ?? null,
    isRequired: addressFields[name] !== null,
  }
}

const progressOf = ({ verifying, saving }: MailingAddressState): string => {
  if (saving.status === 'success') return mailingAddressProgress.saved
  if (saving.status === 'loading') return mailingAddressProgress.saving
  return verifying.status === 'loading' ? mailingAddressProgress.verifying : ''
}

const buttonOf = ({ stage, form, onFile }: MailingAddressState): MailingAddressFormView['button'] => {
  const { isSending, isSubmitted } = addressStageRows[stage]
  return isSubmitted
    ? { does: 'close', label: mailingAddressTexts.close, isDisabled: false, status: null }
    : {
        does: 'save',
        label: mailingAddressTexts.save,
        isDisabled: !canSaveAddress(form.values, onFile.address),
        status: isSending ? 'loading' : null,
      }
}

const formOf = (state: MailingAddressState, supportPhone: string): MailingAddressFormView => {
  const { stage, form, onFile } = state
  const { failure } = form
  return {
    header: addressHeader(stage, onFile.address),
    lead: addressStageRows[stage].isSubmitted ? mailingAddressProgress.saved : mailingAddressTexts.lead,
    fields: fields.map((name) => fieldOf(form, name)),
    suggestions: form.suggestions,
    isReadOnly: addressStageRows[stage].isSending,
    alert: failure === null ? null : failureAlert(failure, supportPhone),
    progress: progressOf(state),
    scrollToTop: form.failures,
    button: buttonOf(state),
  }
}

/**
 * Makes the function that computes the row in the settings and the dialog.
 * @param supportPhone phone number in failure texts (ERR-049)
 */
export const mailingAddressView =
  (supportPhone: string) =>
  (state: MailingAddressState): MailingAddressView => ({ row: rowOf(state), form: formOf(state, supportPhone) })
