import type { BackgroundTasks } from '../kernel/background-tasks.ts'
import type { Log } from '../kernel/log.ts'
import type { AccountMeans } from './means.ts'
import { noteSecurityEvent } from './security-events.ts'
import type { User } from './tables.ts'

/** From one address one is noted in this time, and of all addresses so many a day: more would hide what else happened. */
const oncePer = 10 * 60_000
const most = 20
const day = 24 * 60 * 60_000

/** Whether the history says enough of refused sign-ins already. */
const isTold = async ({ database, now, address }: Means, { id }: Pick<User, 'id'>): Promise<boolean> => {
  const noted = await database
    .selectFrom('securityEvents')
    .select(['at', 'address'])
    .where('userId', '=', id)
    .where('kind', '=', 'sign-in-refused')
    .where('at', '>', now() - day)
    .execute()
  return noted.length >= most || noted.some((one) => one.address === address && one.at > now() - oncePer)
}

type Means = Pick<AccountMeans, 'database' | 'now' | 'address' | 'userAgent'>

/**
 * Tells of a sign-in that was refused: each in the log, with the address that it came from, and the account's owner in
 * their history, as far as there is an account: aside, since the time of the answer would tell whether there is one. The log
 * names it by its id and holds nothing that was typed.
 */
export const tellRefusedSignIn = (
  means: Means & { readonly log: Log; readonly background: BackgroundTasks },
  user: User | null,
): void => {
  const { log, background, address } = means
  log.warn({ user: user?.id ?? null, address }, 'sign-in refused')
  const at = means.now()
  const then = { ...means, now: () => at }
  background.start(async () => {
    if (user !== null && !(await isTold(then, user))) await noteSecurityEvent(then, user, 'sign-in-refused')
  })
}
