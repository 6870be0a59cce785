import { describe, expect, it } from 'vitest'
import { account, at, type Client } from '../sandbox/running.ts'
import { newestInvoiceIds } from './invoice-ids.ts'

describe('the provider’s page of an invoice', () => {
  const page = async (client: Client, id: string) => {
    const text = await (await client.fetch(`/invoice?v=4&id=${id}&lang=en-US`)).text()
    const [, status = ''] = /<dd role="status">(.*?)<\/dd>/.exec(text) ?? []
    const [, notes = ''] = /<\/dl>\s*((?:<p>.*?<\/p>\s*)*)/.exec(text) ?? []
    const note = notes.replaceAll(/<\/?p>/g, '').trim()
    const buttons = [...text.matchAll(/name="move" value="(\w+)"/g)].map(([, name]) => name)
    return { status, note, buttons }
  }
  const press = (client: Client, id: string, move: string, from: string) =>
    client.fetch('/invoice', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ id, from, move }).toString(),
    })

  it('PAY-013 the page shows the status of the invoice; if a payment was too small, too large or declined, it offers a refund', async () => {
    const client = await account('shopper', {
      invoices: [
        { status: 'paid', exceptionStatus: 'paidPartial', txCurrency: 'BTC', underpaidAmount: '4260' },
        { status: 'paid', exceptionStatus: 'paidPartial', isNonRefundableUnderpayment: true },
        { status: 'complete', exceptionStatus: 'paidOver', txCurrency: 'BTC', overpaidAmount: '100' },
        { status: 'invalid', exceptionStatus: 'declined', txCurrency: 'BTC', declinedAmount: '5000' },
        { status: 'invalid' },
        { status: 'complete', alreadyRefunded: true },
        { status: 'complete' },
      ],
    })
    const ids = await newestInvoiceIds(client)
    const pages = await Promise.all(ids.map((id) => page(client, id)))
    expect(pages.map(({ status, buttons }) => [status, ...buttons])).toEqual([
      ['Underpaid', 'payRest', 'refund'],
      ['Underpaid', 'payRest'],
      ['Complete', 'refund'],
      ['Declined', 'refund'],
      ['Invalid'],
      ['Refunded'],
      ['Complete'],
    ])
    expect(pages[0]?.note).toContain('You paid 0.0000426 BTC too little.')
    expect(pages[1]?.note).toContain('too small to refund')
    expect(pages[2]?.note).toContain('You paid 0.000001 BTC too much.')
    expect(pages[3]?.note).toContain('0.00005 BTC was declined')
    expect(pages[6]?.note).toBe('')
  })

  it.each([
    ['a donation', { itemCode: 'bitcoindonation' }],
    ['a bill payment', { itemCode: 'Bill Payment', bills: [{ merchantName: 'Cedar', status: 'complete' }] }],
  ])('PAY-044 %s can be refunded on the page under the same conditions as a payment', async (_what, kind) => {
    const client = await account('shopper', {
      invoices: [
        { ...kind, status: 'paid', exceptionStatus: 'paidPartial' },
        { ...kind, status: 'complete', exceptionStatus: 'paidOver' },
        { ...kind, status: 'invalid', exceptionStatus: 'declined' },
        { ...kind, status: 'paid', exceptionStatus: 'paidPartial', isNonRefundableUnderpayment: true },
        { ...kind, status: 'complete' },
      ],
    })
    const ids = await newestInvoiceIds(client)
    const pages = await Promise.all(ids.map((id) => page(client, id)))
    expect(pages.map(({ buttons, note }) => [buttons.includes('refund'), note.includes('Claim the refund')])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ])
    await press(client, ids[0] ?? '', 'refund', 'paid')
    expect(await page(client, ids[0] ?? '')).toMatchObject({ status: 'Refunded', buttons: [] })
  })

  it('PAY-039 a user who is entitled to a refund gets it on the page once; a user who is not entitled gets none', async () => {
    const client = await account('shopper', {
      invoices: [{ status: 'paid', exceptionStatus: 'paidPartial' }, { status: 'complete' }],
    })
    const [owed = '', plain = ''] = await newestInvoiceIds(client)
    expect((await press(client, owed, 'refund', 'paid')).status).toBe(303)
    await press(client, owed, 'refund', 'paid')
    await press(client, plain, 'refund', 'complete')
    expect([(await page(client, owed)).status, (await page(client, plain)).status]).toEqual(['Refunded', 'Complete'])
    expect((await press(client, plain, 'decline', 'complete')).status).toBe(400)
  })

  it('after an underpayment, the user can pay the rest of the amount on the page', async () => {
    const client = await account('shopper')
    const id = at(await client.control('POST', 'payments', { merchantName: 'Quay', amount: '10.00' }), 'id')
    expect((await page(client, String(id))).buttons).toEqual(['pay', 'underpay', 'overpay'])
    await press(client, String(id), 'underpay', 'new')
    expect((await page(client, String(id))).status).toBe('Underpaid')
    await press(client, String(id), 'payRest', 'paid')
    expect(await page(client, String(id))).toEqual({
      status: 'Paid, waiting for confirmation',
      note: '0 of 6 confirmations.',
      buttons: ['confirm'],
    })
  })
})
