import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFront, type RunningFront, makeFront, answerEmpty } from './provider-front.ts'

/** Opens a raw connection to the server in front of the provider, so that the test can send a request in small parts. */
const open = (address: string) => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString('latin1')))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  return { socket, text: () => text, closed }
}

const head = (path: string, lines: ReadonlyArray<string>): string =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...lines, '', ''].join('\r\n')

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`

const megabyte = 1024 * 1024

describe('forwarded request bodies', () => {
  let place: RunningFront
  let received = ''

  beforeAll(async () => {
    place = await startFront()
  })

  beforeEach(() => {
    received = ''
    place.requests.length = 0
    place.answer((request, response) => {
      request.on('data', (part: Buffer) => (received += part.toString('latin1')))
      request.on('end', () => response.end('{}'))
    })
  })

  afterAll(() => place.close())

  it('H4 the provider receives the first part of a body before the client has sent the last part', async () => {
    const { socket, text } = open(place.address)
    socket.write(head('/auth/logout', ['Transfer-Encoding: chunked']) + chunk('first'))
    await expect.poll(() => received).toBe('first')
    expect(text()).toBe('')
    socket.write(`${chunk(' last')}0\r\n\r\n`)
    await expect.poll(text).toMatch(/^HTTP\/1\.1 200 /)
    expect(received).toBe('first last')
    socket.destroy()
  })

  it('CALL-003 the provider receives the complete body and its Content-Length', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(megabyte / 2) })
    const headers = { 'content-type': 'application/json' }
    // The first path is an API call; the second path is a page of the provider.
    for (const path of ['/auth/logout', '/wallet']) {
      received = ''
      // eslint-disable-next-line no-await-in-loop -- one body after the other
      expect((await place.request(path, { method: 'POST', headers, body })).status).toBe(200)
      expect(received).toBe(body)
      expect(place.requests.at(-1)?.headers['content-length']).toBe(String(body.length))
    }
  })

  it('CALL-003 the proxy forwards a POST request without a body', async () => {
    expect((await place.request('/auth/logout', { method: 'POST' })).status).toBe(200)
    expect([received, place.requests[0]?.headers['content-length']]).toEqual(['', '0'])
  })

  it.each([
    ['/auth/logout', megabyte],
    ['/id/verify', 16 * megabyte],
    ['/wallet', megabyte],
  ])(
    'H4 at the path %s, the proxy refuses a request as soon as its Content-Length header states more than %d bytes',
    async (path, limit) => {
      const { socket, text } = open(place.address)
      socket.write(head(path, [`Content-Length: ${limit + 1}`]))
      await expect.poll(text).toMatch(/^HTTP\/1\.1 413 /)
      expect(place.requests).toEqual([])
      socket.destroy()
    },
  )

  /**
   * Sends the rest of a request body, then a second request on the same connection. Returns the response to the second
   * request.
   */
  const continueBody = async ({ socket, text }: ReturnType<typeof open>, rest: string): Promise<string> => {
    const first = text().length
    place.answer(answerEmpty)
    socket.write(`${rest}GET /auth/session HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await expect.poll(() => text().slice(first)).toContain('HTTP/1.1 ')
    socket.destroy()
    return text().slice(first)
  }

  it('H4 once a body exceeds the limit, the proxy answers 413 and aborts its request to the provider', async () => {
    const broken = Promise.withResolvers<void>()
    place.answer((request) => {
      request.on('data', (part: Buffer) => (received += part.toString('latin1')))
      request.once('close', () => request.complete || broken.resolve())
    })
    const connection = open(place.address)
    connection.socket.write(head('/auth/logout', ['Transfer-Encoding: chunked']))
    for (let sent = 0; sent < 17; sent += 1) connection.socket.write(chunk('x'.repeat(megabyte / 16)))
    await broken.promise
    await expect.poll(connection.text).toMatch(/^HTTP\/1\.1 413 /)
    expect(received.length).toBeLessThanOrEqual(megabyte)
    expect(await continueBody(connection, `${chunk('x'.repeat(megabyte))}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('A1 the proxy refuses a body from another site before the body arrives', async () => {
    const { socket, text, closed } = open(place.address)
    socket.write(head('/id/verify', ['Content-Length: 1000', 'Origin: https://evil.example', 'Connection: close']))
    await closed
    expect(text()).toMatch(/^HTTP\/1\.1 403 /)
    expect(place.requests).toEqual([])
  })

  it('F5 if the provider responds before the body is complete, the proxy immediately returns the response', async () => {
    place.answer((_request, response) => response.writeHead(401).end('{}'))
    const connection = open(place.address)
    connection.socket.write(head('/id/verify', ['Transfer-Encoding: chunked']) + chunk('first'))
    await expect.poll(connection.text).toMatch(/^HTTP\/1\.1 401 /)
    const rest = `${chunk('x'.repeat(megabyte))}0\r\n\r\n`
    expect(await continueBody(connection, rest)).toMatch(/^(\d.*\s+)*HTTP\/1\.1 200 /)
  })

  it('F5 if the provider is unreachable, the proxy answers 502 before the body is complete', async () => {
    const unreachableFront = makeFront('http://127.0.0.1:1')
    const connection = open(await unreachableFront.app.listen({ host: '127.0.0.1', port: 0 }))
    connection.socket.write(head('/id/verify', ['Transfer-Encoding: chunked']) + chunk('x'.repeat(megabyte)))
    await expect.poll(connection.text).toMatch(/^HTTP\/1\.1 502 /)
    expect(await continueBody(connection, '0\r\n\r\n')).toMatch(/^HTTP\/1\.1 502 /)
    await unreachableFront.app.close()
  })

  it('F5 if the client disconnects before the body is complete, the proxy aborts its request to the provider', async () => {
    const broken = Promise.withResolvers<void>()
    place.answer((request) => {
      request.on('data', (part: Buffer) => (received += part.toString('latin1')))
      request.once('close', () => request.complete || broken.resolve())
    })
    const { socket } = open(place.address)
    socket.write(head('/auth/logout', ['Content-Length: 100']) + 'first')
    await expect.poll(() => received).toBe('first')
    socket.destroy()
    await broken.promise
    place.answer(answerEmpty)
    expect((await place.request('/auth/session')).status).toBe(200)
  })
})
