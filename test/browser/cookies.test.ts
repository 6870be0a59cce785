import { browserCookies } from '@paydeck/adapters/storage/cookies'
import { option as O } from 'fp-ts'
import { expect, it } from 'vitest'

const read = (cookie: string, name: string) => browserCookies({ cookie }).read(name)

it.each([
  ['that is the only one', 'ref=abc', O.some('abc')],
  ['beside cookies with a similar name', 'referral=other; xref=other; ref=abc', O.some('abc')],
  ['with encoded characters', 'ref=a%3B%20%C3%A9%3D', O.some('a; é=')],
  ['with an equals sign in its value', 'ref=a=b==', O.some('a=b==')],
  ['with an empty value', 'ref=', O.some('')],
  ['with another letter case as missing', 'Ref=abc', O.none],
  ['that is missing, beside others', 'referral=abc', O.none],
  ['that is missing, without others', '', O.none],
  ['with invalid encoding as missing', 'ref=%E0%A4%A; referral=abc', O.none],
])('PROF-039 `browserCookies` never throws, and reads a cookie %s', (_, cookie, value) => {
  expect(read(cookie, 'ref')).toEqual(value)
})

it('`browserCookies` encodes a hostile cookie value when writing it, and reads the same value back', () => {
  const document = { cookie: '' }
  browserCookies(document).write({ name: 'ref', value: 'a; Path=/evil\r\n', path: '/id', maxAge: 60, sameSite: 'Lax' })
  expect(document.cookie).toBe('ref=a%3B%20Path%3D%2Fevil%0D%0A; Path=/id; Max-Age=60; SameSite=Lax')
  expect(read(document.cookie, 'ref')).toEqual(O.some('a; Path=/evil\r\n'))
})
