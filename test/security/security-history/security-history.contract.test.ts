import { expect, it } from 'vitest'
import { sandboxInTime } from '../../sandbox/in-time.ts'
import { account, at } from '../../sandbox/running.ts'
import { currentClient, signInElsewhere, settingsOf, switchWith } from '../account.ts'
import { kindsOf, pageOf } from '../history.ts'
import { totp } from '../totp.ts'

const minute = 60_000
const timedSandbox = sandboxInTime()

it('L3 the security history lists events newest first, each with its time', async () => {
  const here = await account('shopper', {}, timedSandbox.running)
  const { secret } = await settingsOf(here)
  expect((await here.facade('toggleTwoFactorAuthEnabled', { code: '000000' })).status).toBe(400)
  const { client: on } = await switchWith(here, totp(String(secret), timedSandbox.now()))
  timedSandbox.advance(minute)
  const codes = at(
    (await on.facade('generateBackupCodes', { code: totp(String(secret), timedSandbox.now()) })).body,
    'data',
  )
  const { client: off } = await switchWith(on, String(at(codes, 0)))
  const { events } = await pageOf(off)
  expect(events.map(({ kind }) => kind)).toEqual([
    'two-factor-off',
    'backup-code-used',
    'backup-codes-made',
    'two-factor-on',
    'code-refused',
    'signed-in',
  ])
  expect(events.map((event) => event.at)).toEqual(
    [0, 0, 0, minute, minute, minute].map((ago) => timedSandbox.now() - ago),
  )
  expect(await kindsOf(await currentClient(off))).toHaveLength(6)
})

it('A3 L1 the security history contains no two-factor secret, and only events of the signed-in user', async () => {
  const here = await account('shopper', {}, timedSandbox.running)
  const { secret } = await settingsOf(here)
  await switchWith(here, totp(String(secret), timedSandbox.now()))
  const rows = await timedSandbox.running.server.environment.queries
    .selectFrom('securityEvents')
    .selectAll()
    .where('userId', '=', here.userId)
    .execute()
  expect(JSON.stringify(rows)).not.toContain(String(secret))
  const other = await account('shopper', {}, timedSandbox.running)
  expect(await kindsOf(other)).toEqual(['signed-in'])
})

it('the pages of the security history contain each event exactly once, even if events are added between requests', async () => {
  const here = await account('shopper', {}, timedSandbox.running)
  const addEvents = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await signInElsewhere(here)
      timedSandbox.advance(minute)
    }
  }
  await addEvents(12)
  const first = await pageOf(here)
  await addEvents(2)
  const second = await pageOf(here, first.next)
  const ids = [...first.events, ...second.events].map(({ id }) => id)
  expect([first.events.length, second.events.length, second.next]).toEqual([10, 3, null])
  expect(new Set(ids).size).toBe(13)
  expect(ids.map(Number)).toEqual(ids.map(Number).toSorted((one, other) => other - one))
})

it('the last page of the security history has no cursor for a next page', async () => {
  const here = await account('shopper', {}, timedSandbox.running)
  for (let times = 1; times < 10; times += 1) await signInElsewhere(here)
  const full = await pageOf(here)
  expect([full.events.length, full.next]).toEqual([10, null])
  await signInElsewhere(here)
  const first = await pageOf(here)
  expect([first.events.length, first.next]).toEqual([10, first.events.at(-1)?.id])
  expect(await pageOf(here, first.next)).toMatchObject({ events: [{ kind: 'signed-in' }], next: null })
})

it('H1 A2 the security history rejects an invalid or misspelt cursor and the cursor of another user', async () => {
  const [here, other] = [
    await account('shopper', {}, timedSandbox.running),
    await account('shopper', {}, timedSandbox.running),
  ]
  const [own = '', theirs = ''] = await Promise.all(
    [here, other].map(async (one) => String((await pageOf(one)).events[0]?.id)),
  )
  const refused = { status: 400, body: { error: "We couldn't find this page." } }
  const none = ['x', '-1', '1e9', '9'.repeat(400), '00000000-0000-0000-0000-000000000000', theirs]
  for (const before of [...none, `x${own}`, `${own}x`, own.toUpperCase()]) {
    expect(await here.rest('GET', `/auth/security-history?before=${before}`), before).toEqual(refused)
  }
  expect((await here.rest('GET', `/auth/security-history?before=${own}`)).body).toEqual({ events: [], next: null })
})
