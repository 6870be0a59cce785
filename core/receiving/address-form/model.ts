import type { SecondFactorKind } from '../../security/index.ts'
import type { Payor, PayoutProfile, ProfileWallet, ReceivingNotice } from '../model.ts'

/** What can go wrong while an address is saved, in order. */
export const saveSteps = [
  'token',
  'validate',
  'create-wallet',
  'create-profile',
  'add-payor',
  'update-wallet',
  'update-profile',
] as const
/** The step at which a save stopped; those after it were not sent (RECV-086). */
export type SaveStep = (typeof saveSteps)[number]

/** Which step of a save failed, and what is told of it. */
export interface SaveFailure {
  readonly step: SaveStep
  readonly text: string
  /** The provider's own words, told beside a code that it refused; null: none. */
  readonly reason: string | null
}

/** What the screen of the receiving addresses shows (RECV-001). */
export const receivingScreenStates = ['index', 'add', 'edit'] as const
/** One of `receivingScreenStates`. */
export type ReceivingScreenState = (typeof receivingScreenStates)[number]

/** Where somebody is on the screen (RECV-001, RECV-002). */
export type ReceivingPlace =
  | { readonly state: 'index' }
  /** `payor`: the request that it was opened from; null: from none. */
  | { readonly state: 'add'; readonly payor: Payor | null }
  /** `wallet` and `name`, what the profile is called, as they were saved so far; a name that differs from the nickname is saved with it. */
  | { readonly state: 'edit'; readonly profile: PayoutProfile; readonly wallet: ProfileWallet; readonly name: string }

/** A text field of the form. */
export type PayoutAddressField = 'address' | 'label'

/** What is filled in, and what is told of it. */
export interface PayoutAddressForm {
  /** Code of the chosen currency; null: none yet (RECV-035). */
  readonly currency: string | null
  readonly address: string
  readonly label: string
  /** What stands in the search of the currencies. */
  readonly search: string
  /** The fields that were left; their messages show. */
  readonly touched: ReadonlyArray<PayoutAddressField>
  /** Told above the buttons; null: nothing. */
  readonly alert: ReceivingNotice | null
  /** Saved or cancelled: the index comes back in a moment (RECV-003, RECV-004). */
  readonly isLeaving: boolean
}

/** The code that a changed address asks for. */
export interface StepForm {
  readonly kind: SecondFactorKind
  readonly value: string
  readonly isTouched: boolean
  /** Told of the last try; null: nothing. */
  readonly alert: ReceivingNotice | null
  /** The provider's own words for it, beside the field; null: none. */
  readonly refusal: string | null
}
