import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { failureText } from '../../core/kernel/failure-text.ts'
import { rejected } from '../../core/kernel/fault.ts'
import {
  avatarAddress,
  avatarText,
  isName,
  isNameFormValid,
  isOptInChanged,
  nameDialog,
  nameDialogOpensAfter,
  nameFailures,
  nameMessage,
  nameMinimum,
  nameTexts,
  pairingCodeOf,
  pairingLink,
  settingsFor,
  settingsItems,
  settingsRows,
} from '../../core/profile/index.ts'

const words = fc.string({ unit: 'grapheme' })
const names = fc.oneof(
  words,
  fc.tuple(fc.constantFrom('', ' ', '\t '), fc.string({ maxLength: 3 })).map((parts) => parts.join('')),
)

it('PROF-008 lists the settings in their order, "Card" with cards and "Receiving Addresses" with payouts', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (cards, payouts) => {
      const labels = settingsFor({ cards, payouts }).map((item) => settingsRows[item].label)
      const all = ['Profile', 'Security', 'Card', 'Receiving Addresses']
      expect(labels).toEqual(
        all.filter((label) => (label !== 'Card' || cards) && (label !== 'Receiving Addresses' || payouts)),
      )
    }),
  )
  expect(new Set(settingsItems.map((item) => settingsRows[item].path)).size).toBe(4)
})

it('PROF-022 LIM-006 takes names of two characters and more, without the spaces around them', () => {
  fc.assert(
    fc.property(names, names, (givenName, familyName) => {
      expect(isNameFormValid({ givenName, familyName })).toBe(
        [givenName, familyName].every((name) => /^\s*\S.*\S\s*$/s.test(name)),
      )
    }),
    {
      examples: [
        ['A', 'Norris'],
        ['Al', 'No'],
        [' A ', 'No'],
        ['Ada', ''],
      ],
    },
  )
  expect([isName('A'), isName('Al'), isName('Ada'), nameMinimum.value]).toEqual([false, true, true, 2])
})

it('PROF-023 PROF-024 tells of a short name once its field was touched', () => {
  expect(nameMessage('A', true)).toBe('Must be at least 2 characters')
  expect(nameMessage('', true)).toBe('Must be at least 2 characters')
  expect(nameMessage('', false)).toBeNull()
  expect(nameMessage('Ada', true)).toBeNull()
})

it('PROF-021 opens the name dialog by itself only for the link that asks for it', () => {
  const asked = new Map([['add-name', 'true']])
  expect(nameDialogOpensAfter(asked, false)).toBe(700)
  expect(nameDialogOpensAfter(asked, true)).toBe(0)
  expect(nameDialogOpensAfter(new Map(), false)).toBeNull()
  expect(nameDialogOpensAfter(new Map([['add-name', 'false']]), false)).toBeNull()
})

it('has the times and texts of the name dialog', () => {
  expect(Object.values(nameDialog).map(({ ms }) => ms)).toEqual([700, 1000, 100])
  expect(nameTexts.updated).toBe('Name updated successfully.')
})

it('ERR-008 ERR-009 ERR-010 tells of a failed name update', () => {
  expect(failureText(nameFailures, rejected(422, 'Too long'))).toBe('Too long')
  expect(failureText(nameFailures, rejected(429, 'Slow down'))).toBe('Slow down')
  expect(failureText(nameFailures, rejected(400, 'Too long'))).toBe('An unexpected error has occurred.')
})

it('PROF-033 takes an opt-in for changed at one word only', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom('success', 'Success', 'success ', 'true', ''), fc.string()), (reply) => {
      expect(isOptInChanged(reply)).toBe(reply === 'success')
    }),
  )
})

it('PROF-047 PROF-048 links to the wallet app with the secret, and with the code when there is one', () => {
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

it('PROF-049 PROF-050 takes the secret out of the provider’s address, and nothing out of what is none', () => {
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

it('PROF-063 keys the picture by a hash, alike for every way to write an address, and never by the address', () => {
  const addressOf = (email: string): string =>
    avatarAddress('https://pictures.example/', createHash('sha256').update(avatarText(email)).digest('hex'))
  fc.assert(
    fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\n'), (email, space) => {
      const address = addressOf(email)
      expect(addressOf(`${space}${email.toUpperCase()}${space}`)).toBe(addressOf(email.toLowerCase()))
      expect(address).toMatch(/^https:\/\/pictures\.example\/[0-9a-f]{64}$/)
      expect(address.toLowerCase()).not.toContain(email.toLowerCase())
    }),
  )
})
