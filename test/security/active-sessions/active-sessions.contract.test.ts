import { restActiveSessions } from '@paydeck/adapters/rest/security/active-sessions'
import { restSecurityRecord } from '@paydeck/adapters/rest/security/security-history'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { sandboxInTime } from '../../sandbox/in-time.ts'
import { account, type Client, makeJar } from '../../sandbox/running.ts'
import { signInElsewhere, form, sessionStatus } from '../account.ts'
import { kindsOf } from '../history.ts'

const minute = 60_000
const timedSandbox = sandboxInTime()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'

const sessionsOf = async (client: Client) => {
  const list = await answered(restActiveSessions(clientsOf(client).rest).list)
  if (list === 'unsupported') throw new Error('The sandbox offers its sessions.')
  return list
}

const end = async (client: Client, id: string) => client.rest('POST', '/auth/sessions/end', { id })

it('A5 the list of sessions contains device, address and last use of each session, and marks the current session', async () => {
  const here = await account('shopper', {}, timedSandbox.running)
  timedSandbox.advance(5 * minute)
  const there = await signInElsewhere(here, firefox)
  const listed = await sessionsOf(here)
  expect(listed).toHaveLength(2)
  expect(listed.find(({ isCurrent }) => !isCurrent)).toMatchObject({
    userAgent: firefox,
    country: null,
    seenAt: timedSandbox.now(),
  })
  expect((await sessionsOf(there)).find(({ isCurrent }) => isCurrent)?.userAgent).toBe(firefox)
  expect(listed.every(({ address }) => address.endsWith('127.0.0.1'))).toBe(true)
})

it('A5 the list of sessions contains neither expired sessions nor sign-ins that still need a second factor', async () => {
  const here = await account('shopper', { otpEnabled: true }, timedSandbox.running)
  await makeJar(timedSandbox.running.address).fetch(
    '/authenticate/login',
    form({ email: here.email, password: here.password }),
  )
  expect(await sessionsOf(here)).toHaveLength(1)
  const idle = await account('shopper', {}, timedSandbox.running)
  await signInElsewhere(idle)
  timedSandbox.advance(20 * minute)
  expect(await sessionStatus(idle)).toBe(200)
  timedSandbox.advance(20 * minute)
  expect(await sessionsOf(idle)).toHaveLength(1)
})

it('A5 a session expires after half an hour without use, and at the latest after twelve hours', async () => {
  const [idle, used] = [
    await account('shopper', {}, timedSandbox.running),
    await account('shopper', {}, timedSandbox.running),
  ]
  const begun = timedSandbox.now()
  timedSandbox.advance(30 * minute - 1)
  expect(await sessionStatus(used)).toBe(200)
  timedSandbox.advance(1)
  expect([await sessionStatus(idle), await sessionStatus(used)]).toEqual([401, 200])
  while (timedSandbox.now() < begun + 12 * 60 * minute - 20 * minute) {
    timedSandbox.advance(20 * minute)
    expect(await sessionStatus(used)).toBe(200)
  }
  timedSandbox.advance(begun + 12 * 60 * minute - 1 - timedSandbox.now())
  expect(await sessionStatus(used)).toBe(200)
  timedSandbox.advance(1)
  expect(await sessionStatus(used)).toBe(401)
})

it('A3 A6 the ids in the list of sessions are not accepted as session cookies', async () => {
  const here = await account('shopper', {}, timedSandbox.running)
  const [session] = await sessionsOf(here)
  const cookie = `__Host-session=${session?.id ?? ''}`
  expect(here.cookie()).not.toBe(cookie)
  expect(
    (await fetch(`${timedSandbox.running.address}/id/language`, { headers: { cookie, 'x-csrf-token': here.csrf } }))
      .status,
  ).toBe(401)
})

it('A5 a session that the user ends is rejected at its next request, and other sessions continue', async () => {
  const here = await account('shopper', {}, timedSandbox.running)
  const [lost, kept] = [await signInElsewhere(here), await signInElsewhere(here)]
  const id = (await sessionsOf(lost)).find(({ isCurrent }) => isCurrent)?.id ?? ''
  expect(await answered(restActiveSessions(clientsOf(here).rest).end({ id }))).toBeUndefined()
  expect([await sessionStatus(lost), await sessionStatus(kept), await sessionStatus(here)]).toEqual([401, 200, 200])
  expect((await kindsOf(here))[0]).toBe('session-ended')
})

it('F4 many concurrent requests to end one session end this session only once', async () => {
  const here = await account('shopper', {}, timedSandbox.running)
  await signInElsewhere(here)
  const id = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
  const answers = await Promise.all(Array.from({ length: 20 }, () => end(here, id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await kindsOf(here)).filter((kind) => kind === 'session-ended')).toHaveLength(1)
})

it('A2 a request to end the current session, an unknown session or that of another user gets 200, but changes nothing', async () => {
  const here = await account('shopper', {}, timedSandbox.running)
  const other = await account('shopper', {}, timedSandbox.running)
  const theirs = (await sessionsOf(other))[0]?.id ?? ''
  const own = (await sessionsOf(here))[0]?.id ?? ''
  const answers = await Promise.all([theirs, own, 'f'.repeat(64), '', "' or true --"].map((id) => end(here, id)))
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: 200, body: {} })))
  expect([await sessionStatus(other), await sessionStatus(here)]).toEqual([200, 200])
  expect(await kindsOf(here)).toEqual(['signed-in'])
})

it('A5 ending all other sessions of a user ends no session of another user; repeating it adds no history entry', async () => {
  const here = await account('shopper', {}, timedSandbox.running)
  const stranger = await account('shopper', {}, timedSandbox.running)
  const others = [await signInElsewhere(here), await signInElsewhere(here)]
  await answered(restActiveSessions(clientsOf(here).rest).endOthers)
  expect(await Promise.all([...others, here, stranger].map(sessionStatus))).toEqual([401, 401, 200, 200])
  expect(await kindsOf(here)).toEqual(['other-sessions-ended', 'signed-in', 'signed-in', 'signed-in'])
  await answered(restActiveSessions(clientsOf(here).rest).endOthers)
  expect((await kindsOf(here)).filter((kind) => kind === 'other-sessions-ended')).toHaveLength(1)
})

it('the list of sessions shortens user agents to 512 characters, and states the country of network addresses', async () => {
  const here = await account('shopper', { country: 'DE' }, timedSandbox.running)
  const long = await signInElsewhere(here, `Firefox/1 ${'x'.repeat(2000)}`)
  const { queries } = timedSandbox.running.server.environment
  await queries.updateTable('sessions').set({ address: '203.0.113.7' }).where('userId', '=', here.userId).execute()
  const listed = await sessionsOf(long)
  expect(listed.map(({ country }) => country)).toEqual(['DE', 'DE'])
  expect(listed.find(({ isCurrent }) => isCurrent)?.userAgent).toHaveLength(512)
})

it('session list and security history return "unsupported" if the provider responds with 404', async () => {
  const fetch = () => Promise.resolve(new Response('{"error":"Not found."}', { status: 404 }))
  const { rest } = clientsOf({ ...(await account('shopper', {}, timedSandbox.running)), fetch })
  expect(await restActiveSessions(rest).list()).toEqual(E.right('unsupported'))
  expect(await restSecurityRecord(rest).page({ before: null })()).toEqual(E.right('unsupported'))
})
