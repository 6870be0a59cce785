import { allowedPicture } from '@paydeck/core/payments'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const origins = ['https://allowed.example', 'https://cdn.example:8443']
const picture = (address: string | null) => allowedPicture(address, origins)

it.each([
  '/logos/north.png',
  '/stand-ins/logos/Glasshouse%20Coffee',
  'data:image/png;base64,iVBORw0KGgo=',
  'https://allowed.example/a.png',
  'https://allowed.example/',
  'https://cdn.example:8443/a/b.svg?size=2#x',
  'HTTPS://Allowed.Example/A.png',
])('BILL-094 allowedPicture accepts the picture URL %s', (address) => {
  expect(picture(address)).toBe(address)
})

it.each([
  null,
  '',
  'https://allowed.example',
  'https://allowed.example.evil.com/a.png',
  'https://allowed.exampleevil.com/a.png',
  'https://evil.example/https://allowed.example/a.png',
  'https://user@allowed.example/a.png',
  'https://allowed.example@evil.example/a.png',
  'https://allowed.example:443@evil.example/a.png',
  'https://allowed.example:8443/a.png',
  'https://cdn.example/a.png',
  'https://sub.allowed.example/a.png',
  'https://allowed.example./a.png',
  'https://allowed.example\\@evil.example/a.png',
  'https://allowed.example\t/a.png',
  'https://allowed.example/a b.png',
  ' https://allowed.example/a.png',
  'https://\u212Allowed.example/a.png',
  'https://allowed%2eexample/a.png',
  'http://allowed.example/a.png',
  '//allowed.example/a.png',
  '/\\allowed.example/a.png',
  'https:allowed.example/a.png',
  'https:/allowed.example/a.png',
  'https:///allowed.example/a.png',
  'javascript:alert(1)',
  'javascript://allowed.example/%0Aalert(1)',
  'blob:https://allowed.example/a',
  'data:text/html,x',
  'data:,x',
  'logo.png',
])('BILL-094 allowedPicture rejects the picture URL %j', (address) => {
  expect(picture(address)).toBeNull()
})

it('BILL-094 if no other origin is configured, allowedPicture accepts only pictures from the origin of the app', () => {
  expect(allowedPicture('https://allowed.example/a.png', [])).toBeNull()
  expect(allowedPicture('/a.png', [])).toBe('/a.png')
})

/** Characters that browsers drop, convert or treat as a separator in a URL. */
const hostile = fc.constantFrom(
  ...'/\\@:?#.%&;, \t\n\r\0',
  'https:',
  '//',
  'allowed.example',
  'evil.example',
  'ａ',
  'K',
)

it('BILL-094 allowedPicture never returns a URL that a browser resolves to an origin that is not configured', () => {
  const address = fc.oneof(
    fc.array(hostile, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(hostile, { maxLength: 6 }).map((parts) => `https://allowed.example${parts.join('')}`),
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(address, (text) => {
      const shown = picture(text)
      if (shown === null) return
      const { origin, username, password, protocol } = new URL(shown, 'https://pay.example/id/home')
      expect([username, password]).toEqual(['', ''])
      if (protocol === 'data:') expect(shown).toMatch(/^data:image\//)
      else expect(['https://pay.example', ...origins]).toContain(origin)
    }),
    {
      examples: [
        ['https://allowed.example/\n/evil.example'],
        ['/\t/evil.example'],
        ['https://allowed.example\\/evil.example'],
      ],
    },
  )
})
