import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addressText,
  canonicalAddress,
  hasDestinationTag,
  isSameAddress,
} from '../../core/presentation/address-text.ts'
import { addressTexts, typedTexts } from '../arbitraries/typed-text.ts'

const hex = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const xrp = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'

it('RECV-081 addressText extracts the wallet address from a payment URI, and removes blanks and invisible characters', () => {
  const same = [
    ` ${hex}\n`,
    `ethereum:${hex}`,
    `Ethereum:pay-${hex}@1`,
    `ETHEREUM:${hex}@1?value=2e18`,
    hex.replace('aA', 'a\u200bA'),
  ]
  expect(same.map(addressText)).toEqual(same.map(() => hex))
  expect(addressText(`BITCOIN:${segwit.toUpperCase()}?AMOUNT=1`)).toBe(segwit)
  expect(isSameAddress(hex.toLowerCase(), hex)).toBe(true)
  expect(isSameAddress(xrp, xrp.toLowerCase())).toBe(false)
})

it.each(['matic', 'polygon', 'arb', 'arb1', 'arbitrum', 'op', 'oeth', 'optimism', 'base', 'eth', 'tron', 'lightning'])(
  'RECV-081 addressText extracts the address of a payment URI with the scheme %s',
  (scheme) => {
    expect([`${scheme}:${hex}`, `${scheme.toUpperCase()}://${hex}?value=1`].map(addressText)).toEqual([hex, hex])
  },
)

it.each(['0x89', '0X89', '0xa4b1', '137'])('RECV-081 addressText drops the chain id %s of a payment URI', (chainId) => {
  expect(addressText(`ethereum:${hex}@${chainId}?value=2e18`)).toBe(hex)
})

it('RECV-081 canonicalAddress converts an address to lower case if and only if its letter case has no meaning', () => {
  const lower = hex.toLowerCase()
  expect([hex, lower, `0X${hex.slice(2).toUpperCase()}`].map(addressText).map(canonicalAddress)).toEqual([
    lower,
    lower,
    lower,
  ])
  expect(canonicalAddress(segwit.toUpperCase())).toBe(segwit)
  expect(canonicalAddress(xrp)).toBe(xrp)
})

it('RECV-081 addressText keeps an XRP destination tag or an Ethereum contract call that follows the address', () => {
  const tagged = [
    `${xrp}?dt=12`,
    `${xrp}:12`,
    `xrp:${xrp}?dt=12`,
    `ripple:${xrp}?amount=1&dt=12`,
    `xrp:${xrp}?memo=1&destinationTag=5`,
    `${xrp}?destination_tag=5`,
    `xrpl:${xrp}:12`,
  ]
  expect(tagged.map((text) => hasDestinationTag(addressText(text)))).toEqual(tagged.map(() => true))
  expect(hasDestinationTag(addressText(`xrp:${xrp}?amount=1`))).toBe(false)
  const call = `ethereum:${hex}/transfer?address=${hex}&uint256=1`
  expect(addressText(call)).toBe(call)
})

it('RECV-081 addressText and canonicalAddress are idempotent, and isSameAddress is symmetric', () => {
  fc.assert(
    fc.property(fc.oneof(addressTexts, typedTexts), addressTexts, (text, other) => {
      const [one, two] = [addressText(text), addressText(other)]
      expect(addressText(one)).toBe(one)
      expect(canonicalAddress(canonicalAddress(one))).toBe(canonicalAddress(one))
      expect(isSameAddress(one, canonicalAddress(one))).toBe(true)
      expect(isSameAddress(one, two)).toBe(isSameAddress(two, one))
    }),
  )
})
