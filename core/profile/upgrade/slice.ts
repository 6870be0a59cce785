import { function as F, taskEither as TE } from 'fp-ts'
import { merchantStartPath } from '../../kernel/addresses.ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation, type Operation } from '../../kernel/remote.ts'
import type { Stores } from '../../kernel/store.ts'
import { visibleText } from '../../kernel/visible-text.ts'
import type { Clock, Cookies, Navigation } from '../../platform/ports.ts'
import { referralOf } from '../../referral/index.ts'
import type { NotUpgraded, UpgradeForm } from './model.ts'
import type { Captcha, MerchantAccounts } from './ports.ts'

/** What an upgrade to a business needs from outside. */
export interface UpgradePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly cookies: Cookies
  readonly navigation: Navigation
  readonly accounts: MerchantAccounts
  readonly captcha: Captcha
  /** Whether the session, asked anew, has merchant access. */
  readonly hasMerchantAccess: TE.TaskEither<Fault, boolean>
}

const notUpgraded: NotUpgraded = { _tag: 'NotUpgraded' }

/**
 * Makes a business of the account and leaves for where a business begins (ROUTE-062). The provider's yes is not enough:
 * the session has to have merchant access afterwards (PROF-040, PROF-041). What was told of a failure stays until the
 * next try.
 */
export const makeUpgrade = (ports: UpgradePorts): Operation<UpgradeForm, Fault | NotUpgraded, void> =>
  makeOperation<UpgradeForm, Fault | NotUpgraded, void>({
    stores: ports.stores,
    clock: ports.clock,
    run: (form) =>
      F.pipe(
        ports.captcha.respond,
        TE.flatMap((captchaResponse) =>
          ports.accounts.upgrade({
            ...form,
            merchantName: visibleText(form.merchantName),
            affiliateOid: referralOf(ports.cookies),
            captchaResponse,
          }),
        ),
        TE.flatMap(() => ports.hasMerchantAccess),
        TE.filterOrElseW(
          (hasAccess) => hasAccess,
          () => notUpgraded,
        ),
        TE.map(() => ports.navigation.leave(merchantStartPath)),
      ),
    resetAfter: { success: null, failed: null },
  })
