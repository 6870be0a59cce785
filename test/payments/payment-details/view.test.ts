import type { DetailEnvironment, Invoice } from '@paydeck/core/payments'
import { describe, expect, it } from 'vitest'
import { detailOf, payment, rowsOf, recordOf, steps, txId, whole } from './bench.ts'

describe('a payment', () => {
  it('PAY-083 PAY-084 PAY-087 PAY-088 a payment shows all fields that the app knows', () => {
    const detail = detailOf(payment)
    expect(detail).toMatchObject({
      name: 'Copperline Records',
      date: { text: 'Nov 22, 2026, 9:04 AM UTC', at: '2026-11-22T09:04:00.000Z' },
      amount: { text: '−$108.85', hidden: null },
      below: { text: '0.001140 BTC', hidden: null },
      status: { text: 'Confirming', tone: 'wait' },
    })
    expect(rowsOf(detail, 'Details')).toEqual([
      ['Price', '$108.85'],
      ['Exchange rate', '1 BTC = $96,498.23'],
      ['Subtotal', '0.001128 BTC'],
      ['Network cost', '0.000012 BTC'],
      ['Order id', 'CR-20391'],
      ['Transaction id', '3f9ac41e77d2'],
      ['Paid from', 'Ben’s Wallet'],
    ])
    expect(detail.sections[0]?.rows.find(({ kind }) => kind === 'id')).toMatchObject({
      whole: txId,
      href: `https://explorer.example/#/BTC/mainnet/tx/${txId}`,
    })
  })

  it('PAY-088 EXPL-016 EXPL-025 a transaction id has no link without an explorer; on test hosts, it links to a test network', () => {
    const hrefOf = (over: Partial<DetailEnvironment>) =>
      detailOf(payment, { places: over }).sections[0]?.rows.flatMap((row) => (row.kind === 'id' ? [row.href] : []))
    expect(hrefOf({ explorerBase: null })).toEqual([null])
    expect(hrefOf({ host: 'local' })).toEqual([`https://explorer.example/#/BTC/testnet/tx/${txId}`])
  })

  it('the user can copy an order id, but not a swap code', () => {
    const { sections } = detailOf(payment, { record: recordOf(whole, { swapInfoCode: 'SW-9' }) })
    expect(sections.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'text'))).toEqual([
      { label: 'Exchange rate', kind: 'text', text: '1 BTC = $96,498.23', isCopyable: false },
      { label: 'Order id', kind: 'text', text: 'CR-20391', isCopyable: true },
      { label: 'Swap code', kind: 'text', text: 'SW-9', isCopyable: false },
    ])
  })

  it('PAY-013 a payment has links to its invoice page and to support', () => {
    expect(detailOf(payment).links).toEqual([
      { label: 'View invoice', href: '/invoice?v=4&id=i1&lang=en-US', isMain: true },
      { label: 'Get help with this payment', href: '/pages/support', isMain: false },
    ])
  })

  it.each([
    ['paidPartial', 'underpaidAmount', 'Underpaid by'],
    ['paidOver', 'overpaidAmount', 'Overpaid by'],
    ['declined', 'declinedAmount', 'Declined'],
  ] as const)(
    'PAY-085 a payment with the exception status %s shows the underpaid, overpaid or declined amount',
    (exceptionStatus, name, label) => {
      const detail = detailOf({ ...payment, status: 'complete', exceptionStatus, [name]: 8_500n })
      expect(rowsOf(detail, 'Details')).toContainEqual([label, '0.000085 BTC'])
      expect(detail.situation?.text).toContain('Open the invoice')
    },
  )

  it('the view of a payment explains what the payment’s status means for the user', () => {
    const title = (part: Partial<Invoice>) => detailOf({ ...payment, ...part }).situation?.title ?? null
    expect(title({ status: 'paid' })).toBe('Waiting for confirmations')
    expect(title({ status: 'confirmed' })).toBe('Confirmed, almost complete')
    expect(title({ status: 'complete' })).toBe('Paid in full')
    expect(title({ status: 'invalid' })).toBe('Not confirmed in time')
    expect(title({ status: 'paid', exceptionStatus: 'paidPartial' })).toBe('You paid less than the price')
    expect(title({ status: 'complete', exceptionStatus: 'paidOver' })).toBe('You paid more than the price')
    expect(title({ exceptionStatus: 'declined' })).toBe('Declined')
    expect(title({ exceptionStatus: 'paidPartial', isNonRefundableUnderpayment: true })).toBe("Can't be refunded")
    expect(title({ status: 'invalid', alreadyRefunded: true })).toBe('Refunded')
    expect([title({ status: 'new' }), title({ status: 'expired' }), title({ status: null })]).toEqual([
      'Not paid yet',
      'Expired without a payment',
      'Status unavailable',
    ])
  })

  it('the timeline of a payment shows the known times, and a step’s date if it differs from the date of the payment', () => {
    expect(steps(detailOf(payment))).toEqual([
      ['Created', 'done', '9:02 AM'],
      ['Paid', 'done', '9:04 AM'],
      ['Confirming', 'now', null],
      ['Complete', 'later', null],
    ])
    // The time of the payment is unknown, since the invoice has changed after the payment.
    expect(steps(detailOf({ ...payment, status: 'complete', invoiceTime: Date.UTC(2026, 10, 21, 23, 59) }))).toEqual([
      ['Created', 'done', 'Nov 21, 2026, 11:59 PM'],
      ['Paid', 'done', null],
      ['Confirmed', 'done', null],
      ['Complete', 'done', null],
    ])
    expect(steps(detailOf({ ...payment, status: null }))).toBeUndefined()
  })

  it('a payment shows no time if neither its list item nor its fetched invoice contains the time', () => {
    const silent = { ...whole, invoiceTime: 0, timestamp: 0 }
    const history = (['created', 'paid'] as const).map((step) => ({ step, at: 0 }))
    for (const record of [null, recordOf(silent, { expiresAt: 0, history })]) {
      const detail = detailOf(silent, { record })
      expect([detail.date, steps(detail)?.map(([, , note]) => note)]).toEqual([null, [null, null, null, null]])
      const unpaid = detailOf({ ...silent, status: 'new' }, { record })
      expect(steps(unpaid)?.[1]).toEqual(['Waiting for payment', 'now', null])
      expect(unpaid.situation?.text).not.toContain('It expires on')
    }
    // The fetched invoice has no creation time, so the creation time of the list item is shown.
    const known = recordOf(whole, { history: [{ step: 'created', at: 0 }] })
    expect(steps(detailOf(whole, { record: known }))?.[0]).toEqual(['Created', 'done', '9:02 AM'])
  })

  it.each([
    ['new', { status: 'new' }, ['Created', 'done'], ['Waiting for payment', 'now'], ['Complete', 'later']],
    ['expired', { status: 'expired' }, ['Created', 'done'], ['Expired', 'failed']],
    ['invalid', { status: 'invalid' }, ['Created', 'done'], ['Paid', 'done'], ['Not confirmed in time', 'failed']],
    [
      'underpaid',
      { exceptionStatus: 'paidPartial' },
      ['Created', 'done'],
      ['Paid', 'done'],
      ['Refund available', 'now'],
    ],
    [
      'declined',
      { exceptionStatus: 'declined' },
      ['Created', 'done'],
      ['Paid', 'done'],
      ['Declined', 'failed'],
      ['Refund available', 'now'],
    ],
    ['refunded', { alreadyRefunded: true }, ['Created', 'done'], ['Paid', 'done'], ['Refunded', 'done']],
  ] as const)('a payment that is %s has a timeline with the steps of this status', (_name, part, ...expected) => {
    expect(steps(detailOf({ ...payment, ...part }))?.map(([label, state]) => [label, state])).toEqual(expected)
  })

  it.each([
    ['paidPartial', "The payment doesn't count until the full price arrives."],
    ['paidOver', 'Copperline Records has been paid, and the rest is yours.'],
    ['declined', 'Copperline Records declined this payment.'],
  ] as const)(
    'a payment with the exception status %s links to its invoice, where the user can claim a refund',
    (exceptionStatus, what) => {
      const detail = detailOf({ ...payment, status: 'complete', exceptionStatus })
      expect(detail.situation?.text).toBe(
        `${what} Open the invoice to claim a refund. It shows the deadline and the cost of the refund.`,
      )
      expect(detail.links[0]).toEqual({
        label: 'Claim the refund',
        href: '/invoice?v=4&id=i1&lang=en-US',
        isMain: true,
      })
      const kept = detailOf({ ...payment, status: 'complete', exceptionStatus, isNonRefundableUnderpayment: true })
      expect([kept.situation?.text, kept.links[0]?.label]).toEqual([
        "You didn't pay the exact price, but a refund would cost more than it's worth, so there's nothing to claim. Get help with this payment if that seems wrong.",
        'View invoice',
      ])
      expect(detailOf({ ...payment, exceptionStatus, alreadyRefunded: true }).links[0]?.label).toBe('View invoice')
    },
  )

  it('an unpaid invoice shows its expiry time if the provider sends it', () => {
    const unpaid = { ...whole, status: 'new' } as const
    expect(detailOf(unpaid).situation?.text).toBe(
      "We haven't received a payment. Open the invoice to pay it. If it expires first, you owe nothing.",
    )
    const detail = detailOf(unpaid, { record: recordOf(unpaid, { expiresAt: Date.UTC(2026, 10, 22, 9, 17) }) })
    expect(detail.situation?.text).toMatch(/you owe nothing\. It expires on Nov 22, 2026, 9:17 AM UTC\.$/)
    expect(steps(detail)?.[1]).toEqual(['Waiting for payment', 'now', 'until 9:17 AM'])
    expect(detail.links[0]?.label).toBe('Pay the invoice')
    const expired = detailOf({ ...whole, status: 'expired' })
    expect(expired.situation?.text).toBe(
      "This invoice wasn't paid in time, and you owe nothing. If you still want to pay Copperline Records, start a new payment. If you already sent coins, get help with this payment.",
    )
  })

  it('a payment shows its confirmations and the time of each step, if the provider sends this data', () => {
    const record = recordOf(whole, {
      confirmations: 2,
      targetConfirmations: 6,
      history: [
        { step: 'created', at: Date.UTC(2026, 10, 22, 9, 1) },
        { step: null, at: 0 },
        { step: 'paid', at: Date.UTC(2026, 10, 22, 9, 3) },
      ],
    })
    const detail = detailOf(whole, { record })
    expect(detail.situation).toEqual({
      tone: 'wait',
      title: 'Waiting for 4 more confirmations',
      text: "Your payment is on the blockchain. It's complete after 6 confirmations, usually within an hour. You don't need to do anything.",
    })
    expect(detail.progress?.steps).toEqual([
      { label: 'Created', state: 'done', note: '9:01 AM', at: '2026-11-22T09:01:00.000Z' },
      { label: 'Paid', state: 'done', note: '9:03 AM', at: '2026-11-22T09:03:00.000Z' },
      { label: 'Confirming', state: 'now', note: '2 of 6', at: null, parts: { done: 2, of: 6 } },
      { label: 'Complete', state: 'later', note: null, at: null },
    ])
    const title = (confirmations: number | null, targetConfirmations: number | null = 6) =>
      detailOf(whole, { record: recordOf(whole, { confirmations, targetConfirmations }) }).situation?.title
    expect(title(5)).toBe('Waiting for 1 more confirmation')
    expect([title(6), title(7), title(null), title(-1), title(0.5), title(2, null), title(0, 0)]).toEqual(
      Array(7).fill('Waiting for confirmations'),
    )
    const confirmed = { ...whole, status: 'confirmed' } as const
    const later = detailOf(confirmed, { record: recordOf(confirmed, { confirmations: 3, targetConfirmations: 6 }) })
    expect([later.situation?.title, later.progress?.steps.at(-1)]).toEqual([
      'Waiting for 3 more confirmations',
      { label: 'Complete', state: 'now', note: '3 of 6', at: null, parts: { done: 3, of: 6 } },
    ])
    // A blockchain may report more confirmations than the target. The view shows at most the target.
    const surplus = detailOf(confirmed, { record: recordOf(confirmed, { confirmations: 8, targetConfirmations: 6 }) })
    expect(surplus.progress?.steps.at(-1)).toMatchObject({ note: '6 of 6', parts: { done: 6, of: 6 } })
    // A target of 60 confirmations is too high for a progress bar with one segment per confirmation.
    const many = detailOf(whole, { record: recordOf(whole, { confirmations: 2, targetConfirmations: 60 }) })
    expect(many.progress?.steps[2]).toEqual({ label: 'Confirming', state: 'now', note: '2 of 60', at: null })
  })

  it('PAY-094 once the invoice of a payment is fetched, the payment also shows swap code and wallet', () => {
    const none = { ...whole, selectedWallet: null }
    expect(rowsOf(detailOf(none), 'Details').map(([label]) => label)).not.toContain('Paid from')
    const record = recordOf(none, { swapInfoCode: 'USDC', walletName: 'Harbour Wallet' })
    expect(rowsOf(detailOf(none, { record }), 'Details').slice(-2)).toEqual([
      ['Swap code', 'USDC'],
      ['Paid from', 'Harbour Wallet'],
    ])
  })

  it('the printed receipt of a payment has the heading “Paydeck receipt”', () => {
    expect(detailOf(payment).receipt).toEqual({ label: 'Print receipt', heading: 'Paydeck receipt' })
  })

  it('a payment has no rows for fields without a value', () => {
    const bare = detailOf({
      ...payment,
      price: null,
      exchangeRate: null,
      paymentSubtotal: null,
      networkCost: 0n,
      orderId: '',
      txId: null,
      selectedWallet: null,
    })
    expect(bare.sections).toEqual([])
    expect(rowsOf(detailOf({ ...payment, txCurrency: 'NEWCOIN' }), 'Details').map(([label]) => label)).toEqual([
      'Price',
      'Exchange rate',
      'Order id',
      'Transaction id',
      'Paid from',
    ])
  })

  it('the view of a payment shows names without invisible characters, and no pictures from foreign origins', () => {
    const detail = detailOf({
      ...payment,
      merchantName: '\u202Egpj.exe\u0000 {name}',
      selectedWallet: { displayName: 'Wallet', avatar: 'https://tracker.example/a.png' },
    })
    expect(detail.name).toBe('gpj.exe {name}')
    expect(detail.sections[0]?.rows.at(-1)).toEqual({
      label: 'Paid from',
      kind: 'wallet',
      name: 'Wallet',
      picture: null,
    })
    expect(detailOf({ ...payment, merchantName: '\u200B' }).name).toBe('Unknown merchant')
  })
})
