import type { BillHistories } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import { type FetchedFiles, fetchedPdf, type FileClient } from '../../transport/file-client.ts'
import { postBillReceipt } from '../../wire/bill-pay/bill-detail.ts'
import { supportCheck } from '../capability.ts'

/** Implements `receipt` of the port `BillHistories`, which downloads a receipt. */
export const restBillHistories = (client: FileClient, files: FetchedFiles): Pick<BillHistories, 'receipt'> => {
  const offered = supportCheck()
  return {
    receipt: ({ paymentId, name }) =>
      F.pipe(
        client.call(postBillReceipt)({ paymentId }),
        TE.flatMap(fetchedPdf(files, postBillReceipt.name, name)),
        offered,
      ),
  }
}
