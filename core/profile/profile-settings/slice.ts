import { either as E, function as F, task as T } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Configuration, Device, Hashes, Log, Modals } from '../../platform/ports.ts'
import { toggleReset } from '../../platform/timings.ts'
import type { Applications } from '../../verification/index.ts'
import type { BasicInfo } from '../basic-info/index.ts'
import type { ProfileRecords } from '../ports.ts'
import type { WalletPairingModal } from '../wallet-pairing/index.ts'
import type { ProfileSettingsModal } from './model.ts'
import { avatarAddress, avatarText } from './rules.ts'
import { optInFailure } from './tables.ts'
import { makeSetOptIn } from './use-cases.ts'
import { type ProfileSettingsView, profileSettingsView } from './view.ts'

/** What the profile's own settings need from outside. */
export interface ProfileSettingsPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly configuration: Pick<Configuration, 'avatars' | 'pages'>
  readonly modals: Modals<ProfileSettingsModal | WalletPairingModal>
  readonly records: Pick<ProfileRecords, 'setEmailOptIn'>
  readonly hashes: Hashes
  readonly device: Pick<Device, 'timeZone'>
  readonly basicInfo: Pick<BasicInfo, 'info' | 'amend'>
  readonly applications: Pick<Applications, 'state'> & { readonly tasks: Pick<Applications['tasks'], 'reload'> }
  readonly hasMerchantAccess: Live<boolean>
  /** Whether a companion wallet app may be paired (PROF-017). */
  readonly canPairWallet: Live<boolean>
  /** Where a business is managed, and where an account becomes one: same-origin addresses. */
  readonly business: {
    readonly manage: string
    /** The address of the page that makes the account a business; a name that is known is filled in there. */
    readonly upgrade: (firstName: string | null, lastName: string | null) => string
  }
}

/** The page "Profile" of the settings. */
export interface ProfileSettings {
  readonly view: Live<ProfileSettingsView>
  readonly act: {
    /** Turns the notifications by email on or off; does nothing while the last one is on its way. */
    readonly toggleNotifications: () => void
    /** Opens the dialog that pairs a wallet app (PROF-017). */
    readonly pairWallet: () => void
    /** Asks for the applications again, after a failure. */
    readonly reloadVerification: () => void
    /** Finds the address of the user's picture; to be run where it is shown. */
    readonly findPicture: () => void
    /** The picture could not be loaded: a stand-in is shown from now on (PROF-064). */
    readonly forgetPicture: () => void
  }
}

/** Nothing is asked for until an action runs. */
export const makeProfileSettings = (ports: ProfileSettingsPorts): ProfileSettings => {
  const { stores, clock, log, configuration, modals, records, hashes, device, basicInfo, applications } = ports
  const picture = stores.make<string | null>(null)
  // Where the toggle stands while the provider has not answered; null: where the profile says.
  const wish = stores.make<boolean | null>(null)
  const scope = makeScope(stores, clock)
  const setOptIn = makeSetOptIn(records)

  const settle = (optIn: boolean, answer: E.Either<Fault, void>): void => {
    wish.update(() => null)
    if (E.isRight(answer)) return basicInfo.amend((info) => ({ ...info, optInEmailMarketing: optIn }))
    log.warn(`The email notifications could not be changed: ${describeFault(answer.left)}`)
    modals.open({ name: 'opt-in-error', text: optInFailure })
  }
  const toggle = makeOperation<boolean, Fault, void>({
    stores,
    clock,
    run: (optIn) => {
      wish.update(() => optIn)
      const settleOnce = scope.whileSignedIn((answer: E.Either<Fault, void>) => settle(optIn, answer))
      return F.pipe(
        setOptIn(optIn),
        T.tapIO((answer) => () => settleOnce(answer)),
      )
    },
    resetAfter: { success: toggleReset, failed: toggleReset },
  })

  const state = combine({
    info: basicInfo.info,
    picture,
    wish,
    toggle,
    applications: applications.state,
    isMerchant: ports.hasMerchantAccess,
    canPairWallet: ports.canPairWallet,
  })
  return {
    view: project(state, (now) =>
      profileSettingsView({
        ...now,
        viewing: { now: clock.now(), timeZone: device.timeZone() },
        pages: configuration.pages,
        business: ports.business,
      }),
    ),
    act: {
      toggleNotifications: () => {
        const info = basicInfo.info.get()
        if (info !== null) void toggle.start(!info.optInEmailMarketing)()
      },
      pairWallet: () => modals.open({ name: 'pair-wallet' }),
      reloadVerification: () => void applications.tasks.reload(),
      findPicture: () => {
        const info = basicInfo.info.get()
        if (info === null || configuration.avatars === '') return
        const keep = scope.whileSignedIn((hash: string) =>
          picture.update(() => avatarAddress(configuration.avatars, hash)),
        )
        void hashes.sha256(avatarText(info.email))().then(keep)
      },
      forgetPicture: () => picture.update(() => null),
    },
  }
}
