import { authenticationEvent, isMainPage } from '@paydeck/core/session'
import { describe, expect, it } from 'vitest'

const visit = (referrerPath: string, path = '/home', alreadySent = false) =>
  authenticationEvent({ referrerPath, path, alreadySent })

const mainPages = ['/home', '/bill-pay', '/card', '/crypto-payments', '/settings']

describe('analytics events for login and signup', () => {
  it.each(mainPages)(
    'SESS-054 SESS-058 a login is reported if the user comes from the login page to the main page %s',
    (path) => {
      expect(visit('/authenticate/login', path)).toBe('Login Success')
      expect(visit('/authenticate/login/', path)).toBe('Login Success')
    },
  )

  it.each(mainPages)(
    'SESS-055 SESS-058 a signup is reported if the user comes from a signup page to the main page %s',
    (path) => {
      expect(visit('/authenticate/signup', path)).toBe('Sign Up Success')
      expect(visit('/authenticate/finish-signup', path)).toBe('Sign Up Success')
    },
  )

  it('SESS-056 no event is reported if one was already reported since the page was loaded', () => {
    expect(visit('/authenticate/login', '/home', true)).toBeNull()
    expect(visit('/authenticate/signup', '/card', true)).toBeNull()
  })

  it.each(['', '/', '/id/home', '/authenticate', '/authenticate/logout', '/x/authenticate/login'])(
    'SESS-057 no event is reported if the user comes from %j',
    (referrerPath) => {
      expect(visit(referrerPath)).toBeNull()
    },
  )

  it('SESS-058 isMainPage is true for main pages and the pages below them, and for no other page', () => {
    expect(['/card/7', '/settings/profile', '/bill-pay/pay/3', '/home/'].every(isMainPage)).toBe(true)
    expect(
      ['/verification/get-started', '/dev', '/', '', '/homepage', 'home', 'x/home', '/x/home'].some(isMainPage),
    ).toBe(false)
  })
})
