import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql, keyed, rest } from '../call.ts'
import { list, nothing, nullable, record } from '../codec.ts'
import { anyDate, anyText } from '../tolerant.ts'
import { payItems, text } from './shared.ts'

/**
 * Fetches the client's IP address, which the provider includes in the response of the country call (BILL-138, CALL-094). The
 * IP address is beyond the specification. The app does not send this call during start-up.
 */
export const getAddress = rest({
  name: 'GET /wallet-card/location',
  input: nothing,
  reply: record({ ipAddress: text() }),
})

/**
 * Creates the invoice of a bill payment and returns the invoice's id (CALL-052, BILL-137). `ipAddress` defaults to the IP
 * address from which the request comes. If the input names no transaction currency, the user chooses the coin in the payment
 * window (BILL-138).
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
 * Fetches a quote for a payment of bills. The call is not in the specification. Fees and totals are US dollars. `amount` is
 * in units of the coin. `networkCost` is in US dollars, and `rate` is in US dollars per coin. Dates are milliseconds since
 * 1970.
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
