import { failureOf } from '@paydeck/sandbox/http/failures'
import { beforeAll, describe, expect, it } from 'vitest'
import { account, type Client, type Running, sandbox } from './running.ts'

const isOnServer = (process.env['DATABASE_URL'] ?? '') !== ''

describe('a user whose database rows are locked', () => {
  let running: Running
  beforeAll(async () => {
    running = await sandbox()
  })

  /**
   * Makes the requests of a user wait. Returns a function that lets the requests continue. On a database server, a
   * transaction of the test locks the user's row. The embedded database has only one connection, so there the test occupies
   * all of the user's slots for concurrent requests.
   */
  const blockUser = async (userId: string): Promise<() => Promise<void>> => {
    const { concurrency: turns, queries } = running.server.environment
    if (!isOnServer) {
      const ends = await Promise.all(Array.from({ length: 4 }, () => turns.acquire(userId)))
      return async () => ends.forEach((end) => end())
    }
    const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const transactionEnd = queries.transaction().execute(async (transaction) => {
      await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
      locked.resolve()
      await release.promise
    })
    await locked.promise
    return async () => {
      release.resolve()
      await transactionEnd
    }
  }

  const write = (client: Client, turn: number) => client.graphql('ToggleMarketingOptIn', { optIn: turn % 2 === 0 })

  it('F5 a user’s waiting requests do not delay requests of other users; no request gets status 500', async () => {
    const [one, other] = await Promise.all([account('cardholder'), account('cardholder')])
    const release = await blockUser(one.userId)
    const answered: Array<number> = []
    const writes = Array.from({ length: 30 }, async (_, turn) => {
      const answer = await write(one, turn)
      answered.push(answer.status)
      return answer
    })
    const page = one.fetch('/wallet?pairing=none')
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await other.graphql('GetDebitCards')).status).toBe(200)
      expect((await write(other, turn)).status).toBe(200)
    }
    expect((await other.fetch('/wallet?pairing=none')).status).toBe(404)
    expect(answered).not.toContain(200)
    await release()
    const statuses = (await Promise.all([...writes, page])).map(({ status }) => status)
    // Requests that wait too long get status 503. On a slow machine, all of them may get 503.
    expect(statuses.filter((status) => ![200, 404, 503].includes(status))).toEqual([])
    expect((await write(one, 0)).status).toBe(200)
  })

  it('F5 100 requests of a user can wait; each further request immediately gets 503 and Retry-After', async () => {
    const client = await account('shopper')
    const { concurrency: turns } = running.server.environment
    const ends = await Promise.all(Array.from({ length: 4 }, () => turns.acquire(client.userId)))
    const waiting = Array.from({ length: 100 }, async () => (await turns.acquire(client.userId))())
    const refused = await client.fetch('/id/language', { headers: { 'x-csrf-token': client.csrf } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await refused.json()).toEqual({
      error: 'You have too many requests in progress. Try again in a moment.',
      code: 'busy',
    })
    expect((await client.fetch('/wallet?pairing=none')).status).toBe(503)
    ends.forEach((end) => end())
    await Promise.all(waiting)
    expect((await write(client, 0)).status).toBe(200)
  })
})

describe('timeouts of the database', () => {
  const codes = ['55P03', '57014', '40P01', '40001', '25P03', '53300', '08006', '57P01']
  const network = ['ECONNRESET', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
  it.each([...codes, ...network])(
    'F12 failureOf returns status 503 and Retry-After for the database or network error %s',
    (code) => {
      const failure = failureOf(Object.assign(new Error('canary'), { code }))
      expect([failure.status, failure.headers]).toEqual([503, { 'retry-after': '2' }])
      expect(JSON.stringify(failure.body)).not.toContain('canary')
    },
  )

  it('F12 a database server limits lock waits, statements and idle transactions; the embedded database does not', async () => {
    const { queries } = (await sandbox()).server.environment
    const settings = await queries
      .selectNoFrom(({ fn, val }) => [
        fn<string>('current_setting', [val('lock_timeout')]).as('lock'),
        fn<string>('current_setting', [val('statement_timeout')]).as('statement'),
        fn<string>('current_setting', [val('idle_in_transaction_session_timeout')]).as('idle'),
      ])
      .executeTakeFirst()
    const never = { lock: '0', statement: '0', idle: '0' }
    expect(settings).toEqual(isOnServer ? { lock: '4s', statement: '15s', idle: '15s' } : never)
  })
})
