import { connect } from 'node:net'
import { hostnameOf, hostRule, isLoopback, openingSetting } from '@paydeck/sandbox/kernel/hosts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Running, startSandbox } from './running.ts'

const hostOptions = (more: Partial<Parameters<typeof hostRule>[0]> = {}) => ({
  host: 'localhost',
  publicOrigin: null,
  allowedHosts: [],
  ...more,
})

describe('host names that a server accepts', () => {
  const own = ['localhost', 'LOCALHOST', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1']
  const foreign = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.5', '[2001:db8::1]']

  it('A1 hostRule accepts by default only the loopback names and addresses of this machine', () => {
    expect(own.filter((name) => !isLoopback(name))).toEqual([])
    expect(foreign.filter((name) => isLoopback(name))).toEqual([])
    const acceptsHost = hostRule(hostOptions())
    expect([...own, ...foreign].filter(acceptsHost)).toEqual(own)
  })

  it('A1 hostRule accepts PUBLIC_ORIGIN, ALLOWED_HOSTS and HOST; with HOST=0.0.0.0 or HOST=::, it accepts any IP address', () => {
    const acceptsHost = hostRule(
      hostOptions({ publicOrigin: 'https://Pay.example:8443', allowedHosts: ['paydeck', 'Pay.internal'] }),
    )
    expect([...foreign, 'pay.example', 'paydeck', 'pay.internal', 'a.pay.example'].filter(acceptsHost)).toEqual([
      'pay.example',
      'paydeck',
      'pay.internal',
    ])
    for (const host of ['0.0.0.0', '::']) {
      expect(foreign.filter(hostRule(hostOptions({ host })))).toEqual(['192.168.1.5', '[2001:db8::1]'])
    }
    expect(foreign.filter(hostRule(hostOptions({ host: '192.168.1.5' })))).toEqual(['192.168.1.5'])
  })

  it.each([
    [{}, null],
    [{ host: '127.0.0.1', publicOrigin: 'http://localhost:5173' }, null],
    [{ host: '::1', allowedHosts: ['a.localhost', '127.0.0.1'] }, null],
    [{ host: '0.0.0.0', publicOrigin: 'http://localhost:5173' }, 'HOST=0.0.0.0'],
    [{ host: '::' }, 'HOST=::'],
    [{ host: '192.168.1.5' }, 'HOST=192.168.1.5'],
    [{ host: 'pay.example' }, 'HOST=pay.example'],
    [{ publicOrigin: 'https://pay.example' }, 'https://pay.example'],
    [{ hasProxies: true }, 'TRUSTED_PROXIES'],
    [{ allowedHosts: ['a.localhost', 'pay.example'] }, 'ALLOWED_HOSTS=pay.example'],
  ])(
    'A1 openingSetting returns the setting that makes the server reachable for other machines: for %j, this is %s',
    (more, expected) => {
      expect(openingSetting({ ...hostOptions(), hasProxies: false, ...more })).toBe(expected)
    },
  )

  it('H1 hostnameOf returns the host name of a request with one valid Host header, and null in any other case', () => {
    expect(hostnameOf(['Host', 'localhost:4280'])).toBe('localhost')
    expect(hostnameOf(['hOST', '[::1]:4280', 'Accept', 'host'])).toBe('[::1]')
    expect(hostnameOf(['Accept', 'Host', 'X', 'localhost'])).toBeNull()
    expect(hostnameOf([])).toBeNull()
    expect(hostnameOf(['Host', 'localhost', 'Host', 'localhost'])).toBeNull()
    for (const host of ['', '%', 'a b', 'a/b', 'user@localhost', '[', 'localhost:99999', 'a?b', 'a#b', 'ä'])
      expect(hostnameOf(['Host', host]), host).toBeNull()
  })
})

describe('requests to a running server', () => {
  let running: Running
  beforeAll(async () => {
    running = await startSandbox({ publicOrigin: 'http://pay.internal' })
  })
  afterAll(() => running.close())

  const ask = (path: string, lines: ReadonlyArray<string>): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(running.address).port), '127.0.0.1')
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString('latin1')))
      socket.on('close', () => resolve(text))
      socket.write(`GET ${path} HTTP/1.1\r\n${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
    })

  it('A1 X1 a request with a host name that the server does not accept gets status 421 and security headers, on any path', async () => {
    for (const path of ['/auth/session', '/id/home', '/nothing', '/sandbox']) {
      const answer = await ask(path, ['Host: evil.example:4280'])
      expect(answer, path).toMatch(/^HTTP\/1\.1 421 /)
      expect(answer, path).toContain('{"error":"This server does not serve this host.","code":"host"}')
      expect(answer, path).toContain('x-content-type-options: nosniff')
      expect(answer, path).not.toContain('set-cookie')
    }
    expect(await ask('/auth/session', ['Host: pay.internal'])).toMatch(/^HTTP\/1\.1 200 /)
    expect(await ask('/auth/session', ['Host: localhost:1'])).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('H1 a request without a Host header, or with two Host headers, gets status 400', async () => {
    for (const lines of [[], ['Host: localhost', 'Host: evil.example'], ['Host: localhost', 'Host: localhost']]) {
      const answer = await ask('/auth/session', lines)
      expect(answer, lines.join()).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('The Host header is not valid.')
    }
  })

  it('CALL-119 over plain http under a public host name, the sign-in page shows an explanation in place of the form', async () => {
    const html = 'Accept: text/html'
    const response = await ask('/authenticate/login', ['Host: pay.internal', html])
    expect(response).toMatch(/^HTTP\/1\.1 403 /)
    expect(response).toContain('Over plain HTTP, you can sign in only')
    expect(response).not.toContain('<form')
    for (const lines of [
      ['Host: localhost', html],
      ['Host: pay.internal', html, 'Sec-Fetch-Site: none'],
    ]) {
      const page = await ask('/authenticate/login', lines)
      expect(page, lines.join()).toMatch(/^HTTP\/1\.1 200 /)
      expect(page).toContain('<form')
    }
  })
})
