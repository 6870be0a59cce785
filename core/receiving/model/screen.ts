import type { SecondFactorKind } from '../../security/index.ts'
import type { CurrencyOption, Payor, PayoutProfile, ProfileWallet } from '../model.ts'
import type { PayoutCheck } from './acceptance.ts'

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

/** What is told of something that was done, or was not. */
export interface ReceivingNotice {
  readonly tone: 'success' | 'caution'
  readonly text: string
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

/** What the screen knows beside the payouts themselves. */
export interface ReceivingKnowledge {
  /** Whether it was asked for at all. */
  readonly isAsked: boolean
  /** null until they were loaded. */
  readonly currencies: ReadonlyArray<CurrencyOption> | null
  /** null until it was asked. */
  readonly acceptance: PayoutCheck | null
}

/** What is to be removed, once that is confirmed. */
export type ReceivingRemoval =
  | { readonly kind: 'profile'; readonly profile: PayoutProfile }
  | { readonly kind: 'sender'; readonly profile: PayoutProfile; readonly payor: Payor }
