import type { Fault, ListPage, ListQuery, PaymentLists } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import {
  getDonations,
  getInvoiceCurrencies,
  getPayments,
  getPayouts,
  getUnconfirmedPayments,
} from '../../wire/payments/payment-list.ts'
import { activitiesOf, invoicesOf } from './shared.ts'

type Mixed = Parameters<typeof activitiesOf>[0]

/** Makes a page of a list. `received` counts unreadable items too, so that the next page starts after them (PAY-023). */
const pageOf = (items: Mixed): ListPage => ({ items: activitiesOf(items), received: items.length })

export const graphqlPaymentLists = (client: GraphqlClient): PaymentLists => {
  const [payments, payouts, donations] = [client.call(getPayments), client.call(getPayouts), client.call(getDonations)]
  type Input = Parameters<typeof payments>[0]
  const requests = {
    payments: (input) =>
      F.pipe(
        payments(input),
        TE.map((reply) => pageOf(reply.payments)),
      ),
    payouts: (input) =>
      F.pipe(
        payouts(input),
        TE.map((reply) => pageOf(reply.payouts)),
      ),
    donations: (input) =>
      F.pipe(
        donations(input),
        TE.map((reply) => pageOf(reply.donations)),
      ),
  } as const satisfies Record<ListQuery['list'], (input: Input) => TE.TaskEither<Fault, ListPage>>
  return {
    page: ({ list, startDate, ...page }) => requests[list]({ ...page, ...(startDate === null ? {} : { startDate }) }),
    unconfirmed: (query) =>
      F.pipe(
        client.call(getUnconfirmedPayments)(query),
        TE.map(({ unconfirmedPayments }) => ({
          items: invoicesOf(unconfirmedPayments),
          received: unconfirmedPayments.length,
        })),
      ),
    currencies: F.pipe(
      client.call(getInvoiceCurrencies)(),
      TE.map(({ invoiceCurrencies }) => invoiceCurrencies),
    ),
  }
}
