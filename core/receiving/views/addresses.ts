import type { Remote } from '../../kernel/remote.ts'
import type { Payouts, SaveFailure } from '../model.ts'
import type { PayoutAddressForm, ReceivingKnowledge, ReceivingNotice, ReceivingPlace } from '../model/screen.ts'
import { type FormView, formView } from './form-page.ts'
import { type IndexView, indexView } from './index-page.ts'

/** The screen of the receiving addresses, ready to render: one of its three states (RECV-001). */
export type AddressesView = IndexView | FormView

/** What the screen is computed from. */
export interface AddressesState {
  readonly place: ReceivingPlace
  readonly form: PayoutAddressForm
  readonly directory: ReceivingKnowledge
  readonly payouts: Payouts
  readonly hasPayeeToken: boolean
  readonly otpEnabled: boolean | null
  readonly progress: string | null
  readonly save: Remote<SaveFailure>
  readonly isAccepting: boolean
  readonly notice: ReceivingNotice | null
  readonly invite: { readonly isAccepting: boolean; readonly failure: string | null }
  readonly showHidden: boolean
  readonly supportPage: string
}

/** Until it was asked whether payouts can be accepted, and while an invite is, the index waits: nothing moves then. */
export const addressesView = (state: AddressesState): AddressesView => {
  const { place, form, directory, save, invite, showHidden } = state
  const { currencies, acceptance, isAsked } = directory
  if (place.state !== 'index') {
    return formView({ place, form, currencies, areCurrenciesLoading: !isAsked, showHidden, save })
  }
  return indexView({
    ...state,
    currencies,
    acceptance,
    isLoading: !isAsked || invite.isAccepting,
    inviteFailure: invite.failure,
  })
}
