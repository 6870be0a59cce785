import { readSessionCookie, writeSessionCookie } from '@paydeck/sandbox/http/cookies'
import { describe, expect, it } from 'vitest'

const guarded = '__Host-session=id; Path=/; HttpOnly; SameSite=Strict; Secure'
const plain = 'session=id; Path=/; HttpOnly; SameSite=Strict'

const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'

// The user agent of most browsers includes "Safari". All browsers except Safari accept Secure cookies on http://localhost.
const browsers = [
  ['Safari', safari, plain],
  ['Safari on a telephone', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1', plain],
  [
    'Chrome',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
    guarded,
  ],
  ['Edge', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0', guarded],
  ['Edge by its own name alone', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Safari/537.36 Edg/141.0', guarded],
  ['Chromium', 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chromium/141.0 Safari/537.36', guarded],
  ['Chrome on a telephone', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/141.0 Safari/604.1', guarded],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', guarded],
  ['no browser', '', guarded],
] as const

describe('session cookie', () => {
  it.each(browsers)(
    'X5 over plain http, the session cookie has the Secure attribute unless the browser is Safari: %s',
    (_, userAgent, cookie) => {
      const caller = { isEncrypted: false, userAgent, cookies: '' }
      expect(writeSessionCookie(caller, 'id')).toBe(cookie)
      expect(writeSessionCookie(caller, null)).toBe(`${cookie.replace('=id', '=')}; Max-Age=0`)
      const sent = `a=b; ${cookie.split(';')[0]}; c=d`
      expect(readSessionCookie({ ...caller, cookies: sent })).toBe('id')
    },
  )

  it.each(browsers)(
    'X5 over https, the session cookie has the prefix __Host- for %s, and is not read without this prefix',
    (_, userAgent) => {
      expect(writeSessionCookie({ isEncrypted: true, userAgent, cookies: '' }, 'id')).toBe(guarded)
      expect(readSessionCookie({ isEncrypted: true, userAgent, cookies: 'session=id' })).toBeNull()
    },
  )

  it('X5 over https, a cookie with a similar name is not read as the session cookie; an empty session cookie counts as missing', () => {
    const read = (cookies: string) => readSessionCookie({ isEncrypted: true, userAgent: '', cookies })
    expect(
      ['', '__Host-session=', 'x__Host-session=id', '__Host-sessions=id', 'a=__Host-session=id'].map(read),
    ).toEqual([null, null, null, null, null])
    expect([read('__Host-session=a=b'), read('a=b;__Host-session=id')]).toEqual(['a=b', 'id'])
  })
})
