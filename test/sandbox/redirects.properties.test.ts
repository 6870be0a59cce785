import { ownLocation } from '@paydeck/sandbox/http/proxy-headers'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const provider = 'https://provider.example'
const own = 'https://pay.example'
const requestUrl = `${provider}/invoice/a?b=c`

const spellings = [
  '/',
  '//',
  '\\',
  '/\\',
  '\t',
  '\n',
  '\r',
  ' ',
  '\u0000',
  '.',
  '..',
  '/.',
  '%2f',
  '%5c',
  '%09',
  '@',
  ':',
  ':443',
  '?',
  '#',
  'http:',
  'https:',
  'blob:',
  'javascript:',
  'data:',
  'HTTPS://PROVIDER.EXAMPLE',
  'evil.example',
  'provider.example',
  'pay.example',
  provider,
  'id',
]
const locations = fc
  .array(fc.oneof(fc.constantFrom(...spellings), fc.string({ maxLength: 3 })), { maxLength: 7 })
  .map((parts) => parts.join(''))

const examples: ReadonlyArray<[string]> = [
  ['https://provider.example//evil.example'],
  ['https://provider.example/\\evil.example'],
  ['https://provider.example/.//evil.example'],
  ['https://provider.example/\t/evil.example'],
  ['https://provider.example\\\\evil.example'],
  ['//provider.example//evil.example'],
  ['/\\evil.example'],
  ['blob:https://provider.example/x'],
  ['https:evil.example'],
]

it('X8 ownLocation changes redirects to the provider into redirects to the app’s origin, and leaves others unchanged', () => {
  fc.assert(
    fc.property(locations, (location) => {
      const named = URL.parse(location, requestUrl)
      const given = ownLocation(location, requestUrl)
      const resolved = given === null ? null : new URL(given, `${own}/elsewhere/x`)
      const staysHere = named?.protocol === 'https:' && named.host === 'provider.example'
      if (staysHere) expect(resolved?.origin).toBe(own)
      else expect(resolved?.href).toBe(named?.href)
    }),
    { examples: [...examples] },
  )
})

it.each([
  ['https://provider.example//evil.example', '/evil.example'],
  ['https://provider.example/\\evil.example/x?y#z', '/evil.example/x?y#z'],
  ['https://provider.example', '/'],
  ['https://provider.example:443/id/home', '/id/home'],
  ['https://user:word@provider.example/id', '/id'],
  ['/authenticate/login?redirect=%2Fid', '/authenticate/login?redirect=%2Fid'],
  ['b', '/invoice/b'],
  ['?x=%2F%2Fevil.example', '/invoice/a?x=%2F%2Fevil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['//evil.example/x', 'https://evil.example/x'],
  ['http://provider.example/x', 'http://provider.example/x'],
  ['paydeck://pair?code=1', 'paydeck://pair?code=1'],
  ['https://', null],
])('X8 for the redirect %j, ownLocation returns %j', (location, expected) => {
  expect(ownLocation(location, requestUrl)).toBe(expected)
})
