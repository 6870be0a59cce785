import { describe, expect, it } from 'vitest'
import { answered } from '../../sandbox/clients.ts'
import { account, at, type Client } from '../../sandbox/running.ts'
import { item, payer } from '../payer.ts'

const minute = 60_000

interface InvoicePage {
  readonly text: string
  /** Texts of the invoice's lines: one line for each bill, then the fee and the total. */
  readonly lines: ReadonlyArray<string>
  /** Status of the invoice as shown on the page. */
  readonly status: string
  readonly notes: ReadonlyArray<string>
  /** Status that the page posts to the window that opened it. */
  readonly postedStatus: string | undefined
  readonly moves: ReadonlyArray<string>
}

const plain = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const all = (pattern: RegExp, text: string): ReadonlyArray<string> =>
  [...text.matchAll(pattern)].map(([, found = '']) => plain(found))

const pageOf = async (client: Client, id: string): Promise<InvoicePage> => {
  const text = (await (await client.fetch(`/invoice?v=4&id=${id}&lang=en-US`)).text()).replaceAll('&#39;', "'")
  const [, panel = '', payment = ''] = text.split('<section class="panel')
  return {
    text,
    lines: payment === '' ? [] : all(/<li>(.*?)<\/li>/gs, panel),
    status: all(/<dd role="status">(.*?)<\/dd>/g, text).join(),
    notes: all(/<p>(.*?)<\/p>/g, text),
    postedStatus: /data-status="(\w+)"/.exec(text)?.[1],
    moves: all(/<button[^>]*>(.*?)<\/button>\s*<\/form>/g, text),
  }
}

/** Creates a user with two bills, and an invoice that pays both bills. */
const payerWithInvoice = async () => {
  const own = await payer([{ balance: '2000.00' }, { balance: '2000.00' }])
  const [one, other] = await own.accounts()
  if (one === undefined || other === undefined) throw new Error('There are two bills.')
  const id = await answered(own.create([item(one.id, '1000.00'), item(other.id, '25.50')]))
  return { own, id, one, other, load: () => pageOf(own.client, id) }
}

const nameOf = ({ liability }: { readonly liability: { readonly merchantName: string } }) => liability.merchantName

describe('the provider’s invoice page for bill payments', () => {
  it('CALL-118 PAY-013 the page shows the amount of each bill, the fee and the total', async () => {
    const { load, one, other } = await payerWithInvoice()
    const { text, lines, status, postedStatus } = await load()
    expect(text).toContain('<h1>Invoice for $1,027.00</h1>')
    expect(text).toContain('>Your 2 bills</h2>')
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(`^${nameOf(one)} .* ending in ${one.liability.mask} Estimated .* \\$1,000\\.00$`),
      ),
      expect.stringMatching(
        new RegExp(`^${nameOf(other)} .* ending in ${other.liability.mask} Estimated .* \\$25\\.50$`),
      ),
      'Fee $1.50',
      'Total $1,027.00',
    ])
    expect([status, postedStatus, text.includes('href="/id/bill-pay"')]).toEqual(['Not paid yet', 'new', true])
  })

  it('CALL-118 for a paid invoice, the page says that the bills will be paid; for a complete one, that they are being paid', async () => {
    const { load, own, id } = await payerWithInvoice()
    await own.moveInvoice(id, 'pay')
    const paid = await load()
    expect([paid.status, paid.postedStatus, paid.notes[0], paid.moves]).toEqual([
      'Paid, waiting for confirmation',
      'paid',
      "We'll pay each bill once this payment is complete.",
      ['Confirm now'],
    ])
    await own.advance(60 * minute)
    const complete = await load()
    expect([complete.status, complete.postedStatus, complete.notes, complete.moves]).toEqual([
      'Complete',
      'complete',
      ["We're sending your payment to each biller."],
      [],
    ])
  })

  it('CALL-118 an underpaid invoice pays no bill; the page posts the status "paid" only after the user has paid the rest', async () => {
    const { load, own, id } = await payerWithInvoice()
    await own.moveInvoice(id, 'underpay')
    const under = await load()
    expect([under.status, under.postedStatus, under.notes[0], under.moves]).toEqual([
      'Underpaid',
      'new',
      "We'll pay your bills when you pay the rest.",
      ['Pay the rest', 'Claim the refund'],
    ])
    expect(under.lines[0]).not.toContain('Estimated')
    // The provider has not started to pay the bills yet.
    expect((await own.payments()).map(({ status }) => status)).toEqual([null, null])
    await own.moveInvoice(id, 'payRest')
    expect([(await load()).postedStatus, (await load()).notes[0]]).toEqual([
      'paid',
      "We'll pay each bill once this payment is complete.",
    ])
  })

  it('CALL-118 after 15 minutes, an unpaid invoice has expired, and the page tells the user to choose the bills again', async () => {
    const { load, own } = await payerWithInvoice()
    await own.advance(14 * minute)
    expect((await load()).moves).toEqual(['Pay', 'Pay 10% less', 'Pay 5% more'])
    await own.advance(minute)
    const { status, postedStatus, notes, moves, lines } = await load()
    expect([status, postedStatus, notes, moves]).toEqual([
      'Expired',
      'expired',
      ['This payment has expired. You paid nothing. Choose your bills again in Bill Pay.'],
      [],
    ])
    expect(lines[0]).not.toContain('Estimated')
  })

  it('CALL-118 after a declined, invalid or refunded payment, the page says that no bill was paid', async () => {
    for (const moves of [
      ['pay', 'decline'],
      ['pay', 'invalidate'],
      ['pay', 'refund'],
      ['underpay', 'refund'],
    ]) {
      // eslint-disable-next-line no-await-in-loop -- in order
      const { load, own, id } = await payerWithInvoice()
      for (const move of moves) {
        // eslint-disable-next-line no-await-in-loop -- in order
        await own.moveInvoice(id, move)
      }
      // eslint-disable-next-line no-await-in-loop -- reads the state after each step
      const { notes, lines } = await load()
      expect([moves, notes[0]]).toEqual([moves, 'We paid no bills with this payment.'])
      expect(lines.join()).not.toContain('Estimated')
    }
  })

  it('the page shows markup in a biller name as text, shows a zero fee as "Waived", and omits a fee that the price excludes', async () => {
    const hostile = '<b>Pinecrest</b> "Home" Loans'
    const bills = [{ merchantName: hostile, amount: '100.00', convenienceFee: '0.00', accountType: 'auto_loan' }]
    const bill = { itemCode: 'Bill Payment', status: 'complete', bills }
    const left = [{ merchantName: 'A biller', amount: '100.00', convenienceFee: '1.50' }]
    const invoices = [
      { ...bill, price: '100.00' },
      { ...bill, price: '100.00', bills: left },
      { merchantName: 'A shop', status: 'complete', price: '100.00' },
    ]
    const client = await account('shopper', { invoices })
    const listed = at(await client.control('GET', 'payments'), 'payments')
    const ids = Array.isArray(listed) ? listed.map((one) => String(at(one, 'id'))) : []
    const [waived, outside, shop] = await Promise.all(ids.map((id) => pageOf(client, id)))
    expect(waived?.text).not.toContain('<b>Pinecrest</b>')
    expect(waived?.lines).toEqual([expect.stringContaining('Auto loan ending in'), 'Fee Waived', 'Total $100.00'])
    expect(outside?.lines).toEqual([expect.stringContaining('A biller'), 'Total $100.00'])
    expect([shop?.lines, shop?.text.includes('Back to Home')]).toEqual([[], true])
    // The server responds with status 400 to an id that contains a null character.
    expect((await client.fetch('/invoice?id=%00')).status).toBe(400)
  })
})
