import { arbitraries } from '@paydeck/core/properties'
import { loginAddress, unauthenticatedEntry } from '@paydeck/core/routes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../core/properties/arbitraries/values.ts'

/**
 * Random paths that an attacker could send. They contain names of other hosts, parent folders and percent-encoded
 * characters.
 */
const attacks = fc
  .array(
    fc.oneof(
      fc.constantFrom('/id', '/', '//', '\\', '..', '.', '%2e', '%2E%2e', '%2f', '%5c', '\t', '\n', '@', ':', 'https:'),
      fc.constantFrom('evil.example', 'javascript:alert(1)', 'authenticate', '?', '#', '\ud800', ' '),
      anyText({ maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

const browserPaths = fc.oneof(
  attacks,
  attacks.map((attack) => `/id/${attack}`),
)

describe('visitor without a session, at any path and query', () => {
  it('ROUTE-056 X8 unauthenticatedEntry returns a URL below the base path, and the kind "invite-login" if there is an invite', () => {
    fc.assert(
      fc.property(browserPaths, arbitraries.RouteQuery, (path, given) => {
        const { kind, returnAddress, destination } = unauthenticatedEntry(path, given)
        const short = path.replace(/\/$/, '').length <= 3
        const expected =
          (given.get('accept-invite-payload') ?? '') !== '' ? 'invite-login' : short ? 'home' : 'path-login'
        expect(kind).toBe(expected)
        expect(destination).toBe(expected === 'invite-login' ? 'payoutInvite' : null)
        const landed = new URL(returnAddress, 'https://app.example')
        expect(landed.origin).toBe('https://app.example')
        expect(landed.pathname).toMatch(/^\/id(\/|$)/)
        const login = new URL(loginAddress(returnAddress, destination), 'https://app.example')
        expect(login.pathname).toBe('/authenticate/login')
        expect(new URL(login.searchParams.get('redirect') ?? '', 'https://app.example').href).toBe(landed.href)
      }),
      {
        examples: [
          ['//evil.example', new Map()],
          ['/id/../authenticate/logout', new Map()],
          ['/id/%2e%2E/authenticate/logout', new Map()],
          ['/id/.\t./authenticate/logout', new Map()],
          ['/id\\..\\..', new Map()],
          ['/id/%2E%2e ', new Map()],
          ['/id/..  /', new Map()],
          ['/identity', new Map()],
          ['/id', new Map([['accept-invite-payload', '']])],
        ],
      },
    )
  })
})
