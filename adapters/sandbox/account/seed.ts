import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import type { Sealing } from '../kernel/sealing.ts'
import type { Randomness } from '../kernel/secrets.ts'
import { newOtpSecret } from './one-time-codes.ts'
import type { StoredPassword } from './passwords.ts'
import { placeOf } from './sealed-columns.ts'
import type { User } from './tables.ts'

/** Data of a new user. */
export interface UserSeed {
  /** Name of the persona. */
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly country: string
  readonly language: string
  readonly accessTypes: ReadonlyArray<string>
  readonly experiments: ReadonlyArray<string>
  readonly facadeAccess: Readonly<Record<string, boolean>>
  readonly nationalIdentityLastFour: string | null
  readonly isMissingShopperInfo: boolean
  readonly otpEnabled: boolean
}

export interface NewUser {
  readonly persona: UserSeed
  readonly id: string
  readonly email: string
  readonly password: StoredPassword
  readonly now: number
}

/** Inserts a user without a two-factor secret, so that no snapshot contains one. `giveOtpSecrets` adds the secret later. */
export const insertUser = (queries: Queries, { persona, id, email, password, now }: NewUser): Promise<User> =>
  queries
    .insertInto('users')
    .values({
      id,
      email,
      ...password,
      firstName: persona.firstName,
      lastName: persona.lastName,
      otpEnabled: persona.otpEnabled,
      accessTypes: json(persona.accessTypes),
      experiments: json(persona.experiments),
      facadeAccess: json(persona.facadeAccess),
      country: persona.country,
      language: persona.language,
      nationalIdentityLastFour: persona.nationalIdentityLastFour,
      isMissingShopperInfo: persona.isMissingShopperInfo,
      persona: persona.name,
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Creates the missing secrets of users with two-factor. */
export const giveOtpSecrets = async ({
  queries,
  random,
  sealing,
}: {
  readonly queries: Queries
  readonly random: Randomness
  readonly sealing: Sealing
}): Promise<void> => {
  const missing = await queries
    .selectFrom('users')
    .select('id')
    .where('otpEnabled', '=', true)
    .where('otpSecret', 'is', null)
    .execute()
  for (const { id } of missing) {
    const otpSecret = sealing.seal(placeOf('otp-secret', id), newOtpSecret(random))
    await queries.updateTable('users').set({ otpSecret }).where('id', '=', id).where('otpSecret', 'is', null).execute()
  }
}
