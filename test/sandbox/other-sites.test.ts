import { addressOf, facadePath } from '@paydeck/adapters/wire/call'
import { expect, it } from 'vitest'
import { otherSites } from './other-sites.ts'
import { entries } from './requests.ts'
import { account, sandbox } from './running.ts'

const types = ['application/json', 'application/x-www-form-urlencoded']

/** A route that changes something. */
interface Writing {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly path: string
}

/** The calls have a matrix of their own (access.test.ts). */
const calls = new Set(entries.map((name) => addressOf(name).path))
const isCall = (path: string): boolean => calls.has(path) || path.startsWith(facadePath)

// What was blocked is told without a session (X4); the stand-in of a maps service knows no user and changes nothing.
const open: ReadonlyArray<string> = ['/csp-report', '/stand-ins/maps/suggestions', '/stand-ins/maps/place']

/** Every route of the sandbox that takes more than questions, as the server itself lists them. */
const writing = (tree: string): ReadonlyArray<Writing> => {
  const above: Array<string> = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)/.exec(line) ?? []
    if (indent === undefined || part === undefined || methods === undefined) return []
    const depth = indent.length / 4
    above.splice(depth, Infinity, part)
    const path = above.join('').replace('//', '/')
    const known = methods.split(', ')
    return (['POST', 'PUT', 'DELETE'] as const).flatMap((method) => (known.includes(method) ? [{ method, path }] : []))
  })
}

it('A1 every route of a page and of the control page that writes refuses a request of another site', async () => {
  const { server } = await sandbox()
  const client = await account()
  const all = writing(server.app.printRoutes({ commonPrefix: false }))
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
      // oxlint-disable-next-line no-await-in-loop -- one after the other says which was taken
      const told = await Promise.all(answers)
      // Each takes one type of body, and says of the other that it does not, whoever asks.
      const taken = told.filter(({ statusCode }) => statusCode !== 415)
      expect(taken, shown).not.toEqual([])
      for (const one of taken)
        expect([one.statusCode, one.json()], shown).toEqual([403, expect.objectContaining({ code: 'origin' })])
    }
  }
  expect((await client.rest('GET', '/id/language')).status).toBe(200)
})
