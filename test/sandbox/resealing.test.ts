import { mailsOf, sendMail } from '@paydeck/sandbox/account/mails'
import { otpSecretOf } from '@paydeck/sandbox/account/one-time-codes'
import { checkKeys, placeOf, reseal } from '@paydeck/sandbox/account/sealed-columns'
import { type Sealing, makeSealing, newKey } from '@paydeck/sandbox/kernel/sealing'
import { systemRandomness as random } from '@paydeck/sandbox/kernel/secrets'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingsOf } from '../security/account.ts'
import { account, type Client, type Running, startSandbox } from './running.ts'
import { sealing, secretKey } from './sealing.ts'

let running: Running
beforeAll(async () => {
  running = await startSandbox({ hasOwnDatabase: true })
})
afterAll(() => running.close())

const queries = () => running.server.environment.queries
const now = (): number => 1_800_000_000_000
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const mail = { subject: 'An invite', body: 'v1. of a text that looks sealed: https://pay.example/#token' }

const withTwoFactor = () => account('shopper', { otpEnabled: true }, running)

/** Stores a two-factor secret and an email without encryption, as an earlier version of the sandbox did. */
const leavePlain = async ({ userId, email: recipient }: Client): Promise<void> => {
  await queries().updateTable('users').set({ otpSecret: secret }).where('id', '=', userId).execute()
  await queries()
    .insertInto('mails')
    .values({ userId, at: now(), recipient, ...mail })
    .execute()
}

const userOf = ({ userId }: Client) =>
  queries().selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

/** Returns the two-factor secret and the text of the newest email of a user, decrypted with the given keys. */
const openedBy = async (keys: Sealing, client: Client): Promise<readonly [otpSecret: string | null, body: string]> => {
  const [newest] = await mailsOf({ database: queries(), sealing: keys }, client.userId)
  return [otpSecretOf(keys, await userOf(client)), newest?.body ?? '']
}

/** Returns all texts in encrypted columns that are not encrypted with the current key of `sealing`. */
const leftBy = async ({ prefix }: Sealing): Promise<ReadonlyArray<unknown>> => {
  const { rows } = await sql`
    select text from (
      select otp_secret as text from users union all select secret from otp_offers union all select body from mails
      union all select sealed from secret_check
    ) sealed where not starts_with(text, ${prefix})`.execute(queries())
  return rows
}

describe('reseal', () => {
  it('A8 reseal encrypts secrets that an earlier version stored as plaintext; a second run changes nothing', async () => {
    const client = await withTwoFactor()
    await leavePlain(client)
    await settingsOf(await account('shopper', {}, running))
    await reseal(queries(), sealing)
    expect(await leftBy(sealing)).toEqual([])
    expect(await openedBy(sealing, client)).toEqual([secret, mail.body])
    const { otpSecret } = await userOf(client)
    await reseal(queries(), sealing)
    expect((await userOf(client)).otpSecret).toBe(otpSecret)
  })

  it('A8 reseal encrypts all secrets with the first of several keys, so that the other keys can be removed', async () => {
    const client = await withTwoFactor()
    await leavePlain(client)
    await reseal(queries(), sealing)
    const key = newKey(random)
    await reseal(queries(), makeSealing([key, secretKey], random))
    const rotated = makeSealing([key], random)
    expect(await leftBy(rotated)).toEqual([])
    expect(await openedBy(rotated, client)).toEqual([secret, mail.body])
    await expect(reseal(queries(), sealing)).rejects.toThrow('encrypted with a key that is missing')
    await reseal(queries(), makeSealing([secretKey, key], random))
    expect(await leftBy(sealing)).toEqual([])
  })

  it('F3 A8 reseal encrypts each secret only once, even if several processes start at the same moment', async () => {
    const client = await withTwoFactor()
    await leavePlain(client)
    await sql`insert into mails (user_id, at, recipient, subject, body)
      select ${client.userId}, ${now()}::bigint, '', 'n', 'plain ' || n from generate_series(1, 1200) n`.execute(
      queries(),
    )
    await Promise.all(Array.from({ length: 4 }, () => reseal(queries(), sealing)))
    expect(await leftBy(sealing)).toEqual([])
    const mails = await mailsOf({ database: queries(), sealing }, client.userId, 2000)
    expect(new Set(mails.map(({ body }) => body)).size).toBe(1201)
    expect((await openedBy(sealing, client))[0]).toBe(secret)
  })
})

describe('checkKeys', () => {
  it('A8 F3 in a database without a check value, checkKeys rejects every key that cannot decrypt the stored secrets', async () => {
    await withTwoFactor()
    await queries().deleteFrom('secretCheck').execute()
    const starts = [makeSealing([newKey(random)], random), sealing, makeSealing([newKey(random)], random)]
    const checked = await Promise.allSettled(starts.map((keys) => checkKeys(queries(), keys)))
    expect(checked.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    expect(await leftBy(sealing)).toEqual([])
  })

  it('A8 checkKeys fails if the check value was replaced, even by a text that is encrypted with the right key', async () => {
    const mark = await queries().selectFrom('secretCheck').select('sealed').executeTakeFirstOrThrow()
    const put = (sealed: string) => queries().updateTable('secretCheck').set({ sealed }).execute()
    await put(sealing.seal(placeOf('mail', 'anyone'), 'text'))
    await expect(checkKeys(queries(), sealing)).rejects.toThrow('changed or moved')
    await put(mark.sealed)
    await expect(checkKeys(queries(), sealing)).resolves.toBeUndefined()
  })
})

describe('encrypted values', () => {
  it('A8 an encrypted value that is copied from one user’s row to another user’s row cannot be decrypted', async () => {
    const [one, other] = [await withTwoFactor(), await withTwoFactor()]
    const { otpSecret } = await userOf(one)
    await queries().updateTable('users').set({ otpSecret }).where('id', '=', other.userId).execute()
    const row = await userOf(other)
    expect(() => otpSecretOf(sealing, row)).toThrow('changed or moved')
    const body = sealing.seal(placeOf('mail', one.userId), 'token')
    const means = { database: queries(), now, sealing }
    await sendMail(means, { id: other.userId, email: other.email }, mail)
    await queries().updateTable('mails').set({ body }).where('userId', '=', other.userId).execute()
    await expect(mailsOf(means, other.userId)).rejects.toThrow('changed or moved')
    await queries().updateTable('users').set({ otpSecret: null }).where('id', '=', other.userId).execute()
    await queries().deleteFrom('mails').where('userId', '=', other.userId).execute()
  })
})
