import { deepStrictEqual as equal, match } from 'node:assert'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { freePort } from '../sandbox/free-port.ts'
import { at } from '../sandbox/running.ts'
import { proxyKinds, type ProxyKind } from './kinds.ts'
import { makeClient, type HttpClient } from './visitor.ts'

// `npm run test:proxies` runs the app behind a real nginx and a real Caddy, configured as in docs/proxies, and tests rate
// limits and event streams. Install both proxies first: apt-get install nginx caddy.
const root = join(import.meta.dirname, '../..')

/** Waits until the app responds through the proxy. Throws if one of the processes has ended. */
const untilAnswered = async (visitor: HttpClient, running: ReadonlyArray<ChildProcess>): Promise<void> => {
  for (let tried = 0; tried < 240; tried += 1) {
    if (running.some(({ exitCode }) => exitCode !== null)) throw new Error('It has ended before it answered.')
    const status = await visitor.request('/authenticate/login').then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    await later(250)
  }
  throw new Error('It does not answer.')
}

const jsonOf = (text: string): unknown => JSON.parse(text)

/**
 * Tests the limit of password guesses behind the proxy: other clients are not locked out, and a forged client address does
 * not evade the limit.
 */
const tryLimits = async (port: number): Promise<void> => {
  const [guessing, owner] = [makeClient(port, '127.0.0.2'), makeClient(port, '127.0.0.3')]
  const made = jsonOf((await owner.json('/sandbox/accounts', { persona: 'shopper' })).text)
  const [email, password] = [String(at(made, 'email')), String(at(made, 'password'))]
  const guess = async (turn: number): Promise<number> =>
    (
      await guessing.form(
        '/authenticate/login',
        { email: `nobody-${turn}@example.com`, password: 'wrong' },
        `10.1.1.${turn}`,
      )
    ).status
  for (let turn = 0; turn < 20; turn += 1) equal(await guess(turn), 422)
  const refused = await guessing.form('/authenticate/login', { email, password }, '127.0.0.3')
  equal(refused.status, 429)
  match(String(refused.headers['retry-after']), /^\d+$/)
  const entered = await owner.form('/authenticate/login', { email, password })
  equal([entered.status, entered.headers.location], [303, '/id/home'])
  match(String(entered.headers['set-cookie']), /^__Host-session=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
  match(String(entered.headers['strict-transport-security']), /max-age=31536000/)
  console.log('  who guesses is kept out by their own address, and nobody else')

  const session = jsonOf((await owner.request('/auth/session')).text)
  const csrf = { 'x-csrf-token': String(at(session, 'csrfToken')) }
  const history = jsonOf((await owner.request('/auth/security-history', { headers: csrf })).text)
  equal([at(history, 'events', 0, 'kind'), at(history, 'events', 0, 'address')], ['signed-in', '127.0.0.3'])
  console.log('  the history says where somebody signed in from')
}

/**
 * Tests that events arrive immediately through the proxy. The first event is smaller than any buffer, so a buffering proxy
 * would delay it.
 */
const tryStreams = async (port: number): Promise<void> => {
  const visitor = makeClient(port, '127.0.0.4')
  const applications = [{ productName: 'payoutsRecipient', status: 'pending' }]
  await visitor.json('/sandbox/accounts', { persona: 'shopper', overrides: { applications } })
  const csrfToken = String(at(jsonOf((await visitor.request('/auth/session')).text), 'csrfToken'))
  const listed = await visitor.request('/compliance/applications', { headers: { 'x-csrf-token': csrfToken } })
  const id = /"(?:applicationId|id)":"([^"]+)"/.exec(listed.text)?.[1] ?? ''
  const path = `/compliance/applications/${id}/events?csrf=${encodeURIComponent(csrfToken)}`
  const changed = visitor.request(path, { until: 'event: applicationUpdated' })
  const opened = await visitor.request(path, { until: 'id: ' })
  match(opened.text, /^retry: \d+\nid: /)
  await visitor.json('/sandbox/account', { applications: [{ productName: 'payoutsRecipient', status: 'approved' }] })
  match((await changed).text, /event: applicationUpdated/)
  console.log('  events come when they happen')
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  const over = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await over
}

const tryKind = async ({ name, command }: ProxyKind): Promise<void> => {
  console.log(name)
  const directory = mkdtempSync(join(tmpdir(), `paydeck-${name}-`))
  const [port, appPort] = [await freePort(), await freePort()]
  const app = spawn(process.execPath, ['--conditions=@paydeck/source', 'adapters/sandbox/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(appPort),
      PUBLIC_ORIGIN: `https://pay.example:${port}`,
      TRUSTED_PROXIES: '1',
      SANDBOX_CONTROL: 'on',
      DATA_DIRECTORY: join(directory, 'data'),
      SNAPSHOT_DIRECTORY: join(root, '.cache/sandbox'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [program, ...parameters] = command({ directory, port, appPort })
  const proxy = spawn(program, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: directory },
  })
  const said: Array<string> = []
  proxy.stderr.on('data', (chunk: Buffer) => void said.push(chunk.toString()))
  proxy.once('error', (error) => void said.push(`${program} cannot be started: install it first. ${error.message}\n`))
  try {
    await untilAnswered(makeClient(port, '127.0.0.1'), [app, proxy])
    await tryLimits(port)
    await tryStreams(port)
  } catch (error) {
    console.error(said.join(''))
    throw error
  } finally {
    await Promise.all([app, proxy].map(stop))
    rmSync(directory, { recursive: true, force: true })
  }
}

for (const kind of proxyKinds) await tryKind(kind)
console.log('All is well behind each of them.')
