import { attempt, type DonationForms, type Fault, malformed, unreachable } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { FetchedFiles, FileClient } from '../../transport/file-client.ts'
import { getPdfForm } from '../../wire/payments/donation-form.ts'

/** What every PDF begins with. */
const pdf = '%PDF-'

export const facadeDonationForms = (client: FileClient, files: FetchedFiles): DonationForms => ({
  download: ({ invoiceId, name }) =>
    F.pipe(
      client.call(getPdfForm)({ invoiceId }),
      TE.flatMap((bytes) =>
        F.pipe(
          attempt<Fault, string>(() => bytes.slice(0, pdf.length).text(), unreachable),
          TE.filterOrElse(
            (beginning) => beginning === pdf,
            (): Fault => malformed(`${getPdfForm.name}: no PDF`),
          ),
          TE.map(() => ({ keep: files.saveBytes({ name, bytes }) })),
        ),
      ),
    ),
})
