import { attempt, type Fault, malformed, type PaymentSearches, type SaveFormat, unreachable } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { FetchedFiles, FileClient } from '../../transport/file-client.ts'
import { toSearchInput, postPaymentExport } from '../../wire/payments/payment-search.ts'
import { supportCheck } from '../capability.ts'

/**
 * Checks the media type of a file. For JSON, also checks the first and last character, which reveals most truncated files.
 */
const hasFormat: Readonly<Record<SaveFormat, (bytes: Blob) => Promise<boolean>>> = {
  csv: async ({ type }) => type.startsWith('text/csv'),
  json: async (bytes) => {
    const ends = `${await bytes.slice(0, 1).text()}${(await bytes.slice(-2).text()).trimEnd().at(-1) ?? ''}`
    return bytes.type.startsWith('application/json') && ends === '[]'
  },
}

/**
 * Implements `download` of the port `PaymentSearches`. The downloaded bytes stay in memory, unchanged, until `save` saves
 * them.
 */
export const restPaymentSearches = (client: FileClient, files: FetchedFiles): Pick<PaymentSearches, 'download'> => {
  const whereSupported = supportCheck()
  return {
    download: ({ format, name, ...query }) =>
      F.pipe(
        client.call(postPaymentExport)({ ...toSearchInput(query), format }),
        TE.flatMap((bytes) =>
          F.pipe(
            attempt<Fault, boolean>(
              () => hasFormat[format](bytes),
              () => unreachable,
            ),
            TE.filterOrElse(
              (isValid) => isValid,
              (): Fault => malformed(`${postPaymentExport.name}: ${format}`),
            ),
            TE.map(() => ({ save: files.saveBytes({ name, bytes }) })),
          ),
        ),
        whereSupported,
      ),
  }
}
