import { makeStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import type { UserInfo } from './model.ts'
import type { UserAccount } from './ports.ts'

/** The user's share of "user meta" at start-up (SESS-046). */
export const makeLoadBasicInfo = (
  ports: { readonly stores: Stores; readonly account: UserAccount },
  info: Store<UserInfo | null>,
): Step => makeStep(ports.stores, { request: ports.account.basicInfo, effect: (loaded) => info.update(() => loaded) })
