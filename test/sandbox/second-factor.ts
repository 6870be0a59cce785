import { otpSecretOf } from '@paydeck/sandbox/account/one-time-codes'
import type { Running } from './running.ts'

/** Returns the secret of a user's one-time codes. Empty if two-factor authentication is off. */
export const secretOf = async ({ server }: Running, userId: string): Promise<string> => {
  const { queries, sealing } = server.environment
  const user = await queries
    .selectFrom('users')
    .select(['id', 'otpSecret'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return otpSecretOf(sealing, user) ?? ''
}
