import { type BillAccount } from '@paydeck/core/bill-pay'
import { decimalText, fromMinorUnits, type DecimalText } from '@paydeck/core/money'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'

/** Decimal amounts in US dollars. Small amounts are frequent. */
export const dollars: fc.Arbitrary<DecimalText> = fc
  .oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 10_000_000 }))
  .map((cents) => fromMinorUnits(BigInt(cents), 2))

const instants = fc.oneof(fc.constantFrom(0, 86_400_000), fc.integer({ min: 0, max: 2_000_000_000_000 }))

export const plainAccount: BillAccount = {
  id: 'b1',
  status: 'active',
  type: 'liability',
  isPayable: true,
  isManuallyAdded: false,
  paymentStatus: 'active',
  needsReconnect: false,
  liability: {
    merchantId: 'm1',
    merchantIcon: null,
    merchantName: 'Northgate Card Services',
    mask: '4821',
    name: 'Card',
    type: 'credit_card',
    subType: null,
    balance: decimalText('812.40'),
    lastStatementBalance: decimalText('640.00'),
    remainingStatementBalance: decimalText('600.00'),
    nextPaymentDueDate: 1_700_000_000_000,
    paddedNextPaymentDueDate: null,
    nextPaymentMinimumAmount: decimalText('35.00'),
    lastSuccessfulSync: null,
  },
}

/** Liabilities with dollar amounts, valid dates, and names whose alphabetical order is obvious. */
const liabilities = fc
  .record({
    any: arbitraries.Liability,
    merchantName: fc.oneof(
      fc.stringMatching(/^[A-Za-z]{0,4}( [A-Za-z]{0,4})?$/),
      fc.constantFrom('acme', 'ACME', 'Acme'),
    ),
    balance: fc.option(dollars),
    lastStatementBalance: fc.option(dollars),
    remainingStatementBalance: fc.option(dollars),
    nextPaymentMinimumAmount: fc.option(dollars),
    nextPaymentDueDate: fc.option(instants),
    paddedNextPaymentDueDate: fc.option(instants),
  })
  .map(({ any, ...part }) => ({ ...any, ...part }))

/** Bills with unique ids and dollar amounts. */
export const accounts: fc.Arbitrary<ReadonlyArray<BillAccount>> = fc.uniqueArray(
  fc.tuple(arbitraries.BillAccount, liabilities).map(([account, liability]) => ({ ...account, liability })),
  { selector: ({ id }) => id, maxLength: 4 },
)

/** Bill payments with dollar amounts. */
export const payments = fc.array(
  fc.tuple(arbitraries.BillPayment, fc.option(dollars)).map(([payment, amount]) => ({ ...payment, amount })),
  { maxLength: 6 },
)
