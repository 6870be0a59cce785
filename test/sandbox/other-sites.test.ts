import { addressOf, facadePath } from '@paydeck/adapters/wire/call'
import { expect, it } from 'vitest'
import { otherSites } from './other-sites.ts'
import { entries } from './requests.ts'
import { account, sandbox } from './running.ts'

const types = ['application/json', 'application/x-www-form-urlencoded']

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
}

/** Paths of the API calls, which this file skips because access-control.test.ts tests them. */
const calls = new Set(entries.map((name) => addressOf(name).path))
const isCall = (path: string): boolean => calls.has(path) || path.startsWith(facadePath)

// Routes that accept requests from other sites. Browsers send reports of blocked content to /csp-report without a session
// (X4). The fake maps service has no user data and changes nothing.
const open: ReadonlyArray<string> = ['/csp-report', '/stand-ins/maps/suggestions', '/stand-ins/maps/place']

/** Returns the sandbox's routes that accept one of these methods. `tree` is the list of routes that the server prints. */
const routesOf = (tree: string, methods: ReadonlyArray<Route['method']>): ReadonlyArray<Route> => {
  const above: Array<string> = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, listed] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)/.exec(line) ?? []
    if (indent === undefined || part === undefined || listed === undefined) return []
    const depth = indent.length / 4
    above.splice(depth, Infinity, part)
    const path = above.join('').replace('//', '/')
    const known = listed.split(', ')
    return methods.flatMap((method) => (known.includes(method) ? [{ method, path }] : []))
  })
}

it('A1 on the pages and on the control page, every route that changes data rejects requests from other sites', async () => {
  const { server } = await sandbox()
  const client = await account()
  const all = routesOf(server.app.printRoutes({ commonPrefix: false }), ['POST', 'PUT', 'DELETE'])
  const routes = all.filter(({ path }) => !isCall(path) && !open.includes(path))
  for (const path of ['/authenticate/passkey/challenge', '/wallet', '/id/verify', '/bill-connection', '/invoice'])
    expect(routes.map((route) => route.path)).toContain(path)
  for (const { method, path } of routes) {
    for (const headers of otherSites) {
      const shown = `${method} ${path} ${JSON.stringify(headers)}`
      const url = path.replaceAll(/:\w+/g, 'AAAA')
      const cookie = client.cookie() ?? ''
      const answers = types.map((type) =>
        server.app.inject({
          method,
          url,
          headers: { host: '127.0.0.1', cookie, ...headers, 'content-type': type },
          payload: type === 'application/json' ? '{}' : 'a=b',
        }),
      )
      // oxlint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      const responses = await Promise.all(answers)
      // The test sends two media types, but each route accepts only one of them and answers 415 to the other.
      const accepted = responses.filter(({ statusCode }) => statusCode !== 415)
      expect(accepted, shown).not.toEqual([])
      for (const one of accepted)
        expect([one.statusCode, one.json()], shown).toEqual([403, expect.objectContaining({ code: 'origin' })])
    }
  }
  expect((await client.rest('GET', '/id/language')).status).toBe(200)
})

it('A1 every route of the control API that reads data rejects requests from other sites', async () => {
  const { server } = await sandbox()
  const client = await account()
  const reads = routesOf(server.app.printRoutes({ commonPrefix: false }), ['GET'])
  const paths = reads.map(({ path }) => path).filter((path) => path.startsWith('/sandbox/'))
  expect(paths).toEqual(expect.arrayContaining(['/sandbox/account', '/sandbox/mails', '/sandbox/calls']))
  for (const path of paths) {
    for (const headers of otherSites) {
      const requestHeaders = { host: '127.0.0.1', cookie: client.cookie() ?? '', ...headers }
      // oxlint-disable-next-line no-await-in-loop -- in order, so that a failure names the open route
      const { statusCode } = await server.app.inject({ url: path, headers: requestHeaders })
      expect(statusCode, `${path} ${JSON.stringify(headers)}`).toBe(403)
    }
  }
  expect(await client.control('GET', 'calls')).toHaveProperty('calls')
})
