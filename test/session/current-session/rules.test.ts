import { isSessionFresh, tokensOf, userTokenName } from '@paydeck/core/session'
import { describe, expect, it } from 'vitest'

describe('tokens', () => {
  it('SESS-010 userTokenName returns the product name followed by "User"', () => {
    expect(userTokenName('Acme')).toBe('AcmeUser')
  })

  it('SESS-010 SESS-012 tokensOf returns null without a user token, or else both tokens, with null for a missing payee token', () => {
    const user = { facade: 'AcmeUser', token: 'u' }
    expect(tokensOf('Acme', [{ facade: 'merchant', token: 'm' }, user])).toEqual({ user: 'u', payee: null })
    expect(tokensOf('Acme', [user, { facade: 'payee', token: 'p' }])).toEqual({ user: 'u', payee: 'p' })
    expect(tokensOf('Other', [user])).toBeNull()
  })

  it('SESS-017 isSessionFresh returns true for 3000 ms after the last successful session request', () => {
    expect(isSessionFresh(1000, 1000)).toBe(true)
    expect(isSessionFresh(1000, 3999)).toBe(true)
    expect(isSessionFresh(1000, 4000)).toBe(false)
    expect([isSessionFresh(null, 4000), isSessionFresh(null, 1000)]).toEqual([false, false])
  })

  it.each([1, 86_400_000])(
    'F9 SESS-017 isSessionFresh returns false if the clock was set back by %i ms after the last successful request',
    (ms) => {
      expect(isSessionFresh(5000, 5000 - ms)).toBe(false)
    },
  )
})
