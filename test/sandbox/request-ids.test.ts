import { request } from 'node:http'
import { Writable } from 'node:stream'
import { watchStatements } from '@paydeck/sandbox/database/statements'
import { makeJsonLog } from '@paydeck/sandbox/kernel/json-log'
import { noObserver } from '@paydeck/sandbox/kernel/observer'
import { inRequest } from '@paydeck/sandbox/kernel/request-scope'
import { expect, it, onTestFinished } from 'vitest'
import { startFront } from './provider-front.ts'
import { account, startSandbox } from './running.ts'

/** Creates a log, and the lists of the lines that it has written: decoded, and as text. */
const collectingLog = () => {
  const lines: Array<Record<string, unknown>> = []
  const texts: Array<string> = []
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      for (const line of chunk.toString().trim().split('\n')) {
        texts.push(line)
        lines.push(JSON.parse(line) as Record<string, unknown>)
      }
      done()
    },
  })
  return { log: makeJsonLog('info', destination), lines, texts }
}

/** Sends a wrong password, whose body arrives in two parts. Returns the id in the response. */
const signInSlowly = (address: string, email: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = request(`${address}/authenticate/login`, { method: 'POST', headers }, (response) => {
      response.resume().once('end', () => resolve(String(response.headers['x-request-id'])))
    })
    sent.once('error', reject).write(email)
    // The server receives the second part in another turn of its event loop than the headers.
    setTimeout(() => sent.end('&password=wrong+password'), 100)
  })

const own = /^[\w-]{22}$/

it('O4 every line that a request logs has the id that its response carries', async () => {
  const { log, lines, texts } = collectingLog()
  const running = await startSandbox({ log })
  onTestFinished(running.close)
  const client = await account('shopper', {}, running)
  lines.length = 0
  const id = await signInSlowly(running.address, `email=${encodeURIComponent(client.email)}`)
  expect(id).toMatch(own)
  await expect
    .poll(() => lines.map(({ msg, request }) => [msg, request]))
    .toEqual([
      ['sign-in refused', id],
      ['answered', id],
    ])
  for (const line of texts) expect(line.match(/"request":/g)).toHaveLength(1)
  const other = await fetch(`${running.address}/auth/session`)
  expect(other.headers.get('x-request-id')).not.toBe(id)
})

it.each([
  ['1', 'from-proxy/1:a.b=c+d', true],
  ['', 'from-proxy', false],
  ['10.0.0.1', 'from-proxy', false],
  ['1', 'with space', false],
  ['1', 'x'.repeat(129), false],
])('O4 with TRUSTED_PROXIES="%s", the request id "%s" of the client is kept: %s', async (trusted, given, isKept) => {
  const running = await startSandbox({ trusted })
  onTestFinished(running.close)
  const headers = { 'x-request-id': given }
  const reply = await fetch(`${running.address}/auth/session`, { headers })
  const id = reply.headers.get('x-request-id') ?? ''
  if (isKept) expect(id).toBe(given)
  else expect(id).toMatch(own)
})

it('O4 L1 a slow statement is logged with the id of its request, and without its values', () => {
  const { log, lines } = collectingLog()
  const onStatement = watchStatements({ log, observer: noObserver, slow: 1000 })
  const text = 'select * from users where email = $1'
  inRequest('a-request', () => {
    onStatement({ milliseconds: 999.4, text, outcome: 'success' })
    onStatement({ milliseconds: 1000, text, outcome: 'failure' })
  })
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'slow statement', ms: 1000, statement: text, request: 'a-request' }),
  ])
})

it('O4 a server in front of a provider passes the id of each request on, and returns its own', async () => {
  const { request: send, requests, answer, close } = await startFront()
  onTestFinished(close)
  answer((_request, response) => response.writeHead(503, { 'x-request-id': 'of-the-provider' }).end('{}'))
  const replies = [await send('/auth/session'), await send('/auth/session')]
  const [first, second] = replies.map(({ headers }) => headers.get('x-request-id') ?? '')
  expect([first, second]).toEqual([expect.stringMatching(own), expect.stringMatching(own)])
  expect(first).not.toBe(second)
  expect(requests.map(({ headers }) => headers['x-request-id'])).toEqual([second])
})
