import {
  type BillInvoices,
  type BillQuote,
  type BillQuotes,
  connectProvider as provider,
  malformed,
} from '@paydeck/core'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { createBillPayInvoiceId, quoteBillPayment } from '../../wire/bill-pay/bill-payment.ts'
import { keyHeader, type ReplyOf } from '../../wire/call.ts'
import { supportCheck } from '../capability.ts'
import { distinct } from './shared.ts'

/** Implements `create` of the port `BillInvoices`. The user chooses the coin later, in the payment window (BILL-138). */
export const graphqlBillInvoices = (client: GraphqlClient): Pick<BillInvoices, 'create'> => ({
  create: ({ items, ipAddress, key }) =>
    F.pipe(
      client.call(createBillPayInvoiceId)(
        { provider, ipAddress, transactionCurrency: null, payments: items },
        { [keyHeader]: key },
      ),
      TE.filterOrElseW(
        ({ createBillPayInvoiceId: id }) => id !== '',
        () => malformed(`${createBillPayInvoiceId.name}: empty`),
      ),
      TE.map(({ createBillPayInvoiceId: id }) => id),
    ),
})

type Told = ReplyOf<typeof quoteBillPayment>['billPaymentQuote']

/** Maps a quote. Omits coins without an amount. Null if the fee or the total is unreadable. */
const quoteOf = ({ bills, fee, total, coins }: Told): BillQuote | null =>
  fee === null || total === null
    ? null
    : {
        bills: distinct(bills, ({ accountId }) => accountId),
        fee,
        total,
        coins: distinct(coins, ({ code }) => code).flatMap(({ amount, rate, name, ...coin }) =>
          amount === null || rate === null ? [] : [{ ...coin, amount, rate, name: name || coin.code }],
        ),
      }

export const graphqlBillQuotes = (client: GraphqlClient): BillQuotes => {
  const offered = supportCheck()
  return {
    quote: (items) =>
      F.pipe(
        client.call(quoteBillPayment)({ provider, payments: items }),
        TE.flatMapEither(({ billPaymentQuote }) => {
          const quote = quoteOf(billPaymentQuote)
          return quote === null ? E.left(malformed(`${quoteBillPayment.name}: sum`)) : E.right(quote)
        }),
        offered,
      ),
  }
}
