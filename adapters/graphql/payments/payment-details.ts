import { type Fault, type InvoiceRecord, type InvoiceRecords, malformed } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { ReplyOf } from '../../wire/call.ts'
import { getInvoice, invoiceExtras } from '../../wire/payments/payment-details.ts'
import { withExtras } from '../capability.ts'
import { wholeInvoiceOf } from './shared.ts'

type InvoiceRecordDto = ReplyOf<typeof getInvoice>['invoice']

const recordOf = ({ swapInfo, ...dto }: InvoiceRecordDto): InvoiceRecord => ({
  ...wholeInvoiceOf(dto),
  swapInfoCode: swapInfo?.code ?? null,
  walletName: dto.selectedWallet?.displayName ?? null,
})

export const graphqlInvoiceRecords = (client: GraphqlClient): InvoiceRecords => {
  const request = withExtras(client, invoiceExtras)(getInvoice)
  return {
    find: (invoiceId) =>
      F.pipe(
        request({ invoiceId }),
        TE.map(({ invoice }) => invoice),
        // Fails if the response contains an invoice other than the requested one. An error is better than the wrong invoice.
        TE.filterOrElse(
          ({ id }) => id === invoiceId,
          (): Fault => malformed(`${getInvoice.name}: invoice.id`),
        ),
        TE.map(recordOf),
      ),
  }
}
