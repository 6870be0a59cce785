import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Cookies, Navigation } from '../../platform/ports.ts'
import type { NotUpgraded, UpgradeForm } from './model.ts'
import type { Captcha, MerchantAccounts } from './ports.ts'
import { merchantStartPath } from './tables.ts'
import { makeUpgradeAccount } from './use-cases.ts'
import { type UpgradeView, upgradeView } from './view.ts'

/** Ports of the upgrade to a business. */
export interface UpgradePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly cookies: Cookies
  readonly navigation: Navigation
  readonly accounts: MerchantAccounts
  readonly captcha: Captcha
  /** Reloads the session. Returns true if the session has merchant access. */
  readonly hasMerchantAccess: TE.TaskEither<Fault, boolean>
}

/** Upgrade of the account to a business. */
export interface Upgrade {
  readonly view: Live<UpgradeView>
  /**
   * Sends the upgrade, and after success navigates to the merchant start page (ROUTE-062). Does nothing while an upgrade
   * is in flight.
   */
  readonly upgrade: (form: UpgradeForm) => void
}

/**
 * Makes the slice of the upgrade. A failure message stays until the next attempt.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.shopper })
 * const accounts = { upgrade: () => TE.left(rejected(503)) }
 * const captcha = { response: () => '' }
 * makeUpgrade({ ...ports, accounts, captcha, hasMerchantAccess: TE.right(false) }).view.get().isBusy // false
 */
export const makeUpgrade = (ports: UpgradePorts): Upgrade => {
  const upgradeAccount = makeUpgradeAccount(ports)
  const upgrading = makeOperation<UpgradeForm, Fault | NotUpgraded, void>({
    stores: ports.stores,
    clock: ports.clock,
    run: (form) =>
      F.pipe(
        upgradeAccount(form),
        TE.tapIO(() => () => ports.navigation.leave(merchantStartPath)),
      ),
    resetAfter: { success: null, failed: null },
  })
  return { view: project(upgrading, upgradeView), upgrade: (form) => void upgrading.start(form)() }
}
