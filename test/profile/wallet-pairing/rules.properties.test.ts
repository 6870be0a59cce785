import { pairingCodeOf, pairingLink } from '@paydeck/core/profile'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const words = fc.string({ unit: 'grapheme' })

it('PROF-047 PROF-048 pairingLink returns a link with the secret, and with the authenticator code if there is one', () => {
  const codes = fc.option(fc.stringMatching(/^[0-9]{6}$/))
  fc.assert(
    fc.property(words, codes, (secret, code) => {
      const link = pairingLink('paydeck', secret, code)
      expect(link.startsWith('paydeck://id/pair?')).toBe(true)
      const expected = [['secret', secret], ...(code === null ? [] : [['code', code]])]
      expect([...new URL(link).searchParams]).toEqual(expected)
    }),
  )
  expect(pairingLink('paydeck', 'a&b', '123456')).toBe('paydeck://id/pair?secret=a%26b&code=123456')
})

it('PROF-049 PROF-050 pairingCodeOf returns the parameter `secret` of a URL, and null for any other text', () => {
  const others = fc.array(fc.tuple(fc.constantFrom('email', 'Secret', 'x'), words), { maxLength: 3 })
  fc.assert(
    fc.property(words, others, others, (secret, before, after) => {
      const query = new URLSearchParams([...before, ['secret', secret], ...after] as Array<[string, string]>)
      expect(pairingCodeOf(`paydeck://host?${query.toString()}`)).toBe(secret)
      expect(pairingCodeOf(`https://host/path?${query.toString()}#fragment`)).toBe(secret)
      expect(pairingCodeOf(query.toString())).toBeNull()
      query.delete('secret')
      expect(pairingCodeOf(`paydeck://host?${query.toString()}`)).toBeNull()
    }),
  )
  const broken = fc.constantFrom('paydeck://host', 'secret', '%', '%zz', '?', '&', '=', '#', '://')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(broken).map((parts) => parts.join('')),
      ),
      (text) => {
        expect(() => pairingCodeOf(text)).not.toThrow()
      },
    ),
  )
  expect(pairingCodeOf('paydeck://host?secret=%zz')).toBeNull()
})
