import { describe, expect, it } from 'vitest'
import { answered } from '../../sandbox/clients.ts'
import { account, at, type Client } from '../../sandbox/running.ts'
import { item, payer } from '../payer.ts'

const minute = 60_000

interface Seen {
  readonly text: string
  /** What each line of the bills says. */
  readonly lines: ReadonlyArray<string>
  /** The status, and what is said of it. */
  readonly status: string
  readonly notes: ReadonlyArray<string>
  /** What the window tells the page that opened it. */
  readonly told: string | undefined
  readonly moves: ReadonlyArray<string>
}

const plain = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const all = (pattern: RegExp, text: string): ReadonlyArray<string> =>
  [...text.matchAll(pattern)].map(([, found = '']) => plain(found))

const pageOf = async (client: Client, id: string): Promise<Seen> => {
  const text = (await (await client.fetch(`/invoice?v=4&id=${id}&lang=en-US`)).text()).replaceAll('&#39;', "'")
  const [, panel = '', payment = ''] = text.split('<section class="panel')
  return {
    text,
    lines: payment === '' ? [] : all(/<li>(.*?)<\/li>/gs, panel),
    status: all(/<dd role="status">(.*?)<\/dd>/g, text).join(),
    notes: all(/<p>(.*?)<\/p>/g, text),
    told: /data-status="(\w+)"/.exec(text)?.[1],
    moves: all(/<button[^>]*>(.*?)<\/button>\s*<\/form>/g, text),
  }
}

/** Somebody with two bills and an invoice for both. */
const invoiced = async () => {
  const own = await payer([{ balance: '2000.00' }, { balance: '2000.00' }])
  const [one, other] = await own.accounts()
  if (one === undefined || other === undefined) throw new Error('There are two bills.')
  const id = await answered(own.create([item(one.id, '1000.00'), item(other.id, '25.50')]))
  return { own, id, one, other, look: () => pageOf(own.client, id) }
}

const nameOf = ({ liability }: { readonly liability: { readonly merchantName: string } }) => liability.merchantName

describe('the invoice page of a bill payment', () => {
  it('CALL-118 PAY-013 names each bill with what it gets, the fee and the total', async () => {
    const { look, one, other } = await invoiced()
    const { text, lines, status, told } = await look()
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
    expect([status, told, text.includes('href="/id/bill-pay"')]).toEqual(['Not paid yet', 'new', true])
  })

  it('CALL-118 says what becomes of the bills until it is complete', async () => {
    const { look, own, id } = await invoiced()
    await own.moveInvoice(id, 'pay')
    const paid = await look()
    expect([paid.status, paid.told, paid.notes[0], paid.moves]).toEqual([
      'Paid, waiting for confirmation',
      'paid',
      "We'll pay each bill once this payment is complete.",
      ['Confirm now'],
    ])
    await own.advance(60 * minute)
    const complete = await look()
    expect([complete.status, complete.told, complete.notes, complete.moves]).toEqual([
      'Complete',
      'complete',
      ["We're sending your payment to each biller."],
      [],
    ])
  })

  it('CALL-118 pays no bill with too little, and tells no window that it is paid, until the rest has come', async () => {
    const { look, own, id } = await invoiced()
    await own.moveInvoice(id, 'underpay')
    const under = await look()
    expect([under.status, under.told, under.notes[0], under.moves]).toEqual([
      'Underpaid',
      'new',
      "We'll pay your bills when you pay the rest.",
      ['Pay the rest', 'Claim the refund'],
    ])
    expect(under.lines[0]).not.toContain('Estimated')
    // None of them has begun.
    expect((await own.payments()).map(({ status }) => status)).toEqual([null, null])
    await own.moveInvoice(id, 'payRest')
    expect([(await look()).told, (await look()).notes[0]]).toEqual([
      'paid',
      "We'll pay each bill once this payment is complete.",
    ])
  })

  it('CALL-118 can be paid for 15 minutes; then it says where bills are chosen again', async () => {
    const { look, own } = await invoiced()
    await own.advance(14 * minute)
    expect((await look()).moves).toEqual(['Pay', 'Pay 10% less', 'Pay 5% more'])
    await own.advance(minute)
    const { status, told, notes, moves, lines } = await look()
    expect([status, told, notes, moves]).toEqual([
      'Expired',
      'expired',
      ['This payment has expired. You paid nothing. Choose your bills again in Bill Pay.'],
      [],
    ])
    expect(lines[0]).not.toContain('Estimated')
  })

  it('CALL-118 says that no bill was paid where the payment was refused, found invalid or sent back', async () => {
    for (const moves of [
      ['pay', 'decline'],
      ['pay', 'invalidate'],
      ['pay', 'refund'],
      ['underpay', 'refund'],
    ]) {
      // eslint-disable-next-line no-await-in-loop -- one after the other
      const { look, own, id } = await invoiced()
      for (const move of moves) {
        // eslint-disable-next-line no-await-in-loop -- one move after the other
        await own.moveInvoice(id, move)
      }
      // eslint-disable-next-line no-await-in-loop -- as it stands by then
      const { notes, lines } = await look()
      expect([moves, notes[0]]).toEqual([moves, 'We paid no bills with this payment.'])
      expect(lines.join()).not.toContain('Estimated')
    }
  })

  it('shows whatever a bill is called as text, a fee that is waived, and none that the price leaves out', async () => {
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
    // An id that no database keeps is a mistake of whoever asks.
    expect((await client.fetch('/invoice?id=%00')).status).toBe(400)
  })
})
