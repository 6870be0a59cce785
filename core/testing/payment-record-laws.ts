import type { DonationForms, InvoiceRecords, PayoutReports, WholeInvoice } from '../payments/index.ts'
import { formatValue, type Law, law, must, mustEqual } from './law.ts'
import { mustSucceed, mustBeRejected } from './port-calls.ts'
import { type SavedFilesBench, savedPdfLaw } from './saved-pdf-law.ts'

/** Test setup for `InvoiceRecords`: a user with invoices. */
export interface InvoiceRecordsBench {
  readonly records: InvoiceRecords
  /** Invoices as `PaymentLists.page` returns them; at least one. */
  readonly listedInvoices: ReadonlyArray<WholeInvoice>
}

/** Laws of `InvoiceRecords` (CALL-045, PAY-094). `make` must create a new test setup on each call. */
export const invoiceRecordsLaws = (make: () => Promise<InvoiceRecordsBench>): ReadonlyArray<Law> => {
  const find = ({ records }: InvoiceRecordsBench, id: string) => mustSucceed('records.find', () => records.find(id))
  return [
    law('records.find returns each invoice as listed, with the display name of its wallet.', async () => {
      const bench = await make()
      must(bench.listedInvoices.length > 0, 'the bench has no invoice and needs at least one.')
      for (const listed of bench.listedInvoices) {
        const invoice = await find(bench, listed.id)
        mustEqual({ ...invoice, ...listed }, invoice, `the fields of invoice ${listed.id}`)
        mustEqual(invoice.walletName, listed.selectedWallet?.displayName ?? null, `walletName of invoice ${listed.id}`)
      }
    }),
    law('records.find returns the history of an invoice oldest first, with each step at most once.', async () => {
      const bench = await make()
      for (const { id } of bench.listedInvoices) {
        const { history } = await find(bench, id)
        const times = history.flatMap(({ at }) => (at === null ? [] : [at]))
        mustEqual(
          times,
          times.toSorted((one, other) => one - other),
          `the times of the history of ${id} in order`,
        )
        const steps = history.flatMap(({ step }) => (step === null ? [] : [step]))
        mustEqual(new Set(steps).size, steps.length, `the number of different steps of ${id}`)
      }
    }),
    law('records.find rejects an unknown invoice.', async () => {
      const { records, listedInvoices } = await make()
      await mustBeRejected('records.find', () => records.find(`${listedInvoices[0]?.id ?? ''}0`))
    }),
  ]
}

/**
 * Test setup for `PayoutReports`: a period with payouts, and a period without payouts. Dates are ISO 8601 instants in UTC.
 */
export interface PayoutReportsBench {
  readonly reports: PayoutReports
  readonly periodWithPayouts: { readonly startDate: string; readonly endDate: string }
  readonly emptyPeriod: { readonly startDate: string; readonly endDate: string }
}

/** Laws of `PayoutReports` (CALL-044). `make` must create a new test setup on each call. */
export const payoutReportsLaws = (make: () => Promise<PayoutReportsBench>): ReadonlyArray<Law> => [
  law('reports.between returns the column names first, then rows with one cell per column.', async () => {
    const { reports, periodWithPayouts } = await make()
    const [header = [], ...rows] = await mustSucceed('reports.between', () => reports.between(periodWithPayouts))
    must(rows.length > 0, 'the bench has no payout in its period and needs at least one.')
    must(
      header.length > 0 && header.every((name) => name.trim() !== ''),
      `the column names are ${formatValue(header)} and should not be blank.`,
    )
    for (const row of rows) mustEqual(row.length, header.length, 'the number of cells in a row')
  }),
  law('reports.between returns an empty list for a period without payouts.', async () => {
    const { reports, emptyPeriod } = await make()
    mustEqual(await mustSucceed('reports.between', () => reports.between(emptyPeriod)), [], 'the rows of the report')
  }),
]

/** Test setup for `DonationForms`: a donation that has a form. */
export interface DonationFormsBench extends SavedFilesBench {
  readonly forms: DonationForms
  /** Id of the invoice with which the donation was paid. */
  readonly invoiceId: string
}

/** Laws of `DonationForms` (CALL-084, CALL-085, PAY-092). `make` must create a new test setup on each call. */
export const donationFormsLaws = (make: () => Promise<DonationFormsBench>): ReadonlyArray<Law> => [
  savedPdfLaw('forms.download', make, ({ forms, invoiceId }, name) => forms.download({ invoiceId, name })),
  law('forms.download rejects an unknown invoice and saves nothing.', async () => {
    const { forms, invoiceId, savedFiles } = await make()
    await mustBeRejected('forms.download', () => forms.download({ invoiceId: `${invoiceId}0`, name: 'form.pdf' }))
    mustEqual(await savedFiles(), [], 'the saved files')
  }),
]
