import fc from 'fast-check'
import { CardProvider, CardStatus, type DebitCard } from '../../core/cards/index.ts'
import { decimalText } from '../../core/money/index.ts'
import { arbitraryOf } from './codec.ts'

export const plainCard: DebitCard = {
  id: 'c1',
  nickname: 'Everyday',
  provider: 'galileo',
  cardType: 'virtual',
  lastFourDigits: '4821',
  currency: { code: 'USD', symbol: '$' },
  cardBalance: decimalText('1284.55'),
  lockedByUser: false,
  activationDate: 1,
  pagingSupport: true,
  status: 'active',
  disabled: false,
}

export const debitCards: fc.Arbitrary<DebitCard> = fc.record({
  id: fc.string({ minLength: 1 }),
  nickname: fc.string({ unit: 'grapheme', maxLength: 40 }),
  provider: arbitraryOf(CardProvider),
  cardType: fc.option(fc.constantFrom('virtual', 'physical')),
  lastFourDigits: fc.constantFrom('4821', '0000'),
  currency: fc.constant({ code: 'USD', symbol: '$' }),
  cardBalance: fc.option(fc.constantFrom('0', '1284.55', '-3.10').map((text) => decimalText(text) ?? null)),
  lockedByUser: fc.boolean(),
  activationDate: fc.option(fc.nat()),
  pagingSupport: fc.boolean(),
  status: fc.option(arbitraryOf(CardStatus)),
  disabled: fc.boolean(),
})
