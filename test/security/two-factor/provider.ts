import type { SandboxInTime } from '../../sandbox/in-time.ts'
import type { Client } from '../../sandbox/running.ts'
import { period, totp } from '../totp.ts'

const second = 1000

/** Response that the server sends if a two-factor code is wrong. */
export const refused = {
  status: 400,
  body: { error: 'This code is wrong or was already used.', code: 'code', field: 'code' },
}

/** Returns a wrong code: six digits that are neither the current code nor the code of the previous half minute. */
export const wrongAt = (secret: string, now: number): string => {
  const right = [totp(secret, now), totp(secret, now - period * second)]
  return ['111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

/** Returns the database row of an account. */
export const userOf = ({ running }: SandboxInTime, { userId }: Pick<Client, 'userId'>) =>
  running.server.environment.queries.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
