import { keepAliveInterval } from '@paydeck/adapters/wire/call'
import { json } from '@paydeck/sandbox/database/columns'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { account, type Running, startSandbox } from '../../sandbox/running.ts'
import { applicationIds, follow } from '../../sandbox/streams.ts'

// The test advances the `setInterval` timers of the sandbox. All other timers and the network run in real time.
let running: Running
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  running = await startSandbox()
})
afterAll(async () => {
  await running.close()
  vi.useRealTimers()
})

const openStream = async () => {
  const client = await account(
    'shopper',
    { applications: [{ productName: 'payoutsRecipient', status: 'pending' }] },
    running,
  )
  const [id = ''] = await applicationIds(client)
  const stream = await follow(client, id)
  await stream.holds('\n\n')
  return { client, stream }
}

it('CALL-099 an event stream without events sends a heartbeat every 15 s', async () => {
  const { stream } = await openStream()
  const opening = stream.text()
  vi.advanceTimersByTime(keepAliveInterval)
  await stream.holds('\n\n:\n\n')
  vi.advanceTimersByTime(keepAliveInterval)
  await stream.holds(':\n\n:\n\n')
  expect(stream.text()).toBe(`${opening}:\n\n:\n\n`)
  stream.close()
})

it('A5 an event stream ends within 15 s after its session has expired, and does not keep the session from expiring', async () => {
  const [idle, kept] = [await openStream(), await openStream()]
  await idle.client.control('POST', 'clock', { advance: 31 * 60_000, keepsSessions: false })
  await kept.client.control('POST', 'clock', { advance: 29 * 60_000, keepsSessions: false })
  vi.advanceTimersByTime(keepAliveInterval)
  await idle.stream.ended
  await kept.stream.holds('\n\n:\n\n')
  vi.advanceTimersByTime(keepAliveInterval)
  await kept.stream.holds(':\n\n:\n\n')
  kept.stream.close()
})

it('A5 an event stream ends within 15 s after its session was deleted, even without a notification from the database', async () => {
  const { client, stream } = await openStream()
  await running.server.environment.queries.deleteFrom('sessions').where('userId', '=', client.userId).execute()
  vi.advanceTimersByTime(keepAliveInterval)
  await stream.ended
})

it('VERIF-023 CALL-100 an event stream reports the decision about its application once, within 15 s after the review time', async () => {
  const { client, stream } = await openStream()
  const { queries, clock } = running.server.environment
  const history = json([{ step: 'inReview', at: clock() - 48 * 3_600_000 }])
  await queries.updateTable('applications').set({ history }).where('userId', '=', client.userId).execute()
  expect(stream.text()).not.toContain('event:')
  vi.advanceTimersByTime(keepAliveInterval)
  await stream.holds('event: applicationUpdated')
  const { body } = await client.rest('GET', '/compliance/applications')
  expect(body).toMatchObject([{ status: 'approved' }])
  vi.advanceTimersByTime(keepAliveInterval)
  await expect.poll(() => stream.text().match(/^:$/gm)?.length).toBe(2)
  expect(stream.text().match(/^event: /gm)).toHaveLength(1)
  stream.close()
})

it('VERIF-023 CALL-100 an event stream measures the review time with the simulated clock of the account', async () => {
  const { client, stream } = await openStream()
  const { queries, clock } = running.server.environment
  // A review takes 24 to 48 hours. This review began 23 hours ago, so no decision is due.
  const history = json([{ step: 'inReview', at: clock() - 23 * 3_600_000 }])
  await queries.updateTable('applications').set({ history }).where('userId', '=', client.userId).execute()
  vi.advanceTimersByTime(keepAliveInterval)
  await stream.holds('\n\n:\n\n')
  expect(stream.text()).not.toContain('event:')
  // Updates the session first and the account's clock second. In the reverse order, a check between the two updates would
  // see an expired session.
  await queries
    .updateTable('sessions')
    .set({ seenAt: clock() + 25 * 3_600_000, createdAt: clock() + 25 * 3_600_000 })
    .where('userId', '=', client.userId)
    .execute()
  await queries
    .updateTable('users')
    .set({ clockOffset: 25 * 3_600_000 })
    .where('id', '=', client.userId)
    .execute()
  vi.advanceTimersByTime(keepAliveInterval)
  await stream.holds('event: applicationUpdated')
  stream.close()
})
