import type { io as IO } from 'fp-ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { visibleCurrencies } from '../../money/index.ts'
import type { Clock, ClosableModals, Log } from '../../platform/ports.ts'
import type { SecuritySettings } from '../../security/index.ts'
import { applicationFor, progressHeader, type Applications, type ApplicationsState } from '../../verification/index.ts'
import type { CurrencyOption } from '../model.ts'
import type { AddressBook, PayoutDirectory, PayoutProfiles } from '../ports.ts'
import { canEdit } from '../rules/addresses.ts'
import { activeProfile } from '../rules/profiles.ts'
import { editForm, newForm } from '../rules/screen.ts'
import type { Receiving } from '../slice.ts'
import { type AddressesView, addressesView } from '../views/addresses.ts'
import { type StepView, stepView } from '../views/dialogs.ts'
import type { PayoutInvite } from './accept-invite.ts'
import { type AddressFormActs, makeAddressForm } from './address-form.ts'
import { type Assignments, makeAssignments } from './assignments.ts'
import { makeDirectory } from './directory.ts'

/** What the screen of the receiving addresses needs from outside. */
export interface ReceivingAddressesPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals
  readonly directory: PayoutDirectory
  readonly book: AddressBook
  readonly profiles: PayoutProfiles
  readonly receiving: Receiving
  readonly invite: PayoutInvite
  readonly verification: Pick<Applications, 'state'>
  /** Asked again where it is not known whether two-factor is on. */
  readonly security: Pick<SecuritySettings, 'settings'> & SecuritySettings['tasks']
  readonly hasPayeeToken: Live<boolean>
  /** Whether the query at start asked for hidden currencies (CUR-011). */
  readonly showHidden: boolean
  /** Where help is found (RECV-067). */
  readonly supportPage: string
}

type AssignmentActs = Pick<
  Assignments,
  'removal' | 'accept' | 'askToDelete' | 'askToRemoveSender' | 'remove' | 'closeRemoval'
>

/** The screen of the receiving addresses: two-factor is asked for, and never turned on or off here (RECV-057). */
export interface ReceivingAddresses extends AddressFormActs, AssignmentActs {
  readonly view: Live<AddressesView>
  readonly step: Live<StepView>
  /** To be run on entering the screen, and to ask again after a failure. */
  readonly load: IO.IO<void>
  /** Tries the invite again that was not accepted (CALL-015). */
  readonly retryInvite: IO.IO<void>
  /** Opens the add state, for a request or for none (RECV-002). */
  readonly add: (payorId: string | null) => IO.IO<void>
  /** Opens the edit state; does nothing without two-factor authentication (RECV-013). */
  readonly edit: (profileId: string) => IO.IO<void>
  /** What the region warning offers: another currency for the active profile (RECV-065). */
  readonly changeCurrency: IO.IO<void>
}

/** In words, for whoever has such an application (RECV-008). */
const progressOf = ({ applications }: ApplicationsState): string | null => {
  const application = applicationFor('payoutsRecipient', applications ?? [])
  return application === null ? null : progressHeader(application)
}

/** Nothing is asked for until the screen is entered. */
export const makeReceivingAddresses = (ports: ReceivingAddressesPorts): ReceivingAddresses => {
  const { receiving, invite, verification, security, hasPayeeToken, showHidden, supportPage } = ports
  const { payouts } = receiving
  // The form was opened before the currencies were known (RECV-035).
  const onCurrencies = (): void => {
    const current = offered() ?? []
    const { currency } = states.form.get()
    if (states.place.get().state === 'add' && current.every(({ code }) => code !== currency)) {
      states.form.update((form) => ({ ...form, currency: newForm(current).currency }))
    }
  }
  const directory = makeDirectory({ ...ports, onCurrencies })
  const { removal, notice, isAccepting, forgetNotice, ...assignments } = makeAssignments({
    ...ports,
    reload: directory.load,
  })
  const otpEnabled = project(security.settings, (settings) => settings?.otpEnabled ?? null)
  const offered = (): ReadonlyArray<CurrencyOption> | null => {
    const { currencies } = directory.state.get()
    return currencies === null ? null : visibleCurrencies(currencies, showHidden)
  }
  const { states, acts, go } = makeAddressForm({
    ...ports,
    currencies: () => directory.state.get().currencies,
    reload: directory.load,
  })

  const add = (payorId: string | null): void => {
    const payor = payouts.get().payors.find(({ id }) => id === payorId) ?? null
    forgetNotice()
    go({ state: 'add', payor }, newForm(offered()))
  }
  const edit = (profileId: string): void => {
    const profile = payouts.get().profiles.find(({ id }) => id === profileId)
    if (profile === undefined || profile.wallet === null || !canEdit(otpEnabled.get() === true)) return
    const { wallet } = profile
    forgetNotice()
    go({ state: 'edit', profile, wallet, name: profile.name }, editForm(wallet))
  }

  const now = combine({
    place: states.place,
    form: states.form,
    save: states.saving,
    directory: directory.state,
    payouts,
    hasPayeeToken,
    otpEnabled,
    progress: project(verification.state, progressOf),
    isAccepting,
    notice,
    invite: invite.view,
  })
  return {
    ...acts,
    ...assignments,
    removal,
    view: project(now, (state) => addressesView({ ...state, showHidden, supportPage })),
    step: project(combine({ place: states.place, step: states.step, save: states.saving }), stepView),
    load: () => {
      forgetNotice()
      if (otpEnabled.get() === null) void security.reload()
      void directory.load()
    },
    retryInvite: () => void invite.accept('screen')(),
    add: (payorId) => () => add(payorId),
    edit: (profileId) => () => edit(profileId),
    changeCurrency: () => {
      const active = activeProfile(payouts.get().profiles)
      if (active === null) add(null)
      else edit(active.id)
    },
  }
}
