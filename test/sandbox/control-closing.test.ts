import { makeClosableControl } from '@paydeck/sandbox/control/closing'
import { makeControl } from '@paydeck/sandbox/control/control'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { account, at, makeJar, type Running, startSandbox, type StartOptions } from './running.ts'

let running: Running
// These tests need no built app, so the UI directory is a path that does not exist.
const open = async (options: StartOptions = {}): Promise<Running> => {
  running = await startSandbox({ uiDirectory: '/nowhere', ...options })
  onTestFinished(running.close)
  return running
}

const form = { 'content-type': 'application/x-www-form-urlencoded' } as const
const proxied = { 'x-forwarded-for': '203.0.113.9' } as const
type Headers = Readonly<Record<string, string>>

const get = (path: string, headers: Headers = {}) => fetch(`${running.address}${path}`, { headers })

const post = (path: string, fields: Headers, headers: Headers = {}, cookie: string | null = null) =>
  makeJar(running.address, cookie).fetch(path, {
    method: 'POST',
    headers: { ...form, ...headers },
    body: new URLSearchParams(fields).toString(),
  })

const newAccount = (headers: Headers = {}) =>
  fetch(`${running.address}/sandbox/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"persona":"shopper"}',
  })

const closings = (): ReadonlyArray<unknown> =>
  running.logged.filter(({ message }) => message.startsWith('Control is closed')).map(({ fields }) => fields)

describe('control routes behind a proxy that is not configured', () => {
  it.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'forwarded',
    'x-real-ip',
    'via',
  ])('A1 a request with the header %s closes the control routes, which stay closed for later requests', (header) => {
    const warn = vi.fn()
    const control = makeControl()
    const { closeBehindProxy, current } = makeClosableControl(control, { info: () => undefined, warn })
    closeBehindProxy({ headers: { host: 'localhost' } })
    expect(current()).toBe(control)
    closeBehindProxy({ headers: { [header]: '203.0.113.9' } })
    closeBehindProxy({ headers: { host: 'localhost' } })
    expect(current()).toBeNull()
    expect(warn.mock.calls).toEqual([[{ header }, expect.stringMatching('Control is closed')]])
  })

  it('A1 after a request with the header X-Real-IP, the server answers 404 on the control routes', async () => {
    await open()
    const asProxy = { 'X-Real-IP': '203.0.113.9' }
    expect((await get('/sandbox')).status).toBe(200)
    expect((await get('/auth/session', asProxy)).status).toBe(200)
    expect((await get('/sandbox')).status).toBe(404)
    expect((await newAccount()).status).toBe(404)
    expect((await get('/auth/session', asProxy)).status).toBe(200)
    expect(closings()).toEqual([{ header: 'x-real-ip' }])
    expect(JSON.stringify(running.logged)).not.toContain('203.0.113.9')
  })

  it('A1 when the control routes close, the server logs the settings with which the operator can open them', async () => {
    await open()
    await get('/auth/session', proxied)
    const [message] = running.logged.map((line) => line.message).filter((text) => text.startsWith('Control is closed'))
    for (const part of ['TRUSTED_PROXIES', 'SANDBOX_CONTROL=on', 'proxy']) expect(message).toContain(part)
  })

  it('A1 the server answers 404 to a request for the control page if the request has a proxy header', async () => {
    await open()
    expect((await get('/sandbox', proxied)).status).toBe(404)
  })

  it('A1 the server answers 404 to a request to the control API if the request has a proxy header', async () => {
    await open()
    expect((await newAccount(proxied)).status).toBe(404)
  })

  it('A1 once the control routes are closed, they answer 404 or 405, even for an account created earlier', async () => {
    const client = await account('shopper', {}, open())
    await get('/auth/session', proxied)
    for (const path of ['account', 'clock', 'faults', 'mails', 'calls', 'streams', 'wallet', 'page/account']) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        // oxlint-disable-next-line no-await-in-loop -- in order, so that a failure names the open route
        const { status } = await client.fetch(`/sandbox/${path}`, { method, headers: form })
        expect([404, 405], `${method} ${path} ${status}`).toContain(status)
      }
    }
    const cookie = client.cookie()
    expect((await post('/sandbox/page/accounts', { persona: 'shopper' }, {}, cookie)).status).toBe(404)
    expect((await client.rest('GET', '/id/language')).status).toBe(200)
  })

  it('A1 a demo sign-in with a proxy header is rejected; from then on, the sign-in page offers no demo accounts', async () => {
    await open()
    expect(await (await get('/authenticate/login')).text()).toContain('cardholder@example.com')
    const entered = await post('/authenticate/login', { persona: 'cardholder' }, proxied)
    expect([entered.status, entered.headers.getSetCookie()]).toEqual([422, []])
    expect(await (await get('/authenticate/login')).text()).not.toContain('cardholder@example.com')
    expect((await post('/authenticate/login', { persona: 'cardholder' })).status).toBe(422)
  })

  it('A1 the two-factor page does not reveal the code if the request has a proxy header', async () => {
    const { email, password } = await account('shopper', { otpEnabled: true }, open())
    const response = await post('/authenticate/login', { email, password })
    expect(await response.text()).toContain('class="code"')
    const again = await post('/authenticate/login', { email, password }, proxied)
    const page = await again.text()
    expect(page).toContain('autocomplete="one-time-code"')
    expect(page).not.toContain('class="code"')
  })

  it('A1 when the control routes close, simulated faults are removed, and calls are no longer recorded', async () => {
    const client = await account('shopper', {}, open())
    await client.control('POST', 'faults', { call: 'GET /id/language', kind: 'status', status: 500 })
    await get('/auth/session', proxied)
    expect((await client.rest('GET', '/id/language')).status).toBe(200)
    expect(running.server.environment.control()).toBeNull()
  })

  it('A1 with SANDBOX_CONTROL=on, the control routes stay open despite a proxy header', async () => {
    await open({ keepsControl: true })
    expect((await newAccount(proxied)).status).toBe(200)
    expect((await get('/sandbox')).status).toBe(200)
    expect(closings()).toEqual([])
  })

  it('A1 a server that was started without control routes never logs that they are closed', async () => {
    await open({ isControlled: false })
    expect(at(await (await get('/auth/session', proxied)).json(), 'isAuthenticated')).toBe(false)
    expect(closings()).toEqual([])
  })
})
