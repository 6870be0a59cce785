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
import { optInTexts } from '../texts.ts'
import type { WalletPairingModal } from '../wallet-pairing/index.ts'
import type { ProfileSettingsModal } from './model.ts'
import { avatarAddress, avatarText } from './rules.ts'
import { makeSetOptIn } from './use-cases.ts'
import { type ProfileSettingsView, profileSettingsView } from './view.ts'

/** Ports of the profile page. */
export interface ProfileSettingsPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly configuration: Pick<Configuration, 'avatars' | 'pages'>
  readonly modals: Modals<ProfileSettingsModal | WalletPairingModal>
  readonly profileRecords: Pick<ProfileRecords, 'setEmailOptIn'>
  readonly hashes: Hashes
  readonly device: Pick<Device, 'timeZone'>
  readonly basicInfo: Pick<BasicInfo, 'info' | 'amend'>
  readonly applications: Pick<Applications, 'state'> & { readonly tasks: Pick<Applications['tasks'], 'reload'> }
  readonly hasMerchantAccess: Live<boolean>
  /** True if the provider lets the user pair a companion wallet app (PROF-017). */
  readonly canPairWallet: Live<boolean>
  /** URLs of the business pages, which are on the same origin. */
  readonly business: {
    readonly manage: string
    /** Returns the URL of the upgrade page, with the known names filled in. */
    readonly upgrade: (firstName: string | null, lastName: string | null) => string
  }
}

/** Profile page of the settings. */
export interface ProfileSettings {
  readonly view: Live<ProfileSettingsView>
  readonly act: {
    /** Toggles the email notifications; does nothing while a change is in flight. */
    readonly toggleNotifications: () => void
    /** Opens the dialog that pairs a wallet app (PROF-017). */
    readonly pairWallet: () => void
    /** Loads the verification applications again after a failure. */
    readonly reloadVerification: () => void
    /** Computes the URL of the user's picture. The profile page calls this when the page is shown. */
    readonly loadPicture: () => void
    /** Replaces a picture that failed to load with the initials (PROF-064). */
    readonly discardPicture: () => void
  }
}

/**
 * Makes the profile page. Sends no request before one of its actions is called.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const { profileSettings, startup } = makePaydeck(ports)
 * await startup.tasks.initialise()
 * profileSettings.view.get().email.value // 'verified@example.com'
 */
export const makeProfileSettings = (ports: ProfileSettingsPorts): ProfileSettings => {
  const {
    stores,
    clock,
    log,
    configuration,
    modals,
    profileRecords: records,
    hashes,
    device,
    basicInfo,
    applications,
  } = ports
  const picture = stores.make<string | null>(null)
  // Position of the toggle while a change is in flight; null: the toggle shows the value of the profile.
  const pendingOptIn = stores.make<boolean | null>(null)
  const scope = makeScope(stores, clock)
  const setOptIn = makeSetOptIn(records)

  const applyOptIn = (optIn: boolean, result: E.Either<Fault, void>): void => {
    pendingOptIn.update(() => null)
    if (E.isRight(result)) return basicInfo.amend((info) => ({ ...info, optInEmailMarketing: optIn }))
    log.warn(`The email notifications could not be changed: ${describeFault(result.left)}`)
    modals.open({ name: 'opt-in-error', text: optInTexts.error })
  }
  const toggle = makeOperation<boolean, Fault, void>({
    stores,
    clock,
    run: (optIn) => {
      pendingOptIn.update(() => optIn)
      const onResult = scope.whileSignedIn((result: E.Either<Fault, void>) => applyOptIn(optIn, result))
      return F.pipe(
        setOptIn(optIn),
        T.tapIO((result) => () => onResult(result)),
      )
    },
    resetAfter: { success: toggleReset, failed: toggleReset },
  })

  const state = combine({
    info: basicInfo.info,
    picture,
    pendingOptIn,
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
      loadPicture: () => {
        const info = basicInfo.info.get()
        if (info === null || configuration.avatars === '') return
        const setPicture = scope.whileSignedIn((hash: string) =>
          picture.update(() => avatarAddress(configuration.avatars, hash)),
        )
        void hashes.sha256(avatarText(info.email))().then(setPicture)
      },
      discardPicture: () => picture.update(() => null),
    },
  }
}
