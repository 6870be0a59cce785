import { type Activity, type Invoice, type PaymentRecords, payoutOf } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { ReplyOf } from '../../wire/call.ts'
import { getRecentActivity } from '../../wire/payments/recent-activity.ts'

type ItemDto = ReplyOf<typeof getRecentActivity>['recentActivity'][number]
type InvoiceDto = Extract<ItemDto, { readonly __typename: 'Invoice' }>

const invoiceOf = ({ __typename, txCurrency, payments, ...invoice }: InvoiceDto): Invoice => ({
  ...invoice,
  kind: 'invoice',
  txCurrency: txCurrency?.code ?? null,
  bills: payments,
})

const activityOf = (item: ItemDto): Activity => (item.__typename === 'Invoice' ? invoiceOf(item) : payoutOf(item))

export const graphqlPaymentRecords = (client: GraphqlClient): PaymentRecords => ({
  recent: (input) =>
    F.pipe(
      client.call(getRecentActivity)(input),
      TE.map(({ recentActivity }) => recentActivity.map(activityOf)),
    ),
})
