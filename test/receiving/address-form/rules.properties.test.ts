import {
  addressCodeMessage,
  addressMessage,
  approvalTime,
  canCreateWallet,
  foundCurrencies,
  isFormValid,
  newAddress,
  profileUpdate,
  receivingReturn,
  startCurrency,
  updatePlan,
} from '@paydeck/core/receiving'
import { reviewTime } from '@paydeck/core/verification'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const blank = fc.constantFrom('', ' ', '\t\n')
const few = fc.constantFrom('', 'a', 'b', ' a')
const forms = fc.record({ currency: fc.constantFrom('BTC', 'ETH'), address: few, label: few })

it('RECV-026 the currency search matches any part of a name or code, in any letter case', () => {
  const words = fc.constantFrom('BTC', 'Bitcoin', 'ETH', 'Ether', 'USDC_m', 'USD Coin')
  const rows = fc.array(fc.record({ code: words, name: words, chain: words }))
  const queries = fc.oneof(fc.constantFrom('', 'b', 'BIT', 'coin', '_', 'ether '), fc.string({ maxLength: 2 }))
  fc.assert(
    fc.property(rows, queries, (list, text) => {
      const found = foundCurrencies(list, text)
      const holds = (part: string): boolean => part.toUpperCase().includes(text.toUpperCase())
      expect(found).toEqual(list.filter(({ code, name }) => holds(code) || holds(name)))
      if (text === '') expect(found).toEqual(list)
    }),
  )
})

it('RECV-033 the address form is valid if and only if the address is not blank and the currency is enabled', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.oneof(blank, fc.string()), (enabled, address) => {
      expect(isFormValid({ address }, enabled)).toBe(enabled && /\S/.test(address))
    }),
    {
      examples: [
        [true, ' '],
        [true, 'bc1q'],
        [false, 'bc1q'],
      ],
    },
  )
})

it('RECV-084 canCreateWallet requires a label and an address', () => {
  fc.assert(
    fc.property(fc.oneof(blank, fc.string()), fc.oneof(blank, fc.string()), (label, address) => {
      expect(canCreateWallet({ label, address })).toBe(label.length > 0 && address.length > 0)
    }),
    {
      examples: [
        ['', 'a'],
        ['a', ''],
        ['', ''],
      ],
    },
  )
})

it('RECV-042 updatePlan requires a code if and only if address or currency changed, and detects an unchanged form', () => {
  fc.assert(
    fc.property(forms, forms, (before, after) => {
      const { needsCode, isChanged } = updatePlan(before, after)
      const isElsewhere = before.address !== after.address || before.currency !== after.currency
      expect(needsCode).toBe(isElsewhere)
      expect(isChanged).toBe(isElsewhere || before.label !== after.label)
      expect(updatePlan(before, { ...before, label: after.label }).needsCode).toBe(false)
      expect(updatePlan(before, { ...before }).isChanged).toBe(false)
    }),
  )
})

it('RECV-047 updatePlan sets the update flags of address and nickname if and only if they changed', () => {
  fc.assert(
    fc.property(forms, forms, (before, after) => {
      const { updateAddress, updateLabel, needsCode } = updatePlan(before, after)
      expect(updateAddress).toBe(`${before.currency} ${before.address}` !== `${after.currency} ${after.address}`)
      expect(updateLabel).toBe(before.label !== after.label)
      expect(needsCode).toBe(updateAddress)
    }),
  )
})

it('CALL-068 profileUpdate returns only the fields whose flags are set, or null if no flag is set', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.string(), (name, wallet, text) => {
      const sent = profileUpdate({ profileId: 'p1', name: text, walletId: 'w1' }, { name, wallet })
      const fields = [...(name ? ['name'] : []), ...(wallet ? ['walletId'] : [])]
      expect(Object.keys(sent ?? {})).toEqual(fields.length === 0 ? [] : ['profileId', ...fields])
      if (name) expect(sent?.name).toBe(text)
      expect(sent === null).toBe(!name && !wallet)
    }),
  )
})

it('RECV-053 LIM-006 an authenticator code must have six characters', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 4, maxLength: 8 }), fc.string()), (code) => {
      expect(addressCodeMessage({ kind: 'authenticator', value: code })).toBe(code.length === 6 ? null : 'Required')
    }),
    { examples: [['12345'], ['123456'], ['1234567'], ['abcdef'], ['']] },
  )
})

it('RECV-054 a backup code must have at least one character', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      expect(addressCodeMessage({ kind: 'backup', value: code })).toBe(code === '' ? 'Required' : null)
    }),
    { examples: [[''], ['a']] },
  )
})

it('RECV-032 a new address form starts with BTC and "My Wallet"', () => {
  expect(newAddress).toEqual({ currency: 'BTC', address: '', label: 'My Wallet' })
})

it('RECV-035 a new address form starts without a currency if BTC is not offered', () => {
  expect(startCurrency([{ code: 'ETH' }, { code: 'BTC' }])).toBe('BTC')
  expect(startCurrency([{ code: 'ETH' }])).toBeNull()
})

it('RECV-034 a blank field of the address form shows "Required"', () => {
  expect([addressMessage(''), addressMessage(' '), addressMessage('bc1q')]).toEqual(['Required', 'Required', null])
})

it('LIM-011 the approval time is "24 hours", the review time is "24 to 48 hours", and the form closes after 1 s', () => {
  expect([approvalTime, reviewTime]).toEqual(['24 hours', '24 to 48 hours'])
  expect(receivingReturn.ms).toBe(1000)
})
