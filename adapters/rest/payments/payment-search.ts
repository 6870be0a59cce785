import { attempt, type Fault, malformed, type PaymentSearches, type SaveFormat, unreachable } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { FetchedFiles, FileClient } from '../../transport/file-client.ts'
import { narrowedBy, postPaymentExport } from '../../wire/payments/payment-search.ts'
import { supportCheck } from '../capability.ts'

/** Whether a file is of the format that was asked for, and whole as far as that shows. */
const isOf: Readonly<Record<SaveFormat, (bytes: Blob) => Promise<boolean>>> = {
  csv: async ({ type }) => type.startsWith('text/csv'),
  json: async (bytes) => {
    const ends = `${await bytes.slice(0, 1).text()}${(await bytes.slice(-2).text()).trimEnd().at(-1) ?? ''}`
    return bytes.type.startsWith('application/json') && ends === '[]'
  },
}

/** The part of the port that is a file: it is held as it came, and goes to the disk once it is kept. */
export const restPaymentSearches = (client: FileClient, files: FetchedFiles): Pick<PaymentSearches, 'download'> => {
  const offered = supportCheck()
  return {
    download: ({ format, name, ...query }) =>
      F.pipe(
        client.call(postPaymentExport)({ ...narrowedBy(query), format }),
        TE.flatMap((bytes) =>
          F.pipe(
            attempt<Fault, boolean>(
              () => isOf[format](bytes),
              () => unreachable,
            ),
            TE.filterOrElse(
              (isRight) => isRight,
              (): Fault => malformed(`${postPaymentExport.name}: ${format}`),
            ),
            TE.map(() => ({ keep: files.saveBytes({ name, bytes }) })),
          ),
        ),
        offered,
      ),
  }
}
