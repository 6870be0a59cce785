import { either as E, function as F, type task as T, type taskEither as TE } from 'fp-ts'
import { guarded } from '../../kernel/attempt.ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeLatest } from '../../kernel/latest.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals } from '../../platform/ports.ts'
import { toggleReset } from '../../platform/timings.ts'
import type { SecuritySettings } from '../../security/index.ts'
import type { Applications } from '../../verification/index.ts'
import type { PayoutProfile } from '../model.ts'
import type { PayoutInvites } from '../payout-invites/index.ts'
import type { LoadedPayouts } from '../payouts/index.ts'
import type { PayoutDirectory } from '../ports.ts'
import {
  makeRemoveSender,
  makeSenderMoves,
  type MovePorts,
  type SenderMoveActions,
  type SenderMoves,
} from '../sender-moves/index.ts'
import type { AddressDirectoryModal, AddressRemoval, DirectoryKnowledge } from './model.ts'
import { canDelete, removalWords } from './rules.ts'
import { type DeletionPorts, makeDeleteProfile } from './use-cases.ts'
import { type AddressDirectoryView, addressDirectoryView, type RemovalView, removalView } from './view.ts'

/** What the list of addresses needs from outside. */
export interface AddressDirectoryPorts extends Omit<DeletionPorts & MovePorts, 'stores' | 'profiles'> {
  readonly stores: Stores
  readonly clock: Clock
  readonly modals: ClosableModals<AddressDirectoryModal>
  readonly directory: PayoutDirectory
  readonly profiles: DeletionPorts['profiles'] & MovePorts['profiles']
  readonly invites: Pick<PayoutInvites, 'view' | 'joined'>
  readonly verification: Pick<Applications, 'state'>
  /** Asked again where it is not known whether two-factor is on. */
  readonly security: Pick<SecuritySettings, 'settings' | 'tasks'>
  readonly hasPayeeToken: Live<boolean>
  /** Where help is found (RECV-067). */
  readonly supportPage: string
}

/** The addresses, who pays to them, and who would like to. */
export interface AddressDirectory extends SenderMoveActions {
  readonly view: Live<AddressDirectoryView>
  /** null while nothing is asked about. */
  readonly removal: Live<RemovalView | null>
  /** What is known beside the payouts themselves. */
  readonly known: Live<DirectoryKnowledge>
  /** To be run on entering the screen, and to ask again after a failure. */
  readonly load: () => void
  /** Opens the dialog that asks whether a profile is to be deleted; does nothing while it has senders (RECV-017). */
  readonly askToDelete: (profileId: string) => void
  /** The same of one of its senders (RECV-089). */
  readonly askToRemoveSender: (input: { readonly profileId: string; readonly payorId: string }) => void
  /** Removes what was asked about; the dialog closes once that is done. */
  readonly remove: () => void
  /** Closes the dialog; nothing is removed. */
  readonly closeRemoval: () => void
  /** Tells no more of what was done last. */
  readonly forgetNotice: () => void
  readonly tasks: {
    /** Asks for everything anew; what fails is logged, and what was known of it stays (ERR-084). */
    readonly reload: T.Task<void>
  }
}

const unknown: DirectoryKnowledge = { currencies: null, acceptance: null, isAsked: false, isFailed: false }

/** Loads the parts of the screen. A response counts unless something newer is known: a later response, or a change. */
const makeLoaded = ({ stores, clock, log, directory, payouts }: AddressDirectoryPorts) => {
  const known = stores.make(unknown)
  const loads = makeScope(stores, clock)
  /** @param start runs with a request; returns the effect of its response */
  const part = <A>(name: string, request: TE.TaskEither<Fault, A>, start: () => (answer: A) => void) => {
    const latest = makeLatest(stores)
    return async (): Promise<boolean> => {
      const take = latest(start())
      const answer = await guarded(request, F.identity<Fault>)()
      if (E.isRight(answer)) take(answer.right)
      else log.error(`The ${name} could not be loaded: ${describeFault(answer.left)}`)
      return E.isRight(answer)
    }
  }
  /** A part that other slices change. */
  const shared = <K extends keyof LoadedPayouts>(
    name: string,
    key: K,
    request: TE.TaskEither<Fault, LoadedPayouts[K]>,
  ) => {
    const answered = stores.make<LoadedPayouts[K] | null>(null)
    return part(name, request, () => {
      const before = payouts.state.get()[key]
      return (answer) => {
        const now = payouts.state.get()[key]
        if (now === before || now === answered.get()) payouts.state.update((all) => ({ ...all, [key]: answer }))
        answered.update(() => answer)
      }
    })
  }
  const parts = [
    shared('payors', 'payors', directory.payors),
    shared('payout profiles', 'profiles', directory.profiles),
    shared('wallets', 'wallets', directory.wallets),
    part(
      'payout currencies',
      directory.currencies,
      () => (currencies) => known.update((now) => ({ ...now, currencies })),
    ),
    part(
      'acceptance of payouts',
      directory.acceptance,
      () => (acceptance) => known.update((now) => ({ ...now, acceptance })),
    ),
  ]
  const reload: T.Task<void> = async () => {
    loads.renew()
    const done = loads.whileOpen<boolean>((isFailed) => known.update((now) => ({ ...now, isAsked: true, isFailed })))
    const [payors, profiles] = await Promise.all(parts.map((load) => load()))
    done(payors !== true || profiles !== true)
  }
  return { known, reload }
}
type Loaded = ReturnType<typeof makeLoaded>

type Tell = SenderMoves['tell']

/** The dialog that asks before something is removed. */
const dialog: AddressDirectoryModal = 'remove-receiving'

/** How an address or a sender is removed, once that is confirmed. */
const makeRemoval = (ports: AddressDirectoryPorts, tell: Tell, { known, reload }: Loaded) => {
  const { stores, clock, modals, payouts } = ports
  const removal = stores.make<AddressRemoval | null>(null)
  const questions = makeScope(stores, clock)
  const deleteProfile = makeDeleteProfile(ports)
  const removeSender = makeRemoveSender(ports)
  const removing = makeOperation<AddressRemoval, Fault, unknown>({
    stores,
    clock,
    run: (what) => (what.kind === 'profile' ? deleteProfile(what.profile) : removeSender(what)),
    resetAfter: { success: null, failed: toggleReset },
  })
  const put = (what: AddressRemoval | null): void => {
    questions.renew()
    removal.update(() => what)
  }
  const ask = (what: AddressRemoval): void => {
    removing.reset()
    tell(null)
    put(what)
    modals.open({ name: dialog })
  }
  const close = (): void => {
    put(null)
    modals.close(dialog)
  }
  const profileOf = (profileId: string): PayoutProfile | undefined =>
    payouts.state.get().profiles.find(({ id }) => id === profileId)
  return {
    removal: project(combine({ removal, status: project(removing, ({ status }) => status), known }), removalView),
    askToDelete: (profileId: string): void => {
      const profile = profileOf(profileId)
      if (profile !== undefined && canDelete(profile)) ask({ kind: 'profile', profile })
    },
    askToRemoveSender: ({ profileId, payorId }: { readonly profileId: string; readonly payorId: string }): void => {
      const profile = profileOf(profileId)
      const payor = profile?.payors.find(({ id }) => id === payorId)
      if (profile !== undefined && payor !== undefined) ask({ kind: 'sender', profile, payor })
    },
    remove: (): void => {
      const what = removal.get()
      if (what === null || removing.get().status === 'loading') return
      const settle = questions.whileSignedIn((answer: E.Either<Fault, unknown>, isAsked) => {
        if (E.isRight(answer)) {
          tell({ tone: 'success', text: removalWords(what, 'done'), move: null })
          // Another may be asked about by now.
          if (isAsked) close()
        } else if (!isAsked) {
          // The dialog, whose button would say so, is closed.
          tell({ tone: 'caution', text: removalWords(what, 'failed'), move: null })
        }
        void reload()
      })
      void removing.start(what)().then(settle)
    },
    closeRemoval: close,
  }
}

/** Nothing is asked for until the screen is entered. */
export const makeAddressDirectory = (ports: AddressDirectoryPorts): AddressDirectory => {
  const { payouts, invites, verification, security, hasPayeeToken, supportPage } = ports
  const loaded = makeLoaded(ports)
  const { isMoving, choice, notice, tell, enter, ...moves } = makeSenderMoves({ ...ports, reload: loaded.reload })
  const otpEnabled = project(security.settings, (settings) => settings?.otpEnabled ?? null)
  const now = combine({
    known: loaded.known,
    payouts: payouts.state,
    hasPayeeToken,
    otpEnabled,
    applications: verification.state,
    isMoving,
    choice,
    notice,
    invite: invites.view,
  })
  return {
    view: project(now, (state) => addressDirectoryView({ ...state, supportPage })),
    ...makeRemoval(ports, tell, loaded),
    ...moves,
    known: loaded.known,
    load: () => {
      enter()
      if (otpEnabled.get() === null) void security.tasks.reload()
      void loaded.reload()
    },
    forgetNotice: () => tell(null),
    tasks: { reload: loaded.reload },
  }
}
