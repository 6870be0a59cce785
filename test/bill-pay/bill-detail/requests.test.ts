import { graphqlBillHistories } from '@paydeck/adapters/graphql/bill-pay/bill-detail'
import { restBillHistories } from '@paydeck/adapters/rest/bill-pay/bill-detail'
import { unsupported } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { recordSavedFiles } from '../../payments/saved-files.ts'
import { json, makeTransport, sentBody } from '../../transport/bench.ts'
import { provider, billDto, recordDto } from '../provider-dtos.ts'

const clock = fakeClock(Date.UTC(2026, 10, 22, 12))

describe('bill requests', () => {
  it('CALL-048 the payments of a bill do not include payments of other bills in the same invoice', async () => {
    const [own, other] = [billDto({ partnerAccountId: 'a1' }), billDto({ partnerAccountId: 'a2' })]
    const { graphql, asked } = provider(() => ({
      billPayments: [recordDto('r1', { payments: [other, own] }), recordDto('r2', { payments: [other] })],
    }))
    expect(await graphqlBillHistories(graphql, clock).payments('a1')()).toEqual(
      E.right([recordDto('r1', { payments: [own] })]),
    )
    expect(asked[0]?.variables).toEqual({
      provider: 'method',
      startDate: '2025-11-22T12:00:00.000Z',
      partnerAccountId: 'a1',
    })
  })

  it('balances are sorted oldest first, and balances that cannot be parsed are omitted', async () => {
    const balances = [
      { at: 3, balance: '-3.00' },
      { at: 1, balance: '1.00' },
      { at: 2, balance: 'much' },
      { at: null },
      7,
    ]
    const { graphql } = provider(() => ({ billBalances: balances }))
    expect(await graphqlBillHistories(graphql, clock).balances('a1')()).toEqual(
      E.right([
        { at: 1, balance: '1.00' },
        { at: 3, balance: '-3.00' },
      ]),
    )
  })

  it('the removal of a bill succeeds even if the provider responds that it does not know the bill', async () => {
    for (const hideBillAccount of [true, false]) {
      const { graphql, asked } = provider(() => ({ hideBillAccount }))
      expect(await graphqlBillHistories(graphql, clock).remove('a1')()).toEqual(E.right(undefined))
      expect(asked[0]?.variables).toEqual({ accountId: 'a1' })
    }
  })

  const receiptOf = async (answer: () => Response) => {
    const { files, sent } = makeTransport(answer)
    const { browser, kept } = recordSavedFiles()
    const found = await restBillHistories(files, browser).receipt({ paymentId: 'pp1', name: 'receipt.pdf' })()
    if (E.isRight(found) && found.right !== unsupported) found.right.save()
    return { found, sent, kept: await kept() }
  }
  const pdf = (text: string, type = 'application/pdf') => new Response(text, { headers: { 'content-type': type } })

  it('a receipt is requested with the payment id, and saved as a PDF file under the file name that the caller passes', async () => {
    const { sent, kept } = await receiptOf(() => pdf('%PDF-1.7 …'))
    expect(sent.map((one) => [one.path, one.init.method, sentBody(one)])).toEqual([
      ['/bill-pay/receipt', 'POST', { paymentId: 'pp1' }],
    ])
    expect(kept.map(({ name }) => name)).toEqual(['receipt.pdf'])
  })

  it.each([
    ['HTML with a PDF header', () => pdf('%PDF-1.7', 'text/html')],
    ['HTML declared as a PDF', () => pdf('<html>')],
    ['an empty file', () => pdf('')],
  ])('a response to the receipt call is malformed if it is %s', async (_, answer) => {
    const { found, kept } = await receiptOf(answer)
    expect(found).toMatchObject(E.left({ _tag: 'Malformed' }))
    expect(kept).toEqual([])
  })

  it('receipts are unsupported if the provider responds to the receipt call with status 404', async () => {
    const { found } = await receiptOf(() => json({ error: 'Not found.' }, 404))
    expect(found).toEqual(E.right(unsupported))
  })
})
