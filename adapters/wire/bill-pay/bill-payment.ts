import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql, keyed, rest } from '../call.ts'
import { list, nothing, nullable, record } from '../codec.ts'
import { anyDate, anyText } from '../tolerant.ts'
import { payItems, text } from './shared.ts'

/**
 * The country-by-IP call, as far as it tells the address that it saw (BILL-138, CALL-094): beyond the specification, and not
 * asked for at the start.
 */
export const getAddress = rest({
  name: 'GET /wallet-card/location',
  input: nothing,
  reply: record({ ipAddress: text() }),
})

/**
 * Makes the invoice that bills are paid by, and tells its id (CALL-052, BILL-137). Without an address the one that the request
 * comes from counts; without a transaction currency the coin is chosen in the payment window (BILL-138).
 */
export const createBillPayInvoiceId = keyed(
  graphql({
    name: 'CreateBillPayInvoiceId',
    document: `mutation CreateBillPayInvoiceId(
      $token: String!, $csrf: String!, $provider: String!, $ipAddress: String, $transactionCurrency: String
      $payments: [BillPayItem!]!
    ) {
      user(token: $token, csrf: $csrf) {
        createBillPayInvoiceId(
          provider: $provider, ipAddress: $ipAddress, transactionCurrency: $transactionCurrency, payments: $payments
        )
      }
    }`,
    input: record(
      { provider: t.string, payments: payItems },
      { ipAddress: nullable(t.string), transactionCurrency: nullable(t.string) },
    ),
    reply: record({ createBillPayInvoiceId: t.string }),
  }),
)

/**
 * What paying bills would cost: beyond the specification. Fees and totals are whole US dollars; of a coin `amount` is whole
 * units of it, `networkCost` US dollars, `rate` US dollars for one. A date is milliseconds since 1970.
 */
export const quoteBillPayment = graphql({
  name: 'QuoteBillPayment',
  document: `query QuoteBillPayment(
    $token: String!, $csrf: String!, $provider: String!, $payments: [BillPayItem!]!
  ) {
    user(token: $token, csrf: $csrf) {
      billPaymentQuote(provider: $provider, payments: $payments) {
        bills { accountId fee estimatedCompletionDate }
        fee total
        coins { code name amount networkCost rate }
      }
    }
  }`,
  input: record({ provider: t.string, payments: payItems }),
  reply: record({
    billPaymentQuote: record({
      bills: list(record({ accountId: t.string, fee: amountText, estimatedCompletionDate: anyDate() })),
      fee: amountText,
      total: amountText,
      coins: list(
        record({ code: t.string, name: anyText(), amount: amountText, networkCost: amountText, rate: amountText }),
      ),
    }),
  }),
})
