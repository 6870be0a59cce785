import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Cookies } from '../../platform/ports.ts'
import { nameText } from '../../presentation/name-text.ts'
import { referralOf } from '../../referral/index.ts'
import type { NotUpgraded, UpgradeForm } from './model.ts'
import type { Captcha, MerchantAccounts } from './ports.ts'

const notUpgraded: NotUpgraded = { _tag: 'NotUpgraded' }

/**
 * Upgrades the account to a business. Succeeds if the provider accepts the upgrade and the reloaded session has merchant
 * access (PROF-040, PROF-041).
 */
export const makeUpgradeAccount =
  (ports: {
    readonly cookies: Cookies
    readonly accounts: MerchantAccounts
    readonly captcha: Captcha
    readonly hasMerchantAccess: TE.TaskEither<Fault, boolean>
  }) =>
  (form: UpgradeForm): TE.TaskEither<Fault | NotUpgraded, void> =>
    F.pipe(
      ports.captcha.respond,
      TE.flatMap((captchaResponse) =>
        ports.accounts.upgrade({
          ...form,
          merchantName: nameText(form.merchantName),
          affiliateOid: referralOf(ports.cookies),
          captchaResponse,
        }),
      ),
      TE.flatMap(() => ports.hasMerchantAccess),
      TE.filterOrElseW(
        (hasAccess) => hasAccess,
        () => notUpgraded,
      ),
      TE.asUnit,
    )
