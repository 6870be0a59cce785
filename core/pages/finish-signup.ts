import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { type Captcha, makeUpgrade, type Upgrade, type UpgradePorts } from '../profile/index.ts'
import type { Credentials, Session, Sessions } from '../session/index.ts'
import { captchaKeyOf } from '../shell/index.ts'

/**
 * Makes the upgrade to a business for a page that runs without the rest of the app (PROF-042). Requests the session before
 * the upgrade, because the upgrade sends the session's credentials. Requests the session again after the upgrade, because
 * only the session says whether the account is a business.
 */
export const finishSignupOf = (
  ports: Omit<UpgradePorts, 'captcha' | 'hasMerchantAccess'> & {
    readonly sessions: Sessions
    readonly credentials: Credentials
    /** Makes a captcha with the captcha key of the session (SHELL-080). */
    readonly captcha: (key: string) => Captcha
  },
): Upgrade => {
  const session: TE.TaskEither<Fault, Session> = F.pipe(
    ports.sessions.current,
    TE.tapIO((now) => () => ports.credentials.setSession(now)),
  )
  return makeUpgrade({
    ...ports,
    captcha: {
      respond: F.pipe(
        session,
        TE.map(captchaKeyOf),
        TE.flatMap((key) => (key === null ? TE.right('') : ports.captcha(key).respond)),
      ),
    },
    hasMerchantAccess: F.pipe(
      session,
      TE.map(({ accessTypes }) => accessTypes.includes('merchant')),
    ),
  })
}
