import { describe, expect, it } from 'vitest'
import { sandboxInTime } from '../../sandbox/in-time.ts'
import { account, at, makeJar } from '../../sandbox/running.ts'
import { enrolledUser, form, mailsTo, settingsOf, switchWith, toggle } from '../account.ts'
import { period, totp } from '../totp.ts'
import { refused, wrongAt } from './provider.ts'

const second = 1000
const timedSandbox = sandboxInTime()

const nextCode = (secret: string): string => totp(secret, timedSandbox.advance(period * second))
const wrongFor = (secret: string): string => wrongAt(secret, timedSandbox.now())

describe('backup codes', () => {
  const generated = async () => {
    const { client, secret } = await enrolledUser(timedSandbox)
    const { body } = await client.facade('generateBackupCodes', { code: nextCode(secret) })
    const data = at(body, 'data')
    return { client, secret, codes: Array.isArray(data) ? data.map(String) : [] }
  }

  it('SEC-041 SEC-042 SEC-047 A9 a set has ten codes of twelve letters and digits; only their hashes are stored', async () => {
    const { client, codes } = await generated()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-zA-Z]{12}$/)
    const { queries } = timedSandbox.running.server.environment
    const rows = await queries.selectFrom('backupCodes').selectAll().where('userId', '=', client.userId).execute()
    expect(rows).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(timedSandbox.running.logged)).not.toContain(codes[0])
  })

  it('CALL-083 no backup codes are generated if two-factor is off or if the request contains a wrong code', async () => {
    const client = await account('shopper', {}, timedSandbox.running)
    const { secret } = await settingsOf(client)
    const off = { status: 400, body: { error: 'Turn on two-factor authentication first.' } }
    expect(await client.facade('generateBackupCodes', { code: totp(String(secret), timedSandbox.now()) })).toEqual(off)
    const on = await enrolledUser(timedSandbox)
    expect(await on.client.facade('generateBackupCodes', { code: wrongFor(on.secret) })).toEqual(refused)
  })

  it('SEC-048 A9 backup codes are accepted in any order, each only once, at sign-in or in the settings', async () => {
    const { client, codes } = await generated()
    const [first = '', second = '', third = ''] = codes.toReversed()
    const { email, password } = client
    const signIn = async (code: string): Promise<number> => {
      const jar = makeJar(timedSandbox.running.address)
      await jar.fetch('/authenticate/login', form({ email, password }))
      return (await jar.fetch('/authenticate/two-factor', form({ code }))).status
    }
    expect([await signIn(first), await signIn(first), await signIn(second)]).toEqual([303, 422, 303])
    expect((await switchWith(client, third)).status).toBe(200)
    const subjects = (await mailsTo(timedSandbox.running, client)).filter((subject) => /backup/i.test(subject))
    expect(subjects).toEqual([
      'A backup code was used',
      'A backup code was used',
      'A backup code was used',
      'New backup codes',
    ])
  })

  it('A9 of many concurrent requests with the same backup code, only one succeeds', async () => {
    const { client, codes } = await generated()
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.facade(toggle, { code: codes[0] })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('SEC-048 A9 backup codes become invalid when a new set is generated or when two-factor is turned off', async () => {
    const { client, secret, codes } = await generated()
    const { body } = await client.facade('generateBackupCodes', { code: codes[0] })
    const [fresh = ''] = [at(body, 'data', 0)].map(String)
    expect(await client.facade(toggle, { code: codes[1] })).toEqual(refused)
    const { queries } = timedSandbox.running.server.environment
    const kept = await queries.selectFrom('backupCodes').selectAll().where('userId', '=', client.userId).execute()
    expect(kept).toHaveLength(10)
    const off = await switchWith(client, fresh)
    expect(off.status).toBe(200)
    const { secret: other } = await settingsOf(off.client)
    const on = await switchWith(off.client, totp(String(other), timedSandbox.now()))
    expect(await on.client.facade(toggle, { code: String(at(body, 'data', 1)) })).toEqual(refused)
    expect(secret).not.toBe(other)
  })
})
