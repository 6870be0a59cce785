import type { SandboxInTime } from '../../sandbox/in-time.ts'
import type { Client } from '../../sandbox/running.ts'
import { period, totp } from '../totp.ts'

const second = 1000

/** What a code that is not right is answered with. */
export const refused = {
  status: 400,
  body: { error: 'This code is not right, or has been used already.', code: 'code', field: 'code' },
}

/** Six digits that are no code of the moment or of the half minute before. */
export const wrongAt = (secret: string, now: number): string => {
  const right = [totp(secret, now), totp(secret, now - period * second)]
  return ['111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

/** An account's row in the database. */
export const userOf = ({ running }: SandboxInTime, { userId }: Pick<Client, 'userId'>) =>
  running.server.environment.queries.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
