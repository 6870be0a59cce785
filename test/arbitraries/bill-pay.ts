import {
  AmountOption,
  ConnectStatus,
  InvoiceFlowStatus,
  TokenType,
  type BillAccount,
  type SelectedBills,
} from '@paydeck/core/bill-pay'
import { decimalText, fromMinorUnits, type DecimalText } from '@paydeck/core/money'
import { BillStatus } from '@paydeck/core/payments'
import fc from 'fast-check'
import { arbitraryOf } from './codec.ts'

/** Decimal amounts in US dollars. Small amounts are frequent. */
export const dollars: fc.Arbitrary<DecimalText> = fc
  .oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 10_000_000 }))
  .map((cents) => fromMinorUnits(BigInt(cents), 2))

const accountIds = fc.constantFrom('b1', 'b2', 'b3', 'b4')
const instants = fc.oneof(fc.constantFrom(0, 86_400_000), fc.integer({ min: 0, max: 2_000_000_000_000 }))
const merchants = fc.oneof(
  fc.stringMatching(/^[A-Za-z]{0,4}( [A-Za-z]{0,4})?$/),
  fc.constantFrom('acme', 'ACME', 'Acme'),
)

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

const liabilities = fc.record({
  merchantId: fc.constantFrom('m1', 'm2'),
  merchantIcon: fc.constant(null),
  merchantName: merchants,
  mask: fc.constantFrom('4821', '0000'),
  name: fc.string(),
  type: fc.constantFrom('credit_card', 'mortgage'),
  subType: fc.constant(null),
  balance: fc.option(dollars),
  lastStatementBalance: fc.option(dollars),
  remainingStatementBalance: fc.option(dollars),
  nextPaymentDueDate: fc.option(instants),
  paddedNextPaymentDueDate: fc.option(instants),
  nextPaymentMinimumAmount: fc.option(dollars),
  lastSuccessfulSync: fc.option(instants),
})

export const accounts: fc.Arbitrary<ReadonlyArray<BillAccount>> = fc.uniqueArray(
  fc.record({
    id: accountIds,
    status: fc.constant('active'),
    type: fc.constant('liability'),
    isPayable: fc.boolean(),
    isManuallyAdded: fc.boolean(),
    paymentStatus: fc.option(fc.constantFrom('active', 'activating', 'unavailable')),
    needsReconnect: fc.boolean(),
    liability: liabilities,
  }),
  { selector: ({ id }) => id, maxLength: 4 },
)

export const payments = fc.array(
  fc.record({
    partnerAccountId: accountIds,
    status: fc.option(fc.oneof(arbitraryOf(BillStatus), fc.constantFrom('refund_created', 'unheard of'))),
    amount: fc.option(dollars),
  }),
  { maxLength: 6 },
)

export const options = arbitraryOf(AmountOption)

export const selections: fc.Arbitrary<SelectedBills> = fc
  .array(fc.tuple(accountIds, fc.record({ value: options, amount: fc.option(dollars), error: fc.constant(null) })), {
    maxLength: 4,
  })
  .map((rows) => new Map(rows))

export const connectStatuses = fc.option(arbitraryOf(ConnectStatus))
export const tokenTypes = arbitraryOf(TokenType)
export const invoiceStatuses = fc.option(arbitraryOf(InvoiceFlowStatus))
