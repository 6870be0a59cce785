import { checkedName } from '@paydeck/sandbox/calls/names'
import { codeText as sandboxCode } from '@paydeck/sandbox/kernel/codes'
import {
  addressText as sandboxAddress,
  canonicalAddress as canonicalInSandbox,
} from '@paydeck/sandbox/receiving/address-text'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressText, canonicalAddress, isSameAddress } from '../../core/presentation/address-text.ts'
import { codeText } from '../../core/presentation/code-text.ts'
import { graphemeCount, nameText } from '../../core/presentation/name-text.ts'
import { addressTexts, typedTexts } from '../arbitraries/typed-text.ts'

it('SHELL-069 client and sandbox extract the same one-time code from any typed text', () => {
  fc.assert(
    fc.property(typedTexts, (text) => {
      expect(sandboxCode(text)).toBe(codeText(text))
    }),
  )
  // Compares the functions only for characters that this JavaScript engine classifies as digits, spaces, dashes, control or
  // invisible characters. Newer engines classify more characters.
  const everything = Array.from({ length: 0x11_0000 }, (_, number) => String.fromCodePoint(number)).filter(
    (character) => /[\p{Nd}\p{Z}\p{Pd}\p{DI}\p{Cc}]/u.test(character),
  )
  expect(everything.filter((character) => sandboxCode(character) !== codeText(character))).toEqual([])
})

it('RECV-081 client and sandbox extract the same wallet address from any typed text, and compare addresses in the same way', () => {
  fc.assert(
    fc.property(fc.oneof(addressTexts, typedTexts), addressTexts, (text, other) => {
      expect(sandboxAddress(text)).toBe(addressText(text))
      const [one, two] = [addressText(text), addressText(other)]
      expect(canonicalInSandbox(one)).toBe(canonicalAddress(one))
      expect(canonicalInSandbox(one) === canonicalInSandbox(two)).toBe(isSameAddress(one, two))
    }),
  )
})

const messages = { tooShort: 'short', tooLong: 'long', hidden: 'hidden' }
const outcomeOf = (text: string, most: number): string => {
  try {
    return checkedName(text, { most, ...messages })
  } catch (refusal) {
    return refusal instanceof Error ? refusal.message : 'no error'
  }
}

it('PROF-022 CARD-107 RECV-084 client and sandbox clean a typed name in the same way, and agree on its number of characters', () => {
  fc.assert(
    fc.property(typedTexts, fc.integer({ min: 1, max: 8 }), (text, most) => {
      const name = nameText(text.toWellFormed())
      const fits = name === '' ? 'short' : graphemeCount(name) > most ? 'long' : name
      expect(outcomeOf(name, most)).toBe(fits)
      expect(outcomeOf(` ${name.normalize('NFD')} `, most)).toBe(fits)
      expect(nameText(name)).toBe(name)
    }),
    { examples: [['\u0958\uFE00', 4]] },
  )
})
