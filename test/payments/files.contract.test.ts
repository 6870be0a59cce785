import { facadeDonationForms } from '@paydeck/adapters/facade/payments/donation-form'
import { graphqlPayoutReports } from '@paydeck/adapters/graphql/payments/payout-export'
import { csrfHeader, facadeBody, facadePath } from '@paydeck/adapters/wire/call'
import { handlers } from '@paydeck/sandbox/handlers'
import { makeApp } from '@paydeck/sandbox/http/app'
import { callRoutes } from '@paydeck/sandbox/http/routes'
import { parse } from 'csv-parse/sync'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { csvText } from '../../core/presentation/csv.ts'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { account, at, type Client, sandbox } from '../sandbox/running.ts'
import { newestInvoiceIds } from './invoice-ids.ts'
import { readPdf } from './pdf.ts'

const year = { startDate: '2024-01-01T00:00:00.000Z', endDate: '2024-12-31T23:59:59.999Z' }

/** Downloads a donation form as the app does. Returns the saved file, or the tag of the fault. */
const download = async (client: Client, invoiceId: string) => {
  const saved: Array<{ readonly name: string; readonly bytes: Blob }> = []
  const files = {
    save: () => () => undefined,
    saveBytes: (file: (typeof saved)[number]) => () => void saved.push(file),
  }
  const forms = facadeDonationForms(clientsOf(client).files, files)
  const answer = await forms.download({ invoiceId, name: `invoice-${invoiceId}.pdf` })()
  if (E.isRight(answer)) answer.right.save()
  return { fault: E.isLeft(answer) ? answer.left._tag : null, saved }
}

/** Returns the raw response to a request for a donation form. */
const asked = (client: Client, invoiceId: string): Promise<Response> =>
  client.fetch(`${facadePath}/${client.tokens.user}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: facadeBody({ csrf: client.csrf, facade: 'user', method: 'getPdfForm', params: { invoiceId } }),
  })

const donation = {
  itemCode: 'bitcoindonation',
  merchantName: 'River Conservancy',
  price: '1250.00',
  txCurrency: 'BTC',
  amount: '1332450',
  networkCost: '1450',
  txId: 'f'.repeat(64),
  buyer: { name: 'Łucja Żak', address1: '12 Quay Street', city: 'Portland', state: 'OR', zip: '97205' },
}

describe('the form of a donation', () => {
  it('CALL-084 CALL-085 PAY-092 PAY-114 the app saves the form as a tagged PDF that contains the data of the donation', async () => {
    const client = await account('shopper', { invoices: [donation] })
    const [id = ''] = await newestInvoiceIds(client)
    const { fault, saved } = await download(client, id)
    expect([fault, saved.map(({ name }) => name)]).toEqual([null, [`invoice-${id}.pdf`]])
    const bytes = new Uint8Array((await saved[0]?.bytes.arrayBuffer()) ?? new ArrayBuffer())
    const pdf = readPdf(bytes)
    expect(saved[0]?.bytes.type).toBe('application/pdf')
    const text = pdf.lines.join('\n')
    for (const part of [
      'River Conservancy',
      'Lucja Zak',
      '12 Quay Street',
      'Portland, OR, 97205',
      '0.01331 BTC (Bitcoin)',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).toContain('$1250.00 USD')
    expect(text).toContain(id)
    // The alternative text for screen readers also contains the letters that the font of the PDF lacks.
    expect(pdf.actual).toContain('Name: Łucja Żak')
    expect([pdf.isTagged, pdf.language, pdf.title]).toEqual([true, 'en-US', `Form 8283 data for donation ${id}`])
    const lines = Array.from({ length: 13 }, () => 'P')
    expect(pdf.parts).toEqual(['Document', 'H1', 'H2', 'H2', 'H2', ...lines])
  })

  it('X11 CALL-085 the server sends the form as a file download, with no part of the invoice id in the headers', async () => {
    const client = await account('shopper', { invoices: [donation] })
    const [invoiceId = ''] = await newestInvoiceIds(client)
    const response = await asked(client, invoiceId)
    expect(['content-type', 'content-disposition'].map((name) => response.headers.get(name))).toEqual([
      'application/pdf',
      'attachment',
    ])
    await response.arrayBuffer()
  })

  it('CALL-085 A2 PAY-114 the server sends a JSON error if the invoice is unpaid, missing, another user’s or not a donation’s', async () => {
    const [client, other] = [
      await account('shopper', { invoices: [{}, { ...donation, status: 'expired' }] }),
      await account('shopper', { invoices: [donation] }),
    ]
    const [plain = ''] = await newestInvoiceIds(client)
    const [theirs = ''] = await newestInvoiceIds(other)
    const unpaid = at(
      await client.control('POST', 'payments', { kind: 'donation', merchantName: 'River', amount: '5.00' }),
      'id',
    )
    for (const id of [plain, theirs, String(unpaid), 'AAAA', '']) {
      // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its input
      expect(await download(client, id), id).toEqual({ fault: 'Rejected', saved: [] })
    }
    const notGiven = [
      { status: 'invalid' },
      { status: 'invalid', exceptionStatus: 'declined' },
      { status: 'paid', exceptionStatus: 'paidPartial' },
      { status: 'complete', exceptionStatus: 'paidPartial' },
      { status: 'paid', alreadyRefunded: true },
      { status: 'complete', alreadyRefunded: true },
    ]
    const given = [
      { status: 'paid' },
      { status: 'confirmed' },
      { exceptionStatus: 'paidOver' },
      { exceptionStatus: 'paidOver', alreadyRefunded: true },
    ]
    const giver = await account('shopper', {
      invoices: [...notGiven, ...given].map((row) => ({ ...donation, ...row })),
    })
    const answers = await Promise.all((await newestInvoiceIds(giver)).map((id) => download(giver, id)))
    expect(answers.map(({ fault, saved }) => [fault, saved.length])).toEqual([
      ...notGiven.map(() => ['Rejected', 0]),
      ...given.map(() => [null, 1]),
    ])
    const response = await asked(client, theirs)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
  })
})

describe('an interrupted file download', () => {
  it('L1 if a file download is interrupted, the server closes the connection, and logs the reason but no secrets', async () => {
    const { environment } = (await sandbox()).server
    const client = await account('shopper')
    const logged: Array<{ readonly fields: unknown; readonly message: string }> = []
    const log = (fields: unknown, message: string): void => void logged.push({ fields, message })
    const content = (async function* () {
      yield 'kind,id\r\n'
      // The delay lets the first part of the file reach the client before the next part fails.
      await new Promise((resolve) => setTimeout(resolve, 50))
      throw new Error('The database is gone.')
    })()
    const broken = { ...handlers, 'POST /payments/export': async () => ({ type: 'text/csv; charset=utf-8', content }) }
    const own = { ...environment, log: { info: log, warn: log } }
    const { app } = makeApp({ environment: own, failurePage: () => '' }, [callRoutes(own, broken)])
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const answer = await fetch(new URL('/payments/export', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: client.cookie() ?? '', [csrfHeader]: client.csrf },
      body: JSON.stringify({ list: 'payments', text: '', format: 'csv' }),
    })
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
    await app.close()
    const error = expect.stringContaining('The database is gone.') as unknown
    const request = answer.headers.get('x-request-id')
    expect(logged.filter(({ message }) => message === 'file download aborted')).toEqual([
      { message: 'file download aborted', fields: { request, method: 'POST', path: '/payments/export', error } },
    ])
    expect(JSON.stringify(logged)).not.toContain(client.csrf)
  })
})

describe('the report of payouts', () => {
  const minutesTo = (instant: string): number => (Date.now() - Date.parse(instant)) / 60_000

  it('CALL-044 PAY-116 the report has each transaction of the year once, and an independent CSV parser reads the same rows', async () => {
    const client = await account('shopper', {
      payoutList: [
        { minutesAgo: minutesTo('2025-01-01T00:00:01.000Z'), amount: '3.00' },
        { minutesAgo: minutesTo('2024-12-31T23:59:58.000Z'), amount: '1000.10', merchantName: '=Quay, "Sons"' },
        { minutesAgo: minutesTo('2024-03-01T12:00:00.000Z'), amount: '200.00', transactions: 2 },
        { minutesAgo: minutesTo('2023-12-31T23:59:58.000Z'), amount: '4.00' },
      ],
    })
    const reports = graphqlPayoutReports(clientsOf(client).graphql)
    const rows = await answered(reports.between(year))
    expect(rows[0]).toEqual([
      'Date',
      'Payout ID',
      'Paid by',
      'Amount',
      'Currency',
      'Status',
      'Coin amount',
      'Coin',
      'Exchange rate',
      'Paid to',
      'Transaction ID',
    ])
    expect(rows.slice(1).map(([, , name, amount]) => [name, amount])).toEqual([
      ['Lumen Payroll', '200.00'],
      ['Lumen Payroll', ''],
      ['=Quay, "Sons"', '1000.10'],
    ])
    const parsed: ReadonlyArray<ReadonlyArray<string>> = parse(csvText(rows), { bom: true })
    // In the file, an apostrophe precedes each text that a spreadsheet would run as a formula; other texts are unchanged.
    expect(parsed.map((cells) => cells.map((cell) => (cell.startsWith("'=") ? cell.slice(1) : cell)))).toEqual(rows)
    expect(new Set(rows.slice(1).map((cells) => cells[10])).size).toBe(3)
  })

  it('CALL-044 PAY-102 a report of a year without payouts is empty; a report with an invalid date is rejected', async () => {
    const client = await account('shopper', { payoutList: [{}] })
    const reports = graphqlPayoutReports(clientsOf(client).graphql)
    expect(await answered(reports.between(year))).toEqual([])
    const { body } = await client.graphql('GetPayoutsTransactionsCsv', { ...year, endDate: 'now' })
    expect(at(body, 'errors', 0, 'message')).toBe('The end date is not valid.')
  })
})
