import { shortTransactionId } from '@paydeck/core/payments'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invoiceAddress } from '../../../core/platform/invoice-page.ts'
import { detailOf, payment, rowsOf } from './bench.ts'

it('PAY-086 the network cost is shown if and only if it is greater than zero', () => {
  fc.assert(
    fc.property(fc.option(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })), (networkCost) => {
      const labels = rowsOf(detailOf({ ...payment, networkCost }), 'Details').map(([label]) => label)
      expect(labels.includes('Network cost')).toBe(networkCost !== null && networkCost > 0n)
    }),
    { examples: [[0n], [1n], [null]] },
  )
})

it('PAY-087 shortTransactionId returns the last 12 characters of an id, or the whole id if it is not longer', () => {
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(/^[0-9a-f]{0,70}$/), fc.string()), (id) => {
      const characters = [...id]
      const shown = shortTransactionId(id)
      expect(id.endsWith(shown)).toBe(true)
      expect([...shown].length).toBe(Math.min(12, characters.length))
    }),
    { examples: [['123456789012'], ['1234567890123'], ['']] },
  )
})

it('PAY-013 `invoiceAddress` returns the URL of the provider’s page for an invoice; the id may have any characters', () => {
  expect(invoiceAddress('Jx3f')).toBe('/invoice?v=4&id=Jx3f&lang=en-US')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (id) => {
      const { pathname, searchParams } = new URL(invoiceAddress(id), 'https://pay.example')
      expect([pathname, [...searchParams]]).toEqual([
        '/invoice',
        [
          ['v', '4'],
          ['id', id],
          ['lang', 'en-US'],
        ],
      ])
    }),
  )
})
