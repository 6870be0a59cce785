import type { DonationForms, InvoiceRecords, PayoutReports, WholeInvoice } from '../payments/index.ts'
import { answered, mustBeRejected } from './answered.ts'
import { type Law, law, must, mustEqual } from './law.ts'

/** Invoices, as a list has them. */
export interface InvoiceRecordsBench {
  readonly records: InvoiceRecords
  readonly listed: ReadonlyArray<WholeInvoice>
}

/** The laws of `InvoiceRecords` (CALL-045, PAY-094). Each asks for a bench of its own. */
export const invoiceRecordsLaws = (make: () => Promise<InvoiceRecordsBench>): ReadonlyArray<Law> => {
  const find = ({ records }: InvoiceRecordsBench, id: string) => answered('records.find', () => records.find(id))
  return [
    law('An invoice is found as it is listed.', async () => {
      const bench = await make()
      must(bench.listed.length > 0, 'the bench has no invoice and needs one.')
      for (const one of bench.listed) {
        const found = await find(bench, one.id)
        mustEqual({ ...found, ...one }, found, 'what is found')
        mustEqual(found.walletName, one.selectedWallet?.displayName ?? null, 'the name of its wallet')
      }
    }),
    law('What it went through comes oldest first, and each step once.', async () => {
      const bench = await make()
      for (const { id } of bench.listed) {
        const { history } = await find(bench, id)
        const times = history.flatMap(({ at }) => (at === null ? [] : [at]))
        mustEqual(
          times,
          times.toSorted((one, other) => one - other),
          'the order of the steps',
        )
        const steps = history.flatMap(({ step }) => (step === null ? [] : [step]))
        mustEqual(new Set(steps).size, steps.length, 'how many steps there are')
      }
    }),
    law('One that is not there is Rejected.', async () => {
      const { records, listed } = await make()
      await mustBeRejected('records.find', () => records.find(`${listed[0]?.id ?? ''}0`))
    }),
  ]
}

/** Reports, a period with payouts and one without. */
export interface PayoutReportsBench {
  readonly reports: PayoutReports
  readonly some: { readonly startDate: string; readonly endDate: string }
  readonly none: { readonly startDate: string; readonly endDate: string }
}

/** The laws of `PayoutReports` (CALL-044). Each asks for a bench of its own. */
export const payoutReportsLaws = (make: () => Promise<PayoutReportsBench>): ReadonlyArray<Law> => [
  law('A report names its columns first, and each row has a cell for each.', async () => {
    const { reports, some } = await make()
    const [header = [], ...rows] = await answered('reports.between', () => reports.between(some))
    must(rows.length > 0, 'the bench has no payout in the period and needs one.')
    must(header.length > 0 && header.every((name) => name.trim() !== ''), `the columns are ${header.join(', ')}.`)
    for (const row of rows) mustEqual(row.length, header.length, 'how many cells a row has')
  }),
  law('A period in which nothing was paid out has no rows at all.', async () => {
    const { reports, none } = await make()
    mustEqual(await answered('reports.between', () => reports.between(none)), [], 'the report')
  }),
]

/** Forms of donations, and one donation. */
export interface DonationFormsBench {
  readonly forms: DonationForms
  readonly invoiceId: string
  /** The files that were kept, with their first characters. */
  readonly kept: () => Promise<ReadonlyArray<{ readonly name: string; readonly beginning: string }>>
}

/** The laws of `DonationForms` (CALL-084, CALL-085, PAY-092). Each asks for a bench of its own. */
export const donationFormsLaws = (make: () => Promise<DonationFormsBench>): ReadonlyArray<Law> => [
  law(
    'A form is kept as a PDF under the name that was asked for, when that is asked, and nothing else is.',
    async () => {
      const { forms, invoiceId, kept } = await make()
      const name = `invoice-${invoiceId}.pdf`
      const form = await answered('forms.download', () => forms.download({ invoiceId, name }))
      mustEqual(await kept(), [], 'what is kept before that is asked')
      form.save()
      const files = await kept()
      mustEqual(
        files.map((file) => [file.name, file.beginning.slice(0, 5)]),
        [[name, '%PDF-']],
        'what is kept',
      )
    },
  ),
  law('The form of what is not there is Rejected, and nothing is kept.', async () => {
    const { forms, invoiceId, kept } = await make()
    await mustBeRejected('forms.download', () => forms.download({ invoiceId: `${invoiceId}0`, name: 'form.pdf' }))
    mustEqual(await kept(), [], 'what is kept')
  }),
]
