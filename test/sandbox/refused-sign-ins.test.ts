import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, type Client, makeJar, type Running, startSandbox } from './running.ts'

let running: Running
let waiting: Array<() => void> = []
beforeAll(async () => {
  // What is done aside waits until it is let go.
  const asidePause = () => new Promise<void>((resolve) => void waiting.push(resolve))
  running = await startSandbox({ asidePause })
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

describe('a refused sign-in', () => {
  it.each([
    ['by the form', byForm, 422],
    ['by the developers’ call', byCall, 400],
  ])('A11 %s asks the database as often whether there is such an account or not', async (_how, ask, status) => {
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
  })

  it('F3 is in the history also where the server ends before', async () => {
    waiting = []
    const own = await startSandbox({ asidePause: () => new Promise((resolve) => void waiting.push(resolve)) })
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
    // On a server it had connections of its own, which are gone with it.
    await closed
    if ((process.env['DATABASE_URL'] ?? '') === '') expect(await historyOf(userId)).toHaveLength(1)
  })
})
