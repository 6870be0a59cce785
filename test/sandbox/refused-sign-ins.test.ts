import { recordRefusedSignIn } from '@paydeck/sandbox/account/refused-sign-ins'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, type Client, makeJar, type Running, startSandbox } from './running.ts'

let running: Running
let waiting: Array<() => void> = []
beforeAll(async () => {
  // Each background task waits until a test calls its function in `waiting`.
  const backgroundPause = () => new Promise<void>((resolve) => void waiting.push(resolve))
  running = await startSandbox({ backgroundPause })
})
afterAll(async () => {
  for (const go of waiting) go()
  await running.close()
})

const historyOf = (userId: string) =>
  running.server.environment.queries
    .selectFrom('securityEvents')
    .select(['kind', 'address'])
    .where('userId', '=', userId)
    .where('kind', '=', 'sign-in-refused')
    .execute()

const byForm = (_client: Client, email: string): Promise<Pick<Response, 'status'>> =>
  makeJar(running.address).fetch('/authenticate/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email, password: 'wrong' }).toString(),
  })

const byCall = ({ facade }: Client, email: string): Promise<Pick<Response, 'status'>> =>
  facade('authenticate', { email, hashedPassword: 'f' })

describe('refused sign-ins', () => {
  it.each([
    ['with the sign-in form', byForm, 422],
    ['with the call authenticate', byCall, 400],
  ])(
    'A11 a refused sign-in %s runs the same number of queries, whether the email is known or not',
    async (_how, ask, status) => {
      waiting = []
      const client = await account('shopper', {}, running)
      const { email, userId } = client
      const work = async (address: string): Promise<number> => {
        const before = running.queries()
        expect((await ask(client, address)).status).toBe(status)
        return running.queries() - before
      }
      const known = await work(email)
      expect(await work(`nobody-${email}`)).toBe(known)
      expect(await historyOf(userId)).toEqual([])
      expect(waiting).toHaveLength(2)
      for (const go of waiting) go()
      await expect.poll(() => historyOf(userId)).toEqual([{ kind: 'sign-in-refused', address: '127.0.0.1' }])
      await running.server.environment.background.done()
      expect(running.logged.filter(({ message }) => message === 'background task failed')).toEqual([])
    },
  )

  it('F3 the server stores refused sign-ins in the security history before its shutdown ends', async () => {
    waiting = []
    const own = await startSandbox({ backgroundPause: () => new Promise((resolve) => void waiting.push(resolve)) })
    const { email, userId } = await account('shopper', {}, own)
    const form = new URLSearchParams({ email, password: 'wrong' })
    await fetch(`${own.address}/authenticate/login`, { method: 'POST', body: form })
    let isClosed = false
    const closed = own.close().then(() => (isClosed = true))
    await expect
      .poll(() =>
        fetch(own.address).then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('down')
    expect(isClosed).toBe(false)
    for (const go of waiting) go()
    // The sandbox has closed its connections to a database server. Only an embedded database stays open, so only there can
    // the test read the history.
    await closed
    if ((process.env['DATABASE_URL'] ?? '') === '') expect(await historyOf(userId)).toHaveLength(1)
  })

  /**
   * Creates an account. Returns a function that records refused sign-ins to this account and returns the number of events in
   * its security history. Each sign-in comes from its own network address, unless `from` is given.
   */
  const refusals = async () => {
    const { userId } = await account('shopper', {}, running)
    const { queries: database } = running.server.environment
    const user = await database.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    let reported = 0
    const report = async (count: number, at: number, from?: string): Promise<number> => {
      for (let sent = 0; sent < count; sent += 1) {
        reported += 1
        const means = { database, now: () => at, address: from ?? `198.51.100.${reported}`, userAgent: 'a browser' }
        const work: Array<() => Promise<void>> = []
        const background = { start: (one: () => Promise<void>) => void work.push(one), done: async () => undefined }
        const log = { info: () => undefined, warn: () => undefined }
        recordRefusedSignIn({ ...means, background, log }, user)
        // eslint-disable-next-line no-await-in-loop -- one sign-in after the other
        for (const one of work) await one()
      }
      return (await historyOf(userId)).length
    }
    return report
  }
  const minute = 60_000
  const day = 24 * 60 * minute
  const start = Date.UTC(2027, 0, 15)

  it('A11 the security history stores at most 20 refused sign-ins a day per account, from all network addresses together', async () => {
    const report = await refusals()
    expect(await report(25, start)).toBe(20)
    expect(await report(1, start + day - 1)).toBe(20)
    expect(await report(25, start + day)).toBe(40)
  })

  it('A11 the security history stores at most one refused sign-in in ten minutes per network address', async () => {
    const report = await refusals()
    expect(await report(3, start, '203.0.113.7')).toBe(1)
    expect(await report(1, start + 10 * minute - 1, '203.0.113.7')).toBe(1)
    expect(await report(1, start + 10 * minute - 1, '203.0.113.8')).toBe(2)
    expect(await report(1, start + 10 * minute, '203.0.113.7')).toBe(3)
  })
})
