import {
  CardActivityStatus,
  CardProvider,
  CardStatus,
  MerchantCategory,
  type CardReportRow,
  type CardTransaction,
  type DebitCard,
  type MailingAddress,
  type TopUp,
  type VerifiedAddress,
} from '@paydeck/core/cards'
import { decimalText, fromMinorUnits } from '@paydeck/core/money'
import fc from 'fast-check'
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

export const cardProviders = arbitraryOf(CardProvider)
export const activityStatuses = fc.option(arbitraryOf(CardActivityStatus))

/** Times between 2000 and 2100, in milliseconds since 1970. */
export const instants = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.getTime())

export const cents = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).map((units) => fromMinorUnits(units, 2))

/** Merchant names, including "Card Load" (which marks a top-up of the card) and similar names. */
export const merchants = fc.oneof(
  fc.constantFrom('Card Load', 'card load', 'Card Loader', 'Glasshouse Coffee', ''),
  fc.string(),
)

/** Transaction types: those that the app excludes from lists, other types that providers send, and arbitrary texts. */
const transactionTypes = fc.oneof(
  fc.constantFrom(
    'AU',
    'BD',
    'BK',
    'BO',
    'BV',
    'DA',
    'DB',
    'DD',
    'EX',
    'PB',
    'VI',
    'PM',
    'SE',
    'VS',
    'AD',
    'FE',
    'Fee',
  ),
  fc.constantFrom('10036 = INACTIVITY', '10036', 'au', ''),
  fc.string(),
)

export const cardTransactions: fc.Arbitrary<CardTransaction> = fc.record({
  id: fc.uuid(),
  provider: cardProviders,
  status: activityStatuses,
  type: transactionTypes,
  displayMerchant: merchants,
  description: fc.string(),
  displayPrice: fc.option(cents),
  currency: fc.constant('USD'),
  merchant: fc.record({ merchantName: merchants, merchantCity: fc.constant(null), merchantState: fc.constant(null) }),
  dates: fc.record({ auth: fc.option(instants), post: fc.option(instants) }),
  category: fc.option(arbitraryOf(MerchantCategory)),
  original: fc.option(fc.record({ amount: fc.option(cents), currency: fc.constantFrom('EUR', 'JPY', 'XYZ') })),
})

export const topUps: fc.Arbitrary<TopUp> = fc.record({
  id: fc.uuid(),
  invoice: fc.record({ id: fc.uuid(), invoiceTime: instants }),
  amount: fc.option(cents),
  appliedDate: fc.constant(null),
  debitCard: fc.constant('c1'),
  user: fc.constant('u1'),
  provider: cardProviders,
  pending: fc.constant(true),
  displayMerchant: fc.option(merchants),
  referralId: fc.constant(null),
})

const words = fc.oneof(fc.constantFrom('', ' ', '12 Elm St', 'US', 'USA'), fc.string())

export const addresses: fc.Arbitrary<MailingAddress> = fc.record({
  address1: words,
  address2: words,
  city: words,
  state: words,
  postalCode: words,
  country: words,
})

/** Results of the provider's check of an address. */
export const verifiedAddresses: fc.Arbitrary<VerifiedAddress> = fc.record({
  warnings: fc.array(
    fc.oneof(
      fc.constantFrom('INADMISSIBLE', 'Address is inadmissible here', 'inadmissable', 'apartment missing'),
      fc.string(),
    ),
    { maxLength: 3 },
  ),
  mappedAddress: fc.record({ country: fc.option(fc.oneof(fc.constantFrom('US', 'USA', 'us', 'CA', ''), fc.string())) }),
})

/** Report rows of the years 2024 and 2025, including fees. */
export const reportRows: fc.Arbitrary<ReadonlyArray<CardReportRow>> = fc.array(
  fc.record({
    date: fc
      .date({ min: new Date('2024-01-01'), max: new Date('2025-12-31T23:59:59.999Z'), noInvalidDate: true })
      .map((date) => date.getTime()),
    description: fc.oneof(
      fc.constantFrom('=SUM(A1)', '@cmd', '+1', '\tx', 'Apt #4', 'a, b', 'say "hi"', 'two\nlines', '-5'),
      fc.string(),
    ),
    type: transactionTypes,
    amount: cents,
  }),
  { maxLength: 20 },
)
