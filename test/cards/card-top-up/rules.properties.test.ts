import { cardTopUpView, finishingStatusOf, isTopUpAmount, topUpAmountOf, unknownCards } from '@paydeck/core/cards'
import { idle } from '@paydeck/core/kernel'
import { decimalText, formatUsd, fromMinorUnits } from '@paydeck/core/money'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'

it('CARD-162 `isTopUpAmount` is true for amounts from 1 to 10000, including both limits', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.nat({ max: 8 }), (minor, decimals) => {
      const unit = 10n ** BigInt(decimals)
      expect(isTopUpAmount(fromMinorUnits(minor, decimals))).toBe(minor >= unit && minor <= 10_000n * unit)
    }),
    {
      examples: [
        [1n, 0],
        [10_000n, 0],
        [99n, 2],
        [100n, 2],
        [1_000_001n, 2],
        [0n, 0],
        [-5n, 0],
      ],
    },
  )
  expect(
    ['0.999999', '1.000', '10000.00', '10000.000001']
      .map((text) => decimalText(text))
      .map((amount) => amount !== null && isTopUpAmount(amount)),
  ).toEqual([false, true, true, false])
})

const origin = 'https://pay.example'
const finishing = ['paid', 'confirmed', 'complete']

it('CARD-157 `finishingStatusOf` returns the status in a message if this status is paid, confirmed or complete, or else null', () => {
  const statuses = fc.oneof(
    fc.constantFrom(...finishing, 'closed', 'expired', 'Paid', 'new', '', '__proto__'),
    fc.string(),
  )
  fc.assert(
    fc.property(statuses, (status) => {
      expect(finishingStatusOf({ origin, isFromWindow: true, data: { status } }, origin)).toBe(
        finishing.includes(status) ? status : null,
      )
    }),
  )
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const status: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'status') : undefined
      const isFinishing = typeof status === 'string' && finishing.includes(status)
      expect(finishingStatusOf({ origin, isFromWindow: true, data }, origin)).toBe(isFinishing ? status : null)
    }),
    { examples: [['paid'], [null], [{ status: ['paid'] }]] },
  )
})

it('CARD-167 `finishingStatusOf` returns null for messages from another origin or another window', () => {
  const origins = fc.constantFrom(origin, 'https://pay.example.evil.example', 'http://pay.example', 'null', '')
  fc.assert(
    fc.property(origins, fc.boolean(), fc.constantFrom(...finishing), (from, isFromWindow, status) => {
      const isOurs = from === origin && isFromWindow
      expect(finishingStatusOf({ origin: from, isFromWindow, data: { status } }, origin)).toBe(isOurs ? status : null)
    }),
  )
})

const cents = fc.bigInt({ min: 0n, max: 2_000_000n })

it('CARD-162 CARD-166 the top-up form can be submitted if and only if the amount is from 1 to 10000 dollars', () => {
  const form = { ...idle, touched: ['amount' as const], refusal: null, refused: null }
  const cards = { ...unknownCards, cards: [plainCard] }
  fc.assert(
    fc.property(cents, fc.boolean(), (minor, isGrouped) => {
      const amount = isGrouped ? formatUsd(fromMinorUnits(minor, 2)) : fromMinorUnits(minor, 2)
      const { canSubmit, amount: field } = cardTopUpView({
        form: { ...form, values: { cardId: 'c1', amount } },
        shown: 'closed',
        payment: null,
        amountsHidden: false,
        cards,
      })
      const isInRange = minor >= 100n && minor <= 1_000_000n
      expect(canSubmit).toBe(isInRange)
      expect(field.error).toBe(isInRange ? null : 'Enter an amount from $1.00 to $10,000.00.')
    }),
    {
      examples: [
        [99n, false],
        [100n, false],
        [1_000_000n, true],
        [1_000_001n, true],
      ],
    },
  )
})

it('CARD-021 the top-up form cannot be submitted for a card that is hidden, unknown or of a provider other than galileo', () => {
  const form = { ...idle, values: { cardId: plainCard.id, amount: '25' }, touched: [], refusal: null, refused: null }
  fc.assert(
    fc.property(arbitraries.DebitCard, fc.boolean(), (drawn, isThere) => {
      const card = { ...drawn, id: isThere ? plainCard.id : 'another' }
      const { canSubmit, card: shown } = cardTopUpView({
        form,
        shown: 'closed',
        payment: null,
        amountsHidden: false,
        cards: { ...unknownCards, cards: [card] },
      })
      const isHidden = card.disabled || ['lost', 'stolen', 'canceled'].includes(card.status ?? '')
      expect(canSubmit).toBe(isThere && card.provider === 'galileo' && !isHidden)
      expect(shown === null).toBe(!canSubmit)
    }),
  )
})

it('CARD-210 `topUpAmountOf` parses an unambiguous amount such as "$1,250.5", and returns null for other texts', () => {
  const readings = [
    ['25', '25.00'],
    [' $1,250.5 ', '1250.50'],
    ['10000.00', '10000.00'],
    ['1.', '1.00'],
    ['0012', '12.00'],
    ['7,50', null],
    ['1.234', null],
    ['1e3', null],
    ['-25', null],
    ['+25', null],
    ['', null],
    ['$', null],
    ['.', null],
    ['٢٥', null],
    ['1,00,000', null],
    ['NaN', null],
    ['0.99', null],
    ['10000.01', null],
  ] as const
  expect(readings.map(([text]) => topUpAmountOf(text))).toEqual(readings.map(([, amount]) => amount))
})

it('for any text, `topUpAmountOf` returns null or an amount from 1 to 10000 with two decimal places', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[$\d,.]{0,20}$/)), (text) => {
      const amount = topUpAmountOf(text)
      expect(amount === null || (/^\d{1,5}\.\d{2}$/.test(amount) && isTopUpAmount(amount))).toBe(true)
    }),
  )
})
