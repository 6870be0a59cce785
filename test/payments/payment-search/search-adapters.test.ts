import { graphqlPaymentSearches } from '@paydeck/adapters/graphql/payments/payment-search'
import { restPaymentSearches } from '@paydeck/adapters/rest/payments/payment-search'
import { type Fault, malformed, unsupported, type PaymentQuery, rejected } from '@paydeck/core'
import { decimalText } from '@paydeck/core/money'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { json, makeTransport, sentBody } from '../../transport/bench.ts'
import { provider, invoiceFromDto, invoiceDto } from '../provider-dtos.ts'
import { recordSavedFiles } from '../saved-files.ts'

const open: PaymentQuery = {
  list: 'payments',
  text: '',
  from: null,
  to: null,
  least: null,
  most: null,
  coin: null,
  status: null,
}
const narrow: PaymentQuery = {
  list: 'donations',
  text: '  "ä%_\\ ',
  from: 0,
  to: 1_700_000_000_000,
  least: decimalText('0'),
  most: decimalText('123456789012345678901234567890.5'),
  coin: 'USDC_m',
  status: 'refundAvailable',
}

describe('graphqlPaymentSearches', () => {
  it.each([
    ['an unfiltered list', open, { list: 'payments', text: '' }],
    ['a list with every filter', narrow, narrow],
  ])(
    'for %s, the adapter sends only the filters that are set, and drops invalid items of the response',
    async (_, query, sent) => {
      const { graphql, asked } = provider(() => ({
        foundPayments: { items: [invoiceDto('i1'), 7, invoiceDto('')], after: 'mark 2', total: 31 },
      }))
      const searches = graphqlPaymentSearches(graphql)
      const page = { items: [invoiceFromDto('i1')], after: 'mark 2', total: 31 }
      expect(await searches.find({ ...query, limit: 30, after: null })()).toEqual(E.right(page))
      await searches.find({ ...query, limit: 10, after: 'mark 1' })()
      expect(asked.map(({ name, variables }) => [name, variables])).toEqual([
        ['FindPayments', { ...sent, limit: 30 }],
        ['FindPayments', { ...sent, limit: 10, after: 'mark 1' }],
      ])
    },
  )

  it.each([
    ['the operation', () => json({ error: 'Unknown operation.', field: 'operationName' }, 400)],
    ['the field', () => json({ errors: [{ message: 'Cannot query field "foundPayments" on type "User".' }] })],
    [
      'the field with status 400',
      () => json({ errors: [{ message: 'Cannot query field "foundPayments" on type "User".' }] }, 400),
    ],
    ['the type of a variable', () => json({ errors: [{ message: 'Unknown type "PaymentListName".' }] })],
  ])('the adapter reports search as unsupported if the provider rejects %s', async (_, answer) => {
    const { graphql } = provider(answer)
    expect(await graphqlPaymentSearches(graphql).find({ ...open, limit: 30, after: null })()).toEqual(
      E.right(unsupported),
    )
  })

  it('once a search has succeeded, the adapter reports a response with status 400 as a fault, not as unsupported', async () => {
    const page = { items: [], after: null, total: 0 }
    const answers = [{ foundPayments: page }, json({ error: 'Wrong.' }, 400)]
    const { graphql } = provider(() => answers.shift())
    const searches = graphqlPaymentSearches(graphql)
    const find = () => searches.find({ ...open, limit: 30, after: null })()
    expect([await find(), await find()]).toEqual([E.right(page), E.left(rejected(400, 'Wrong.'))])
  })

  it('if a rejection does not mean that search is unsupported, the adapter reports a fault, even for the first search', async () => {
    const page = { items: [], after: null, total: 0 }
    const answers = [json({ error: 'Not now.' }, 400), json({ field: 'after' }, 400), { foundPayments: page }]
    const { graphql } = provider(() => answers.shift())
    const searches = graphqlPaymentSearches(graphql)
    const find = () => searches.find({ ...open, limit: 30, after: null })()
    const refused = [E.left(rejected(400, 'Not now.')), E.left(rejected(400, null, null, 'after'))]
    expect([await find(), await find(), await find()]).toEqual([...refused, E.right(page)])
  })

  it('the adapter reports a rejected cursor as a fault, not as unsupported', async () => {
    const { graphql } = provider(() => json({ data: null, errors: [{ message: 'The mark is not one.' }] }))
    expect(await graphqlPaymentSearches(graphql).find({ ...open, limit: 30, after: 'x' })()).toEqual(
      E.left(rejected(200, 'The mark is not one.')),
    )
  })
})

describe('restPaymentSearches', () => {
  const saving = async (format: 'csv' | 'json', answer: () => Response, query = open) => {
    const { files, sent } = makeTransport(answer)
    const { kept, browser } = recordSavedFiles()
    const saved = await restPaymentSearches(files, browser).download({ ...query, format, name: `found.${format}` })()
    return { saved, kept, sent }
  }
  const of =
    (type: string, body: string, status = 200) =>
    () =>
      new Response(body, { status, headers: { 'content-type': type } })

  it.each([
    ['csv', 'text/csv; charset=utf-8', '\uFEFFid\r\n'],
    ['json', 'application/json; charset=utf-8', '[\n]\n'],
    ['json', 'application/json', '[]'],
    ['json', 'application/json', '[\n{"id":"ä"}\n]'],
  ] as const)(
    'the adapter requests the %s file immediately, but does not save it until `save` is called: %s %j',
    async (format, type, body) => {
      const { saved, kept, sent } = await saving(format, of(type, body), narrow)
      const bytes = [...new TextEncoder().encode(body)]
      expect(await kept()).toEqual([])
      if (E.isRight(saved) && saved.right !== unsupported) saved.right.save()
      expect(await kept()).toEqual([{ name: `found.${format}`, bytes }])
      expect(sentBody(sent[0])).toEqual({ ...narrow, format })
    },
  )

  const wrong: ReadonlyArray<readonly ['csv' | 'json', string, () => Response, Fault]> = [
    ['csv', 'a file of the other format', of('application/json', '[]'), malformed('POST /payments/export: csv')],
    ['json', 'a file of the other format', of('text/csv', 'id\r\n'), malformed('POST /payments/export: json')],
    ['json', 'an error', of('application/json', '{"error":"Busy."}'), malformed('POST /payments/export: json')],
    ['json', 'an incomplete list', of('application/json', '[\n{"id":'), malformed('POST /payments/export: json')],
    ['csv', 'empty', of('text/csv', ''), malformed('POST /payments/export: empty')],
    ['csv', 'an HTML page', of('text/html', '<p>'), malformed('POST /payments/export: not JSON')],
    ['csv', 'a rejection', of('text/csv', 'id\r\n', 500), rejected(500)],
  ]

  it.each(wrong)(
    'the adapter saves nothing if the response to a %s download is %s',
    async (format, _, answer, fault) => {
      const { saved, kept } = await saving(format, answer)
      expect(saved).toEqual(E.left(fault))
      expect(await kept()).toEqual([])
    },
  )

  it('the adapter reports the download as unsupported if the provider responds with status 404', async () => {
    const { saved, kept } = await saving('csv', () => json({ error: 'There is nothing here.' }, 404))
    expect(saved).toEqual(E.right(unsupported))
    expect(await kept()).toEqual([])
  })

  it('once a download has succeeded, the adapter reports a response with status 404 as a fault, not as unsupported', async () => {
    const { files } = makeTransport((_, count) =>
      count > 1 ? json({ error: 'Not found.' }, 404) : of('text/csv', 'id')(),
    )
    const searches = restPaymentSearches(files, recordSavedFiles().browser)
    const save = () => searches.download({ ...open, format: 'csv', name: 'found.csv' })()
    expect(await save()).toMatchObject(E.right({}))
    expect(await save()).toEqual(E.left(rejected(404, 'Not found.')))
  })
})
