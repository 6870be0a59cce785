import { connect } from 'node:net'
import { type AppServer, makeApp } from '@paydeck/sandbox/http/app'
import { contentSecurityPolicy as policyFor } from '@paydeck/sandbox/http/headers'
import { type ServerTimes, serverTimes } from '@paydeck/sandbox/http/http-server'
import { failurePage } from '@paydeck/sandbox/pages/failure'
import { afterEach, describe, expect, it } from 'vitest'
import { quietEnvironment } from './quiet-environment.ts'
import { account, startSandbox } from './running.ts'
import { applicationIds, follow } from './streams.ts'

const contentSecurityPolicy = policyFor([])
let made: AppServer | null = null

afterEach(async () => {
  made?.cut()
  await made?.app.close()
  made = null
})

/** Starts a server with two routes. The response of /slow stays pending until the test releases it. */
const serve = async (times: Partial<ServerTimes> = {}) => {
  const arrived: Array<() => void> = []
  const server = makeApp(
    {
      environment: quietEnvironment,
      failurePage: failurePage('Paydeck'),
      times: { ...serverTimes, ...times },
    },
    [
      async (app) => {
        app.all('/slow', (_request, reply) => {
          arrived.push(() => void reply.send({ done: true }))
        })
        app.get('/quick', async () => ({ done: true }))
      },
    ],
  )
  made = server
  const port = await server.listen({ host: '127.0.0.1', port: 0 })
  return { ...server, port, address: `http://127.0.0.1:${port}`, arrived }
}

/**
 * Opens a TCP connection and writes the parts of a request. Returns all data received until the server closes the
 * connection.
 */
const exchange = (port: number, ...parts: ReadonlyArray<string>): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString('latin1')))
    socket.on('error', () => resolve(received))
    socket.on('close', () => resolve(received))
    for (const part of parts) socket.write(part)
  })

const expectSecurityHeaders = (answer: string): void => {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toContain(`content-security-policy: ${contentSecurityPolicy}`)
  expect(head).toContain('x-content-type-options: nosniff')
  expect(head).toContain('cache-control: no-store')
  expect(head).toContain('content-type: application/json; charset=utf-8')
  expect(JSON.parse(body)).toEqual({ error: expect.any(String) as unknown })
}

describe('requests that Node rejects before the app receives them', () => {
  it.each([
    ['text that is not HTTP', 400, 'nonsense\r\n\r\n'],
    ['headers that are too long', 431, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`],
    [
      'two Content-Length headers',
      400,
      'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
    ],
    ['an unknown method', 400, 'BREW /slow HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [
      'an unknown Expect header',
      417,
      'POST /slow HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nContent-Length: 0\r\n\r\n',
    ],
  ])(
    'X1 H4 if a request contains %s, Node responds with status %s and every security header',
    async (_what, status, sent) => {
      const answer = await exchange((await serve()).port, sent)
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expectSecurityHeaders(answer)
    },
  )

  it('H4 X1 a client that sends half a header, half a body or nothing gets 408 after the time limit, and is disconnected', async () => {
    const { port, address } = await serve({ request: 50, looks: 10 })
    const slow = [
      await exchange(port, 'GET /quick HTTP/1.1\r\nHost: loc'),
      await exchange(
        port,
        'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Type: application/json\r\n\r\nab',
      ),
      await exchange(port),
    ]
    for (const answer of slow) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
      expectSecurityHeaders(answer)
    }
    expect((await fetch(`${address}/quick`)).status).toBe(200)
    // The server responds before the request body is complete, and must not respond again. A client would take a second
    // response for the response to its next request.
    const early = await exchange(port, 'GET /quick HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nab')
    expect(early.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  })

  it('H4 requests, uploads, idle connections and the shutdown of the server have time limits', async () => {
    expect(serverTimes).toEqual({ request: 15_000, upload: 5000, looks: 1000, keepAlive: 72_000, drain: 8000 })
    const { server } = (await serve()).app
    expect([server.requestTimeout, server.headersTimeout, server.keepAliveTimeout]).toEqual([15_000, 15_000, 72_000])
  })
})

describe('HEAD requests', () => {
  it('X1 HEAD gets the same status and the same headers as GET, but no body', async () => {
    const { address } = await serve()
    const [head, get] = [await fetch(`${address}/quick`, { method: 'HEAD' }), await fetch(`${address}/quick`)]
    expect([head.status, await head.text()]).toEqual([200, ''])
    const varying = ['date', 'connection', 'keep-alive', 'x-request-id']
    const headersOf = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !varying.includes(name)))
    expect(headersOf(head)).toEqual(headersOf(get))
  })
})

describe('shutdown of the HTTP server', () => {
  it('F3 `close` rejects new requests, lets requests in flight finish, and then leaves no connection open', async () => {
    const { app, address, port, arrived } = await serve()
    // Neither a keep-alive connection nor a silent connection delays the shutdown.
    const idle = exchange(port, 'GET /quick HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const silent = exchange(port)
    const requests = Array.from({ length: 12 }, () => fetch(`${address}/slow`))
    await expect.poll(() => arrived.length).toBe(12)
    const closed = app.close()
    await Promise.all([idle, silent])
    await expect(fetch(`${address}/quick`)).rejects.toThrow()
    for (const go of arrived) go()
    const answers = await Promise.all(requests)
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(requests.map(() => ({ done: true })))
    await closed
  })

  it('F3 `close` waits for requests in flight no longer than the drain time; `cut` ends the wait immediately', async () => {
    const { app, address, arrived } = await serve({ drain: 50 })
    const request = fetch(`${address}/slow`)
    await expect.poll(() => arrived.length).toBe(1)
    await app.close()
    await expect(request).rejects.toThrow()
    const again = await serve()
    const cut = fetch(`${again.address}/slow`)
    await expect.poll(() => again.arrived.length).toBe(1)
    const closed = again.app.close()
    again.cut()
    await closed
    await expect(cut).rejects.toThrow()
  })

  it('F1 `close` ends an event stream only after a complete event, so that the client can resume on another server', async () => {
    const running = await startSandbox()
    const client = await account(
      'shopper',
      { applications: [{ productName: 'payoutsRecipient', status: 'pending' }] },
      running,
    )
    const [id = ''] = await applicationIds(client)
    const stream = await follow(client, id)
    await stream.holds('\n\n')
    const closed = running.close()
    await stream.ended
    await closed
    expect(stream.text()).toMatch(/\n\n$/)
  })
})

it('CALL-119 a server that listens on localhost responds to requests, and can be closed', async () => {
  made = makeApp(
    {
      environment: quietEnvironment,
      failurePage: failurePage('Paydeck'),
    },
    [async (app) => void app.get('/quick', async () => ({}))],
  )
  const port = await made.listen({ host: 'localhost', port: 0 })
  expect(port).toBeGreaterThan(0)
  expect((await fetch(`http://localhost:${port}/quick`)).status).toBe(200)
  await expect(made.app.close()).resolves.toBeUndefined()
})
