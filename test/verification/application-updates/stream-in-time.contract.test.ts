import { keepAliveInterval } from '@paydeck/adapters/wire/call'
import { json } from '@paydeck/sandbox/database/columns'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { account, type Running, startSandbox } from '../../sandbox/running.ts'
import { applicationIds, follow } from '../../sandbox/streams.ts'

// The intervals of the sandbox run on a clock that the tests move; the network does not.
let running: Running
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  running = await startSandbox()
})
afterAll(async () => {
  await running.close()
  vi.useRealTimers()
})

const applying = async () => {
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

it('CALL-099 a stream on which nothing happens says every 15 s that it is alive', async () => {
  const { stream } = await applying()
  const opening = stream.text()
  vi.advanceTimersByTime(keepAliveInterval)
  await stream.holds('\n\n:\n\n')
  vi.advanceTimersByTime(keepAliveInterval)
  await stream.holds(':\n\n:\n\n')
  expect(stream.text()).toBe(`${opening}:\n\n:\n\n`)
  stream.close()
})

it('A5 a stream ends within 15 s of the time at which its session is over, and is no use of it', async () => {
  const [idle, kept] = [await applying(), await applying()]
  await idle.client.control('POST', 'clock', { advance: 31 * 60_000, keepsSessions: false })
  await kept.client.control('POST', 'clock', { advance: 29 * 60_000, keepsSessions: false })
  vi.advanceTimersByTime(keepAliveInterval)
  await idle.stream.ended
  await kept.stream.holds('\n\n:\n\n')
  vi.advanceTimersByTime(keepAliveInterval)
  await kept.stream.holds(':\n\n:\n\n')
  kept.stream.close()
})

it('A5 a stream ends within 15 s of a session that nobody told the end of', async () => {
  const { client, stream } = await applying()
  await running.server.environment.queries.deleteFrom('sessions').where('userId', '=', client.userId).execute()
  vi.advanceTimersByTime(keepAliveInterval)
  await stream.ended
})

it('VERIF-023 CALL-100 who watches hears within 15 s of a review that time alone has ended, and once', async () => {
  const { client, stream } = await applying()
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

it('VERIF-023 CALL-100 who watches hears of a review that has ended by the clock of their own account alone', async () => {
  const { client, stream } = await applying()
  const { queries, clock } = running.server.environment
  // It ends in an hour at the earliest, and in a day at the latest.
  const history = json([{ step: 'inReview', at: clock() - 23 * 3_600_000 }])
  await queries.updateTable('applications').set({ history }).where('userId', '=', client.userId).execute()
  vi.advanceTimersByTime(keepAliveInterval)
  await stream.holds('\n\n:\n\n')
  expect(stream.text()).not.toContain('event:')
  // The session first: a check that still runs finds no session that is a day old.
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
