import { sweep } from '@paydeck/sandbox/account/sweeps'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, type Running, startSandbox } from './running.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = 1_800_000_000_000

let running: Running
beforeAll(async () => {
  running = await startSandbox({ clock: () => now, hasOwnDatabase: true })
})
afterAll(() => running.close())

const queries = () => running.server.environment.queries

it('A5 deletes sessions that are over by their time, by the clock of their account, and no other', async () => {
  const [{ userId: here }, ahead] = [await account('shopper', {}, running), await account('shopper', {}, running)]
  await queries().updateTable('users').set({ clockOffset: day }).where('id', '=', ahead.userId).execute()
  await queries().deleteFrom('sessions').execute()
  const add = (idHash: string, userId: string, createdAt: number, seenAt: number) =>
    queries().insertInto('sessions').values({ idHash, userId, createdAt, seenAt }).execute()
  await add('fresh', here, now - 12 * hour + 1, now - 30 * minute + 1)
  await add('idle', here, now - hour, now - 30 * minute)
  await add('old', here, now - 12 * hour, now)
  await add('fresh-ahead', ahead.userId, now + day, now + day)
  await add('idle-ahead', ahead.userId, now, now)
  expect(await sweep(queries(), now)).toMatchObject({ sessions: 3 })
  const left = await queries().selectFrom('sessions').select('idHash').orderBy('idHash').execute()
  expect(left.map(({ idHash }) => idHash)).toEqual(['fresh', 'fresh-ahead'])
  expect(await sweep(queries(), now)).toMatchObject({ sessions: 0 })
})

it('deletes events that are old, and leaves the others of the same account', async () => {
  const { userId } = await account('shopper', {}, running)
  const event = { userId, event: 'track', eventName: 'x', eventProperties: '{}' }
  const at = (age: number) => ({ ...event, at: now - age })
  await queries()
    .insertInto('analyticsEvents')
    .values([at(90 * day), at(90 * day - 1), at(0)])
    .execute()
  const noted = { userId, kind: 'signed-in', userAgent: '', address: '', country: null } as const
  await queries()
    .insertInto('securityEvents')
    .values([
      { ...noted, at: now - 730 * day },
      { ...noted, at: now - 730 * day + 1 },
    ])
    .execute()
  const { length: before } = await queries().selectFrom('securityEvents').select('id').execute()
  expect(await sweep(queries(), now)).toMatchObject({ analytics_events: 1, security_events: 1 })
  const left = await queries()
    .selectFrom('analyticsEvents')
    .select('at')
    .where('userId', '=', userId)
    .orderBy('at')
    .execute()
  expect(left.map((one) => one.at)).toEqual([now - 90 * day + 1, now])
  expect(await queries().selectFrom('securityEvents').select('id').execute()).toHaveLength(before - 1)
})

it('F4 deletes sends that nobody may repeat any more, and challenges that nobody may answer', async () => {
  const { userId } = await account('shopper', {}, running)
  const send = { userId, call: 'x', inputHash: 'x', answer: null }
  await queries()
    .insertInto('submits')
    .values([
      { ...send, key: 'over', at: now - day },
      { ...send, key: 'kept', at: now - day + 1 },
    ])
    .execute()
  await queries()
    .insertInto('passkeyChallenges')
    .values([
      { challengeHash: 'over', userId: null, expiresAt: now - hour },
      { challengeHash: 'kept', userId, expiresAt: now },
    ])
    .execute()
  expect(await sweep(queries(), now)).toMatchObject({ submits: 1, passkey_challenges: 1 })
  const keys = await queries().selectFrom('submits').select('key').where('userId', '=', userId).execute()
  expect(keys).toEqual([{ key: 'kept' }])
})
