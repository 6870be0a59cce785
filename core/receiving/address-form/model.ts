import type { SecondFactorKind } from '../../security/index.ts'
import type { Payor, PayoutProfile, ProfileWallet, ReceivingForm, ReceivingNotice } from '../model.ts'

/** What can go wrong while an address is saved, in order. */
export const saveStages = [
  'token',
  'validate',
  'create-wallet',
  'create-profile',
  'add-payor',
  'update-wallet',
  'update-profile',
] as const
/** The stage at which a save stopped; those after it were not sent (RECV-086). */
export type SaveStage = (typeof saveStages)[number]

/** Which stage of a save failed, and what is told of it. */
export interface SaveFailure {
  readonly stage: SaveStage
  readonly text: string
  /** The provider's own words, told beside a code that it refused; null: none. */
  readonly reason: string | null
}

/** What the screen of the receiving addresses shows (RECV-001). */
export const receivingScreenStates = ['index', 'add', 'edit'] as const
/** One of `receivingScreenStates`. */
export type ReceivingScreenState = (typeof receivingScreenStates)[number]

/** The states that the form is in, one at a time. */
export const addressFormStates = [
  'closed',
  'editing',
  // A changed address is validated before a code is asked for (RECV-039).
  'checking',
  // The code dialog is open (RECV-040).
  'asking',
  'saving',
  // Saving with a code, under the dialog that asked for it.
  'confirming',
  // Saved or cancelled: the index comes back in a moment (RECV-003, RECV-004).
  'leaving',
] as const
/** One of `addressFormStates`. */
export type AddressFormState = (typeof addressFormStates)[number]

/** What leads the form from one of its states to another. */
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
/** One of `addressFormEvents`. */
export type AddressFormEvent = (typeof addressFormEvents)[number]

/** What the form is about (RECV-001, RECV-002). */
export type AddressSubject = AddSubject | EditSubject

/** A new address. */
export interface AddSubject {
  readonly mode: 'add'
  /** The request that it was opened from; null: from none. */
  readonly payor: Payor | null
  /** Ids of the profiles that there were then: one that came since was made by an interrupted save. */
  readonly before: ReadonlyArray<string>
}

/** The address of a profile. */
export interface EditSubject {
  readonly mode: 'edit'
  readonly profile: PayoutProfile
  /** The wallet, as it was saved so far. */
  readonly wallet: ProfileWallet
  /** What the profile is called; a name that differs from the nickname is saved with it. */
  readonly name: string
}

/** A text field of the form. */
export type AddressFormField = 'address' | 'label'

/** What is filled in, and what is told of it. */
export interface AddressFormFields {
  /** Code of the chosen currency; null: none yet (RECV-035). */
  readonly currency: string | null
  readonly address: string
  /** The account of a wallet that was connected; it is the address as long as nothing else is typed. */
  readonly account: string | null
  readonly label: string
  /** What stands in the search of the currencies. */
  readonly search: string
  /** The fields that were left; their messages show. */
  readonly touched: ReadonlyArray<AddressFormField>
  /** Told above the buttons; null: nothing. */
  readonly alert: ReceivingNotice | null
  /** The field that a failure is about, as long as that is told; null: none. */
  readonly refused: AddressFormField | null
}

/** The code that a changed address asks for. */
export interface AddressCode {
  readonly kind: SecondFactorKind
  readonly value: string
  readonly isTouched: boolean
  /** Told of the last try; null: nothing. */
  readonly alert: ReceivingNotice | null
  /** The provider's own words for it, beside the field; null: none. */
  readonly refusal: string | null
}

/** The dialog that asks for the code. */
export type AddressFormModal = 'address-code'

/** A new address, as it is to be saved. */
export interface NewAddress {
  readonly form: ReceivingForm
  /** The request that it was opened from; null: from none (RECV-002). */
  readonly payor: Payor | null
  readonly hasPayeeToken: boolean
  /** Ids of the profiles that there were when the form was opened: one that came since was made by an interrupted save. */
  readonly before: ReadonlyArray<string>
}

/** An address as it is to be changed. */
export interface ChangedAddress {
  readonly profileId: string
  readonly walletId: string
  /** What the wallet holds. */
  readonly before: ReceivingForm
  /** What the profile is called. */
  readonly nameBefore: string
  readonly after: ReceivingForm
  readonly hasPayeeToken: boolean
}

/** A change, with the code that a changed address asks for; null where the address stays (RECV-056). */
export type ConfirmedChange = ChangedAddress & { readonly twoFactorCode: string | null }

/** What is sent at one time: a new address, a change to be checked, or one to be saved. */
export type AddressSending =
  | { readonly kind: 'add'; readonly input: NewAddress }
  | { readonly kind: 'check'; readonly input: ChangedAddress }
  | { readonly kind: 'edit'; readonly input: ConfirmedChange }
