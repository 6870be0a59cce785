import { isSessionFresh, tokensOf, userTokenName } from '@paydeck/core/session'
import { describe, expect, it } from 'vitest'

describe('tokens', () => {
  it('SESS-010 userTokenName names the user token after the product', () => {
    expect(userTokenName('Acme')).toBe('AcmeUser')
  })

  it('SESS-010 SESS-012 tokensOf returns both tokens; there is a payee token only for an invited recipient', () => {
    const user = { facade: 'AcmeUser', token: 'u' }
    expect(tokensOf('Acme', [{ facade: 'merchant', token: 'm' }, user])).toEqual({ user: 'u', payee: null })
    expect(tokensOf('Acme', [user, { facade: 'payee', token: 'p' }])).toEqual({ user: 'u', payee: 'p' })
    expect(tokensOf('Other', [user])).toBeNull()
  })

  it('SESS-017 the session is fresh within 3000 ms of the last success', () => {
    expect(isSessionFresh(1000, 1000)).toBe(true)
    expect(isSessionFresh(1000, 3999)).toBe(true)
    expect(isSessionFresh(1000, 4000)).toBe(false)
    expect([isSessionFresh(null, 4000), isSessionFresh(null, 1000)]).toEqual([false, false])
  })

  it.each([1, 86_400_000])('F9 SESS-017 a response is not reused if the clock was set back by %i ms since', (ms) => {
    expect(isSessionFresh(5000, 5000 - ms)).toBe(false)
  })
})
