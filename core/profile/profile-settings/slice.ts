import { function as F, type io as IO, task as T, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault, rejected } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { timings } from '../../kernel/timings.ts'
import type { Clock, ClosableModals, Configuration, Hashes, Log } from '../../platform/ports.ts'
import type { Applications } from '../../verification/index.ts'
import type { BasicInfo } from '../basic-info/index.ts'
import type { ProfileRecords } from '../ports.ts'
import { avatarAddress, avatarText, isOptInChanged } from './rules.ts'
import { optInFailure } from './tables.ts'
import { type ProfileSettingsView, profileSettingsView } from './view.ts'

/** What the profile's own settings need from outside. */
export interface ProfileSettingsPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly configuration: Pick<Configuration, 'avatars' | 'pages'>
  readonly modals: ClosableModals
  readonly records: ProfileRecords
  readonly hashes: Hashes
  readonly basicInfo: Pick<BasicInfo, 'info' | 'amend'>
  readonly applications: Pick<Applications, 'state' | 'reload'>
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
    /** Turns the notifications by e-mail on or off. Ends when the provider has answered; a second one meanwhile does nothing. */
    readonly toggleNotifications: T.Task<void>
    readonly pairWallet: IO.IO<void>
    /** Asks for the applications again, after a failure. */
    readonly reloadVerification: T.Task<void>
    /** Finds the address of the user's picture; to be run where it is shown. */
    readonly findPicture: T.Task<void>
    /** The picture could not be loaded: a stand-in is shown from now on (PROF-064). */
    readonly forgetPicture: IO.IO<void>
  }
}

/** Nothing is asked for until an action runs. */
export const makeProfileSettings = (ports: ProfileSettingsPorts): ProfileSettings => {
  const { stores, clock, log, configuration, modals, records, hashes, basicInfo, applications } = ports
  const picture = stores.make<string | null>(null)
  // Where the toggle stands while the provider has not answered; null: where the profile says.
  const wish = stores.make<boolean | null>(null)

  const toggle = makeOperation<boolean, Fault, void>({
    stores,
    clock,
    run: (optIn) => {
      const epoch = stores.epoch()
      wish.update(() => optIn)
      return F.pipe(
        records.setEmailOptIn({ optIn }),
        TE.filterOrElse(isOptInChanged, (): Fault => rejected(200)),
        TE.map(() => {
          if (epoch === stores.epoch()) basicInfo.amend((info) => ({ ...info, optInEmailMarketing: optIn }))
        }),
        TE.orElseFirstIOK((fault) => () => {
          log.warn(`The e-mail notifications could not be changed: ${describeFault(fault)}`)
          if (epoch === stores.epoch()) modals.open({ name: 'opt-in-error', text: optInFailure })
        }),
        T.tapIO(() => () => wish.update(() => null)),
      )
    },
    resetAfter: { success: timings.toggleReset, failed: timings.toggleReset },
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
      profileSettingsView({ ...now, pages: configuration.pages, business: ports.business }),
    ),
    act: {
      toggleNotifications: () => {
        const info = basicInfo.info.get()
        return info === null ? Promise.resolve() : F.pipe(toggle.start(!info.optInEmailMarketing), T.asUnit)()
      },
      pairWallet: () => modals.open({ name: 'pair-wallet' }),
      reloadVerification: T.asUnit(applications.reload),
      findPicture: async () => {
        const info = basicInfo.info.get()
        if (info === null || configuration.avatars === '') return
        const epoch = stores.epoch()
        const hash = await hashes.sha256(avatarText(info.email))()
        if (epoch === stores.epoch()) picture.update(() => avatarAddress(configuration.avatars, hash))
      },
      forgetPicture: () => picture.update(() => null),
    },
  }
}
