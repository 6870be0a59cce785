import { makeStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { UserInfo } from './model.ts'
import type { UserAccount } from './ports.ts'
import { type BasicInfoView, basicInfoView } from './view.ts'

/** What the profile needs from outside. */
export interface BasicInfoPorts {
  readonly stores: Stores
  readonly account: UserAccount
}

/** The signed-in user. */
export interface BasicInfo {
  /** null until the start-up step has taken effect. */
  readonly info: Live<UserInfo | null>
  /** The address that other slices ask with; null until known. */
  readonly email: Live<string | null>
  readonly view: Live<BasicInfoView>
  readonly steps: { readonly basicInfo: Step }
  /** What the provider has taken over is shown at once, everywhere (PROF-032); does nothing while no user is known. */
  readonly amend: (change: (info: UserInfo) => UserInfo) => void
}

/** Nothing is asked for until the step runs. */
export const makeBasicInfo = (ports: BasicInfoPorts): BasicInfo => {
  const info = ports.stores.make<UserInfo | null>(null)
  return {
    info,
    email: project(info, (now) => now?.email ?? null),
    view: project(info, basicInfoView),
    // The user's share of "user meta" at start-up (SESS-046).
    steps: {
      basicInfo: makeStep(ports.stores, {
        request: ports.account.basicInfo,
        effect: (loaded) => info.update(() => loaded),
      }),
    },
    amend: (change) => info.update((now) => now && change(now)),
  }
}
