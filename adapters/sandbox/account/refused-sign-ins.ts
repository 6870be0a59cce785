import type { BackgroundTasks } from '../kernel/background-tasks.ts'
import type { Log } from '../kernel/log.ts'
import type { AccountMeans } from './means.ts'
import { recordSecurityEvent } from './security-events.ts'
import type { User } from './tables.ts'

/**
 * Limits for entries about failed sign-ins in the security history of an account: one entry per network address in `oncePer`
 * milliseconds, and `most` entries a day in total. More of these entries would hide other events.
 */
const oncePer = 10 * 60_000
const most = 20
const day = 24 * 60 * 60_000

/**
 * True if no entry may be added: the history has a recent entry for this network address, or has reached the daily limit.
 */
const isInHistory = async ({ database, now, address }: Means, { id }: Pick<User, 'id'>): Promise<boolean> => {
  const entries = await database
    .selectFrom('securityEvents')
    .select(['at', 'address'])
    .where('userId', '=', id)
    .where('kind', '=', 'sign-in-refused')
    .where('at', '>', now() - day)
    .execute()
  return entries.length >= most || entries.some((one) => one.address === address && one.at > now() - oncePer)
}

type Means = Pick<AccountMeans, 'database' | 'now' | 'address' | 'userAgent'>

/**
 * Records a failed sign-in: in the log with its network address, and in the security history if the account exists. Writes
 * the history in the background, because a longer response time would reveal that the account exists. The log contains the
 * id of the account and nothing that the user typed.
 */
export const recordRefusedSignIn = (
  means: Means & { readonly log: Log; readonly background: BackgroundTasks },
  user: User | null,
): void => {
  const { log, background, address } = means
  log.warn({ user: user?.id ?? null, address }, 'sign-in refused')
  const at = means.now()
  const atRefusal = { ...means, now: () => at }
  background.start(async () => {
    if (user !== null && !(await isInHistory(atRefusal, user)))
      await recordSecurityEvent(atRefusal, user, 'sign-in-refused')
  })
}
