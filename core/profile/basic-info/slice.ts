import type { Step } from '../../kernel/step.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { BasicInfo } from './model.ts'
import type { UserAccount } from './ports.ts'
import { makeLoadBasicInfo } from './use-cases.ts'
import { type ProfileView, profileView } from './view.ts'

/** What the profile needs from outside. */
export interface ProfilePorts {
  readonly stores: Stores
  readonly account: UserAccount
}

/** The signed-in user. */
export interface Profile {
  /** null until the start-up step has taken effect. */
  readonly info: Live<BasicInfo | null>
  /** The address that other slices ask with; null until known. */
  readonly email: Live<string | null>
  readonly view: Live<ProfileView>
  readonly steps: { readonly basicInfo: Step }
  /** What the provider has taken over is shown at once, everywhere (PROF-032); nothing is known of nobody. */
  readonly amend: (change: (info: BasicInfo) => BasicInfo) => void
}

/** Nothing is asked for until the step runs. */
export const makeProfile = (ports: ProfilePorts): Profile => {
  const info = ports.stores.make<BasicInfo | null>(null)
  return {
    info,
    email: project(info, (now) => now?.email ?? null),
    view: project(info, profileView),
    steps: { basicInfo: makeLoadBasicInfo(ports, info) },
    amend: (change) => info.update((now) => now && change(now)),
  }
}
