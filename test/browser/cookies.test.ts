import { browserCookies } from '@paydeck/adapters/storage/cookies'
import { option as O } from 'fp-ts'
import { expect, it } from 'vitest'

const read = (cookie: string, name: string) => browserCookies({ cookie }).read(name)

it.each([
  ['alone', 'ref=abc', O.some('abc')],
  ['beside others, one of which begins as it does', 'referral=other; xref=other; ref=abc', O.some('abc')],
  ['with what was encoded', 'ref=a%3B%20%C3%A9%3D', O.some('a; é=')],
  ['with a sign of its own kind in it', 'ref=a=b==', O.some('a=b==')],
  ['empty', 'ref=', O.some('')],
  ['of another spelling', 'Ref=abc', O.none],
  ['missing', 'referral=abc', O.none],
  ['missing, where there are none', '', O.none],
  ['encoded as it should not be', 'ref=%E0%A4%A; referral=abc', O.none],
])('PROF-039 reads a cookie that is %s, and throws nothing', (_, cookie, value) => {
  expect(read(cookie, 'ref')).toEqual(value)
})

it('a hostile value is written safely and read back', () => {
  const document = { cookie: '' }
  browserCookies(document).write({ name: 'ref', value: 'a; Path=/evil\r\n', path: '/id', maxAge: 60, sameSite: 'Lax' })
  expect(document.cookie).toBe('ref=a%3B%20Path%3D%2Fevil%0D%0A; Path=/id; Max-Age=60; SameSite=Lax')
  expect(read(document.cookie, 'ref')).toEqual(O.some('a; Path=/evil\r\n'))
})
