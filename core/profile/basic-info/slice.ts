import { makeStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { UserInfo } from './model.ts'
import type { UserAccount } from './ports.ts'
import { type BasicInfoView, basicInfoView } from './view.ts'

/** Ports of the basic info. */
export interface BasicInfoPorts {
  readonly stores: Stores
  readonly userAccount: UserAccount
}

/** The signed-in user. */
export interface BasicInfo {
  /** User's data. Null until the initialisation step of this slice has completed. */
  readonly info: Live<UserInfo | null>
  /** Email for the requests of other slices; null until loaded. */
  readonly email: Live<string | null>
  readonly view: Live<BasicInfoView>
  readonly steps: { readonly basicInfo: Step }
  /**
   * Applies a saved change to the user, so that every screen shows it immediately (PROF-032). Has no effect before the user
   * is loaded.
   */
  readonly amend: (change: (info: UserInfo) => UserInfo) => void
}

/**
 * Makes the slice of the user's basic info. Sends no request until its initialisation step runs.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const profile = makeBasicInfo(ports)
 * await runStep(profile.steps.basicInfo)()
 * profile.email.get() // 'verified@example.com'
 */
export const makeBasicInfo = (ports: BasicInfoPorts): BasicInfo => {
  const info = ports.stores.make<UserInfo | null>(null)
  return {
    info,
    email: project(info, (now) => now?.email ?? null),
    view: project(info, basicInfoView),
    // Step of the initialisation that loads the basic info, which is a part of "user meta" (SESS-046).
    steps: {
      basicInfo: makeStep(ports.stores, {
        request: ports.userAccount.basicInfo,
        effect: (loaded) => info.update(() => loaded),
      }),
    },
    amend: (change) => info.update((now) => now && change(now)),
  }
}
