import { either as E, function as F, type io as IO, type task as T, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault, messageOf } from '../../kernel/fault.ts'
import { inSession } from '../../kernel/in-session.ts'
import { logged } from '../../kernel/logged.ts'
import { makeOperation, type Remote } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { timings } from '../../kernel/timings.ts'
import { visibleCurrencies } from '../../money/index.ts'
import type { Clock, ClosableModals, Log } from '../../platform/ports.ts'
import type { SecuritySettings } from '../../security/index.ts'
import { applicationFor, progressHeader, type Applications, type ApplicationsState } from '../../verification/index.ts'
import {
  type AddressFormActs,
  editForm,
  formView,
  type FormView,
  makeAddressForm,
  newForm,
  type PayoutAddressForm,
  type ReceivingPlace,
  type SaveFailure,
  stepView,
  type StepView,
} from '../address-form/index.ts'
import type { CurrencyOption, Payor, PayoutProfile, ReceivingNotice } from '../model.ts'
import type { PayoutInvite } from '../payout-invites/index.ts'
import { payoutRequests, type Payouts, type Receiving } from '../payouts/index.ts'
import type { AddressBook, PayoutDirectory, PayoutProfiles } from '../ports.ts'
import { activeProfile, canEdit, filled, inviteFailure, withProfileChanged } from '../rules.ts'
import type { ReceivingKnowledge, ReceivingRemoval } from './model.ts'
import { canDelete } from './rules.ts'
import { indexTexts } from './tables.ts'
import { indexView, type IndexView, removalView, type RemovalView, removalWords } from './view.ts'

/** What the screen reads of the provider. */
export interface LoadedDirectory {
  readonly state: Live<ReceivingKnowledge>
  /** Asks for everything anew; what fails is logged, and what was known of it stays (ERR-084). */
  readonly load: T.Task<void>
}

interface DirectoryPorts {
  readonly stores: Stores
  readonly log: Log
  readonly directory: PayoutDirectory
  readonly receiving: Pick<Receiving, 'payouts'>
  /** Told once the currencies are known, whatever else is still asked for. */
  readonly onCurrencies: () => void
}

const unknown: ReceivingKnowledge = { currencies: null, acceptance: null, isAsked: false }

/** An answer counts only where nothing newer is known: of a later load, or of what was changed since it was asked for. */
export const makeDirectory = ({ stores, log, directory, receiving, onCurrencies }: DirectoryPorts): LoadedDirectory => {
  const state = stores.make(unknown)
  const answered = new Map<string, { readonly round: number; readonly value: unknown }>()
  let round = 0
  const load: T.Task<void> = async () => {
    round += 1
    const [mine, epoch, asked] = [round, stores.epoch(), receiving.payouts.get()]
    const isCurrent = (): boolean => epoch === stores.epoch()
    const isNews = (name: string): boolean => isCurrent() && mine > (answered.get(name)?.round ?? 0)
    const part = async <A>(name: string, ask: TE.TaskEither<Fault, A>, effect: (answer: A) => void): Promise<void> => {
      const answer = await ask()
      if (E.isLeft(answer)) return log.error(`The ${name} could not be loaded: ${describeFault(answer.left)}`)
      if (!isNews(name)) return
      effect(answer.right)
      answered.set(name, { round: mine, value: answer.right })
    }
    const payouts =
      <K extends keyof Payouts>(name: string, key: K) =>
      (answer: Payouts[K]): void => {
        const now = receiving.payouts.get()[key]
        const isUnchanged = now === asked[key] || now === answered.get(name)?.value
        if (isUnchanged) receiving.payouts.update((all) => ({ ...all, [key]: answer }))
      }
    await Promise.all([
      part('payors', directory.payors, payouts('payors', 'payors')),
      part('payout profiles', directory.profiles, payouts('payout profiles', 'profiles')),
      part('wallets', directory.wallets, payouts('wallets', 'wallets')),
      part('payout currencies', directory.currencies, (currencies) => {
        state.update((now) => ({ ...now, currencies }))
        onCurrencies()
      }),
      part('acceptance of payouts', directory.acceptance, (acceptance) =>
        state.update((now) => ({ ...now, acceptance })),
      ),
    ])
    if (mine === round && isCurrent()) state.update((now) => ({ ...now, isAsked: true }))
  }
  return { state, load }
}

/** Who pays to which address, as it is changed on the index. */
export interface Assignments {
  /** What was done last, to be told; null: nothing. */
  readonly notice: Live<ReceivingNotice | null>
  readonly isAccepting: Live<boolean>
  /** null while nothing is asked about. */
  readonly removal: Live<RemovalView | null>
  /** Puts a request into the active profile (RECV-077). */
  readonly accept: (payorId: string) => IO.IO<void>
  /** Opens the dialog that asks whether a profile is to be deleted; does nothing while somebody pays into it (RECV-017). */
  readonly askToDelete: (profileId: string) => IO.IO<void>
  /** The same of one of its senders (RECV-089). */
  readonly askToRemoveSender: (profileId: string, payorId: string) => IO.IO<void>
  /** Removes what was asked about; the dialog closes once that is done. */
  readonly remove: IO.IO<void>
  readonly closeRemoval: IO.IO<void>
  readonly forgetNotice: IO.IO<void>
}

interface AssignmentPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals
  readonly book: Pick<AddressBook, 'deleteWallet'>
  readonly profiles: Pick<PayoutProfiles, 'addPayor' | 'remove' | 'removePayor'>
  readonly receiving: Pick<Receiving, 'payouts'>
  /** To be run after each change. */
  readonly reload: T.Task<void>
}

/** Each change shows at once, and is then asked for as the provider has it. */
export const makeAssignments = (ports: AssignmentPorts): Assignments => {
  const { stores, clock, log, modals, book, profiles, receiving, reload } = ports
  const notice = stores.make<ReceivingNotice | null>(null)
  const removal = stores.make<ReceivingRemoval | null>(null)
  const changePayors = (profileId: string, change: (payors: ReadonlyArray<Payor>) => ReadonlyArray<Payor>): void =>
    receiving.payouts.update((now) =>
      withProfileChanged(now, profileId, (one) => ({ ...one, payors: change(one.payors) })),
    )
  const profileOf = (profileId: string): PayoutProfile | undefined =>
    receiving.payouts.get().profiles.find(({ id }) => id === profileId)

  const acceptance = makeOperation<{ readonly payor: Payor; readonly profile: PayoutProfile }, Fault, void>({
    stores,
    clock,
    run: ({ payor, profile }) =>
      F.pipe(
        inSession(stores)(profiles.addPayor({ payorId: payor.id, profileId: profile.id })),
        logged(log.error, 'A request was not accepted'),
        TE.map(() => changePayors(profile.id, (payors) => [...payors, payor])),
      ),
    resetAfter: { success: null, failed: null },
  })

  const accept = async (payorId: string): Promise<void> => {
    const { payors, profiles: all } = receiving.payouts.get()
    const payor = payoutRequests(payors, all).find(({ id }) => id === payorId)
    const profile = activeProfile(all)
    if (payor === undefined || profile === null || acceptance.get().status === 'loading') return
    notice.update(() => null)
    const epoch = stores.epoch()
    const answer = await acceptance.start({ payor, profile })()
    if (epoch !== stores.epoch()) return
    notice.update(() =>
      E.isRight(answer)
        ? { tone: 'success', text: filled(indexTexts.accepted, { payor: payor.name, profile: profile.name }) }
        : { tone: 'caution', text: inviteFailure(messageOf(answer.left)) },
    )
    void reload()
  }

  /** The wallet goes with its profile (RECV-090); one that stays behind is no reason to keep the dialog (ERR-083). */
  const deleteProfile = ({ id, wallet }: PayoutProfile): TE.TaskEither<Fault, unknown> => {
    const within = inSession(stores)
    const removed: TE.TaskEither<Fault, unknown> = F.pipe(
      within(profiles.remove({ profileId: id })),
      logged(log.error, 'A payout profile was not deleted'),
      TE.tapIO((left) => () => receiving.payouts.update((now) => ({ ...now, profiles: left }))),
    )
    // Where it is gone already it was deleted, and the answer was lost.
    const isGone = profileOf(id) === undefined
    return F.pipe(
      isGone ? TE.right(undefined) : removed,
      TE.tapTask(() =>
        wallet === null
          ? async () => undefined
          : F.pipe(
              within(book.deleteWallet({ walletId: wallet.id })),
              logged(log.error, 'The wallet of a deleted profile was not deleted'),
              // Nothing is to be made of it any more.
              TE.tapIO(
                () => () =>
                  receiving.payouts.update((now) => ({
                    ...now,
                    wallets: now.wallets.filter(({ id: one }) => one !== wallet.id),
                  })),
              ),
            ),
      ),
    )
  }
  const removeSender = (profileId: string, payorId: string): TE.TaskEither<Fault, unknown> =>
    F.pipe(
      inSession(stores)(profiles.removePayor({ payorId, profileId })),
      logged(log.error, 'A sender was not removed'),
      TE.tapIO(() => () => changePayors(profileId, (payors) => payors.filter(({ id }) => id !== payorId))),
    )
  const removing = makeOperation<ReceivingRemoval, Fault, unknown>({
    stores,
    clock,
    run: (what) =>
      what.kind === 'profile' ? deleteProfile(what.profile) : removeSender(what.profile.id, what.payor.id),
    resetAfter: { success: null, failed: timings.toggleReset },
  })

  const ask = (what: ReceivingRemoval): void => {
    removing.reset()
    notice.update(() => null)
    removal.update(() => what)
    modals.open({ name: 'remove-receiving' })
  }
  const closeRemoval = (): void => {
    removal.update(() => null)
    modals.close('remove-receiving')
  }
  const remove = async (): Promise<void> => {
    const what = removal.get()
    if (what === null || removing.get().status === 'loading') return
    const epoch = stores.epoch()
    const answer = await removing.start(what)()
    if (epoch !== stores.epoch()) return
    if (E.isRight(answer)) {
      notice.update(() => ({ tone: 'success', text: removalWords(what, 'done') }))
      // Another may be asked about by now.
      if (removal.get() === what) closeRemoval()
    }
    void reload()
  }

  return {
    notice,
    isAccepting: project(acceptance, ({ status }) => status === 'loading'),
    removal: project(combine({ removal, status: project(removing, ({ status }) => status) }), removalView),
    accept: (payorId) => () => void accept(payorId),
    askToDelete: (profileId) => () => {
      const profile = profileOf(profileId)
      if (profile !== undefined && canDelete(profile)) ask({ kind: 'profile', profile })
    },
    askToRemoveSender: (profileId, payorId) => () => {
      const profile = profileOf(profileId)
      const payor = profile?.payors.find(({ id }) => id === payorId)
      if (profile !== undefined && payor !== undefined) ask({ kind: 'sender', profile, payor })
    },
    remove: () => void remove(),
    closeRemoval,
    forgetNotice: () => notice.update(() => null),
  }
}

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
  readonly security: Pick<SecuritySettings, 'settings' | 'tasks'>
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
      if (otpEnabled.get() === null) void security.tasks.reload()
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
