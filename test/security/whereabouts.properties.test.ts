import { deviceName, placeName } from '@paydeck/core/security'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('deviceName and placeName return a text that is not empty, for any input', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.option(fc.string()), (userAgent, address, country) => {
      expect(deviceName(userAgent)).not.toBe('')
      expect(placeName({ address, country })).not.toBe('')
    }),
  )
})

it.each([
  ['127.0.0.1', null, 'This computer'],
  ['::1', 'DE', 'This computer'],
  ['::ffff:127.0.0.1', null, 'This computer'],
  ['127.10.200.3', null, 'This computer'],
  ['fe80::1', null, 'fe80::1'],
  ['127.0.0.1.example', null, '127.0.0.1.example'],
  ['203.0.113.7', 'DE', 'Germany, 203.0.113.7'],
  ['203.0.113.7', null, '203.0.113.7'],
  ['', 'DE', 'Germany'],
  ['203.0.113.7', 'nowhere', 'nowhere, 203.0.113.7'],
  ['', null, 'Unknown location'],
])('placeName for the address %s and the country %s is "%s"', (address, country, told) => {
  expect(placeName({ address, country })).toBe(told)
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  ['Firefox/1', 'Firefox'],
  ['Something (Windows NT 10.0)', 'Windows'],
  ['', 'Unknown device'],
])('deviceName for the user agent "%s" is "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
