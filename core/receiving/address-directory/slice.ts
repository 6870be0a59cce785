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
import type { AddressDirectoryModal, AddressRemoval, DirectoryData } from './model.ts'
import { canDelete, removalText } from './rules.ts'
import { type DeletionPorts, makeDeleteProfile } from './use-cases.ts'
import { type AddressDirectoryView, addressDirectoryView, type RemovalView, removalView } from './view.ts'

/** Ports of the list of addresses. */
export interface AddressDirectoryPorts extends Omit<DeletionPorts & MovePorts, 'stores' | 'profiles'> {
  readonly stores: Stores
  readonly clock: Clock
  readonly modals: ClosableModals<AddressDirectoryModal>
  readonly payoutDirectory: PayoutDirectory
  readonly payoutProfiles: DeletionPorts['payoutProfiles'] & MovePorts['payoutProfiles']
  readonly invites: Pick<PayoutInvites, 'view' | 'joined'>
  readonly verification: Pick<Applications, 'state'>
  /** Security settings. The screen loads them on entry if it is unknown whether two-factor authentication is on. */
  readonly security: Pick<SecuritySettings, 'settings' | 'tasks'>
  readonly hasPayeeToken: Live<boolean>
  /** URL of the support page (RECV-067). */
  readonly supportPage: string
}

/** List of receiving addresses with their senders, and the open payout requests. */
export interface AddressDirectory extends SenderMoveActions {
  readonly view: Live<AddressDirectoryView>
  /** Null while the removal dialog is closed. */
  readonly removal: Live<RemovalView | null>
  /** Data that the screen needs and that `Payouts` does not store. */
  readonly known: Live<DirectoryData>
  /** Loads the data of the screen. The screen calls this on entry, and to retry after a failure. */
  readonly load: () => void
  /**
   * Opens the dialog that confirms the deletion of a profile. Does nothing while the profile has senders (RECV-017).
   */
  readonly openDeleteDialog: (profileId: string) => void
  /** Opens the dialog that confirms the removal of a sender from a profile (RECV-089). */
  readonly openRemoveSenderDialog: (input: { readonly profileId: string; readonly payorId: string }) => void
  /** Executes the confirmed removal. The dialog closes on success. */
  readonly remove: () => void
  /** Closes the dialog without a removal. */
  readonly closeRemoval: () => void
  /** Clears the notice of the last action. */
  readonly clearNotice: () => void
  readonly tasks: {
    /**
     * Reloads every part of the screen. A failed load is logged, and its part of the screen keeps the last value (ERR-084).
     */
    readonly reload: T.Task<void>
  }
}

const unknown: DirectoryData = { currencies: null, acceptance: null, isAsked: false, isFailed: false }

/**
 * Loads the parts of the screen. Drops a response if the response to a later request has arrived, or if the app has changed
 * the data since the request.
 */
const makeLoaded = ({ stores, clock, log, payoutDirectory: directory, payouts }: AddressDirectoryPorts) => {
  const known = stores.make(unknown)
  const loads = makeScope(stores, clock)
  /**
   * Makes a function that loads one part of the screen. The function returns true on success.
   * @param start function that is called when the request is sent; it returns the function that applies the response
   */
  const part = <A>(name: string, request: TE.TaskEither<Fault, A>, start: () => (answer: A) => void) => {
    const latest = makeLatest(stores)
    return async (): Promise<boolean> => {
      const applyResponse = latest(start())
      const answer = await guarded(request, F.identity<Fault>)()
      if (E.isRight(answer)) applyResponse(answer.right)
      else log.error(`The ${name} could not be loaded: ${describeFault(answer.left)}`)
      return E.isRight(answer)
    }
  }
  /**
   * Makes a function that loads a part of the payouts. Other slices can also change this part. If another slice has changed
   * the part since the request, the response is dropped.
   */
  const shared = <K extends keyof LoadedPayouts>(
    name: string,
    key: K,
    request: TE.TaskEither<Fault, LoadedPayouts[K]>,
  ) => {
    const lastResponse = stores.make<LoadedPayouts[K] | null>(null)
    return part(name, request, () => {
      const before = payouts.state.get()[key]
      return (answer) => {
        const now = payouts.state.get()[key]
        if (now === before || now === lastResponse.get()) payouts.state.update((all) => ({ ...all, [key]: answer }))
        lastResponse.update(() => answer)
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

type SetNotice = SenderMoves['setNotice']

const dialog: AddressDirectoryModal = 'remove-receiving'

/** Makes the dialog that confirms the removal of an address or a sender, and the actions that open, execute and close it. */
const makeRemoval = (ports: AddressDirectoryPorts, setNotice: SetNotice, { known, reload }: Loaded) => {
  const { stores, clock, modals, payouts } = ports
  const removal = stores.make<AddressRemoval | null>(null)
  const dialogScope = makeScope(stores, clock)
  const deleteProfile = makeDeleteProfile(ports)
  const removeSender = makeRemoveSender(ports)
  const removing = makeOperation<AddressRemoval, Fault, unknown>({
    stores,
    clock,
    run: (what) => (what.kind === 'profile' ? deleteProfile(what.profile) : removeSender(what)),
    resetAfter: { success: null, failed: toggleReset },
  })
  const setRemoval = (what: AddressRemoval | null): void => {
    dialogScope.renew()
    removal.update(() => what)
  }
  const openDialog = (what: AddressRemoval): void => {
    removing.reset()
    setNotice(null)
    setRemoval(what)
    modals.open({ name: dialog })
  }
  const close = (): void => {
    setRemoval(null)
    modals.close(dialog)
  }
  const profileOf = (profileId: string): PayoutProfile | undefined =>
    payouts.state.get().profiles.find(({ id }) => id === profileId)
  return {
    removal: project(combine({ removal, status: project(removing, ({ status }) => status), known }), removalView),
    openDeleteDialog: (profileId: string): void => {
      const profile = profileOf(profileId)
      if (profile !== undefined && canDelete(profile)) openDialog({ kind: 'profile', profile })
    },
    openRemoveSenderDialog: ({
      profileId,
      payorId,
    }: {
      readonly profileId: string
      readonly payorId: string
    }): void => {
      const profile = profileOf(profileId)
      const payor = profile?.payors.find(({ id }) => id === payorId)
      if (profile !== undefined && payor !== undefined) openDialog({ kind: 'sender', profile, payor })
    },
    remove: (): void => {
      const what = removal.get()
      if (what === null || removing.get().status === 'loading') return
      const settle = dialogScope.whileSignedIn((answer: E.Either<Fault, unknown>, isAsked) => {
        if (E.isRight(answer)) {
          setNotice({ tone: 'success', text: removalText(what, 'done'), move: null })
          // By now the dialog may be open for another removal.
          if (isAsked) close()
        } else if (!isAsked) {
          // The dialog is closed, so its button cannot show the failure.
          setNotice({ tone: 'caution', text: removalText(what, 'failed'), move: null })
        }
        void reload()
      })
      void removing.start(what)().then(settle)
    },
    closeRemoval: close,
  }
}

/**
 * Creates the list of addresses. Sends no request before `load`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.recipient })
 * const app = makePaydeck(ports)
 * await app.startup.tasks.initialise()
 * app.addressDirectory.view.get().requests.length // 2
 */
export const makeAddressDirectory = (ports: AddressDirectoryPorts): AddressDirectory => {
  const { payouts, invites, verification, security, hasPayeeToken, supportPage } = ports
  const loaded = makeLoaded(ports)
  const { isMoving, choice, notice, setNotice, enter, ...moves } = makeSenderMoves({ ...ports, reload: loaded.reload })
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
    ...makeRemoval(ports, setNotice, loaded),
    ...moves,
    known: loaded.known,
    load: () => {
      enter()
      if (otpEnabled.get() === null) void security.tasks.reload()
      void loaded.reload()
    },
    clearNotice: () => setNotice(null),
    tasks: { reload: loaded.reload },
  }
}
