import type { DonationForms } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import { type FetchedFiles, fetchedPdf, type FileClient } from '../../transport/file-client.ts'
import { getPdfForm } from '../../wire/payments/donation-form.ts'

export const facadeDonationForms = (client: FileClient, files: FetchedFiles): DonationForms => ({
  download: ({ invoiceId, name }) =>
    F.pipe(client.call(getPdfForm)({ invoiceId }), TE.flatMap(fetchedPdf(files, getPdfForm.name, name))),
})
