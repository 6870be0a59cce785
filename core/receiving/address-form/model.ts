import type { SecondFactorKind } from '../../security/index.ts'
import type { Payor, PayoutProfile, ProfileWallet, ReceivingForm, ReceivingNotice } from '../model.ts'

/** Stages of a save, in order. */
export const saveStages = [
  'token',
  'validate',
  'create-wallet',
  'create-profile',
  'add-payor',
  'update-wallet',
  'update-profile',
] as const
/** Stage at which a save stopped. Later stages were not sent (RECV-086). */
export type SaveStage = (typeof saveStages)[number]

/** Failed stage of a save with its error text. */
export interface SaveFailure {
  readonly stage: SaveStage
  readonly text: string
  /** Provider's message, shown beside a rejected code; null if there is none. */
  readonly reason: string | null
}

/** States of the receiving addresses screen (RECV-001). */
export const receivingScreenStates = ['index', 'add', 'edit'] as const
/** Element of `receivingScreenStates`. */
export type ReceivingScreenState = (typeof receivingScreenStates)[number]

/** States of the form. */
export const addressFormStates = [
  'closed',
  'editing',
  // A changed address is validated before the code dialog opens (RECV-039).
  'checking',
  // The code dialog is open (RECV-040).
  'asking',
  'saving',
  // The form saves with a code while the code dialog is open.
  'confirming',
  // The form was saved or cancelled. The list of addresses returns after a delay (RECV-003, RECV-004).
  'leaving',
] as const
/** Element of `addressFormStates`. */
export type AddressFormState = (typeof addressFormStates)[number]

/** Events of `addressFormMachine`. */
export const addressFormEvents = [
  'open',
  'check',
  'ask',
  'save',
  'confirm',
  'close-code',
  'succeed',
  'fail',
  'refuse-code',
  'leave',
  'left',
] as const
/** Element of `addressFormEvents`. */
export type AddressFormEvent = (typeof addressFormEvents)[number]

/** Subject of the form: a new address or the address of a profile (RECV-001, RECV-002). */
export type AddressSubject = AddSubject | EditSubject

/** Subject of the add form. */
export interface AddSubject {
  readonly mode: 'add'
  /** Payor of the request that opened the form; null without a request. */
  readonly payor: Payor | null
  /** Ids of the profiles when the form opened. A profile that is new since then was created by an interrupted save. */
  readonly before: ReadonlyArray<string>
}

/** Subject of the edit form. */
export interface EditSubject {
  readonly mode: 'edit'
  readonly profile: PayoutProfile
  /** Wallet as it was last saved. */
  readonly wallet: ProfileWallet
  /** Name of the profile. If the nickname differs, a save renames the profile too. */
  readonly name: string
}

/** Text field of the form. */
export type AddressFormField = 'address' | 'label'

/** Values and messages of the form's fields. */
export interface AddressFormFields {
  /** Code of the chosen currency; null until the user chooses one (RECV-035). */
  readonly currency: string | null
  readonly address: string
  /** Account of the connected wallet; null if none is connected. Equals `address` until the user edits the address. */
  readonly account: string | null
  readonly label: string
  /** Text of the currency search. */
  readonly search: string
  /** Fields that lost focus at least once. Only these show validation messages. */
  readonly touched: ReadonlyArray<AddressFormField>
  /** Notice above the buttons, or null. */
  readonly alert: ReceivingNotice | null
  /** Field to which the current failure refers, or null. */
  readonly refused: AddressFormField | null
}

/** State of the code dialog. */
export interface AddressCode {
  readonly kind: SecondFactorKind
  readonly value: string
  readonly isTouched: boolean
  /** Error of the last submit, or null. */
  readonly alert: ReceivingNotice | null
  /** Provider's message of the rejection, shown beside the field, or null. */
  readonly refusal: string | null
}

/** Dialog for the two-factor code. */
export type AddressFormModal = 'address-code'

/** Input for adding an address. */
export interface NewAddress {
  readonly form: ReceivingForm
  /** Payor of the request that opened the form; null without a request (RECV-002). */
  readonly payor: Payor | null
  readonly hasPayeeToken: boolean
  /** Ids of the profiles when the form opened. A profile that is new since then was created by an interrupted save. */
  readonly before: ReadonlyArray<string>
}

/** Input for changing an address. */
export interface ChangedAddress {
  readonly profileId: string
  readonly walletId: string
  /** Values of the wallet before the change. */
  readonly before: ReceivingForm
  /** Name of the profile before the change. */
  readonly nameBefore: string
  readonly after: ReceivingForm
  readonly hasPayeeToken: boolean
}

/** Change with its two-factor or backup code. The code is null if the address does not change (RECV-056). */
export type ConfirmedChange = ChangedAddress & { readonly twoFactorCode: string | null }

/** Request of the form: add an address, check a change, or save a change. */
export type AddressRequest =
  | { readonly kind: 'add'; readonly input: NewAddress }
  | { readonly kind: 'check'; readonly input: ChangedAddress }
  | { readonly kind: 'edit'; readonly input: ConfirmedChange }
