import { type Fault, type InvoiceRecord, type InvoiceRecords, malformed } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { ReplyOf } from '../../wire/call.ts'
import { getInvoice, invoiceExtras } from '../../wire/payments/payment-details.ts'
import { withExtras } from '../capability.ts'
import { wholeInvoiceOf } from './shared.ts'

type Told = ReplyOf<typeof getInvoice>['invoice']

const recordOf = ({ swapInfo, ...told }: Told): InvoiceRecord => ({
  ...wholeInvoiceOf(told),
  swapInfoCode: swapInfo?.code ?? null,
  walletName: told.selectedWallet?.displayName ?? null,
})

export const graphqlInvoiceRecords = (client: GraphqlClient): InvoiceRecords => {
  const ask = withExtras(client, invoiceExtras)(getInvoice)
  return {
    find: (invoiceId) =>
      F.pipe(
        ask({ invoiceId }),
        TE.map(({ invoice }) => invoice),
        // What is told of another invoice is worse than nothing.
        TE.filterOrElse(
          ({ id }) => id === invoiceId,
          (): Fault => malformed(`${getInvoice.name}: invoice.id`),
        ),
        TE.map(recordOf),
      ),
  }
}
