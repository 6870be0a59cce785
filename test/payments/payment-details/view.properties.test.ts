import { paymentRow, type Activity, type Invoice, type InvoiceRecord, type PaymentDetail } from '@paydeck/core/payments'
import { visibleText } from '@paydeck/core/presentation'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainInvoice } from '../../arbitraries/payments.ts'
import { detailOf, rowsOf } from './bench.ts'

/** Generates a list item, or an invoice with its record. */
const anyShown: fc.Arbitrary<{ readonly item: Activity; readonly record: InvoiceRecord | null }> = fc.oneof(
  arbitraries.Activity.map((item) => ({ item, record: null })),
  arbitraries.InvoiceRecord.map((record) => ({ item: record, record })),
)

/** Returns all texts of a view, visible or for screen readers. */
const textsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Matches texts that a faulty view makes of missing values and of templates. */
const broken = /undefined|null|NaN|Infinity|Invalid Date|\[object|\{\w+\}/

it('PAY-083 PAY-089 for any item, paymentDetailView returns no empty texts and no empty sections', () => {
  fc.assert(
    fc.property(anyShown, ({ item, record }) => {
      fc.pre(!textsIn([item, record]).some((text) => broken.test(text)))
      const detail = detailOf(item, { record })
      // Ignores the icon: it comes from the list row, and its initials may be empty.
      for (const text of textsIn({ ...detail, icon: null })) {
        expect(text).not.toMatch(broken)
        expect(text.trim()).not.toBe('')
        expect(text).toBe(visibleText(text))
      }
      expect(detail.sections.every(({ rows, coin }) => rows.length > 0 || coin !== null)).toBe(true)
    }),
  )
})

const amountMarks = /[$€¥]|\d (BTC|ETH|XRP|USDC|sats|NEWCOIN)$/

it('while amounts are hidden, paymentDetailView hides every amount but keeps all rows', () => {
  fc.assert(
    fc.property(anyShown, ({ item, record }) => {
      // The symbol of a currency is no text of its own.
      fc.pre(
        !textsIn([
          { ...item, currency: null },
          { ...record, currency: null },
        ]).some((text) => amountMarks.test(text)),
      )
      const [shown, dots] = [detailOf(item, { record }), detailOf(item, { record, isHidden: true })]
      // Exchange rates are public and stay visible.
      const rates = dots.sections.flatMap(({ coin, rows }) => [
        coin?.rate,
        ...rows.flatMap((row) => (row.label === 'Exchange rate' && row.kind === 'text' ? [row.text] : [])),
      ])
      const rest = textsIn(dots).filter((text) => !rates.includes(text))
      expect(rest.filter((text) => amountMarks.test(text))).toEqual([])
      const labels = (detail: PaymentDetail) =>
        detail.sections.map(({ title, rows }) => [title, ...rows.map((row) => row.label)])
      expect(labels(dots)).toEqual(labels(shown))
      expect([shown.amount.hidden, dots.amount]).toEqual([null, { text: '••••', hidden: 'Amount hidden' }])
    }),
  )
})

const coins = fc.option(fc.constantFrom('BTC', 'ETH', 'USDC_m', 'LNBTC', 'XRP', 'NEWCOIN', '_m'))

const isOnLightning = ({ txCurrency: code, currencyLayer: layer }: Invoice): boolean =>
  code !== null && (code === 'LNBTC' || layer?.toLowerCase() === 'lightning')

it('CUR-024 EXPL-024 amounts are in sats if and only if the payment uses Lightning; Lightning ids have no links', () => {
  fc.assert(
    fc.property(arbitraries.Invoice, (invoice) => {
      const { sections, below } = detailOf(invoice)
      const rows = sections.flatMap((section) => section.rows)
      const coins = rows.flatMap((row) =>
        row.kind === 'amount' && row.label !== 'Price' && !row.label.startsWith('Convenience') ? [row.amount.text] : [],
      )
      for (const text of [...coins, ...(below === null ? [] : [below.text])])
        expect(text.endsWith(' sats')).toBe(isOnLightning(invoice))
      for (const row of rows) if (row.kind === 'id' && isOnLightning(invoice)) expect(row.href).toBeNull()
    }),
    { examples: [[{ ...plainInvoice, currencyLayer: 'lightning' }]] },
  )
  const lightning = { ...plainInvoice, currencyLayer: 'Lightning', txId: 'ab12', networkCost: 45n }
  const detail = detailOf(lightning)
  expect([detail.below?.text, ...rowsOf(detail, 'Details').map((texts) => texts.join(': '))]).toEqual([
    '68,000 sats',
    'Price: $64.00',
    'Exchange rate: 1 BTC = $94,000.00',
    'Subtotal: 68,000 sats',
    'Network cost: 45 sats',
    'Transaction id: ab12',
  ])
})

it('CUR-022 a slide shows 45 satoshis exactly; a row of the list shows this amount as less than 0.000001 BTC', () => {
  const underpaid: Invoice = { ...plainInvoice, exceptionStatus: 'paidPartial', amount: 45n, underpaidAmount: 45n }
  const detail = detailOf(underpaid)
  expect(rowsOf(detail, 'Details')).toContainEqual(['Underpaid by', '0.00000045 BTC'])
  expect([detail.below?.text, paymentRow(0, underpaid).coin]).toEqual(['0.00000045 BTC', '<0.000001 BTC'])
})

it('PAY-086 a slide has a row for the network cost if and only if the cost is above zero and its coin is known', () => {
  fc.assert(
    fc.property(arbitraries.Invoice, coins, (any, txCurrency) => {
      const invoice = { ...any, txCurrency }
      const rows = detailOf(invoice).sections.flatMap(({ rows: all }) => all)
      const { txCurrency: code } = invoice
      const isKnown = code !== null && (isOnLightning(invoice) || !['NEWCOIN', '_m'].includes(code))
      expect(rows.some(({ label }) => label === 'Network cost')).toBe(
        isKnown && invoice.networkCost !== null && invoice.networkCost > 0n,
      )
    }),
  )
})

it('PAY-087 PAY-088 EXPL-002 a slide shortens transaction ids; if a transaction id has a link, the link uses HTTPS', () => {
  fc.assert(
    fc.property(anyShown, ({ item, record }) => {
      for (const row of detailOf(item, { record }).sections.flatMap(({ rows }) => rows)) {
        if (row.kind !== 'id') continue
        expect(row.whole.endsWith(row.text)).toBe(true)
        expect([...row.text].length).toBe(Math.min(12, [...row.whole].length))
        if (row.href !== null) expect(new URL(row.href).protocol).toBe('https:')
      }
    }),
  )
})

it('in a timeline, done steps come first, then failed, then current, then later ones; at most one step is current', () => {
  fc.assert(
    fc.property(anyShown, ({ item, record }) => {
      const steps = detailOf(item, { record }).progress?.steps ?? []
      const order = steps.map(({ state }) => ['done', 'failed', 'now', 'later'].indexOf(state))
      expect(order).toEqual(order.toSorted((one, other) => one - other))
      expect(steps.filter(({ state }) => state === 'now').length).toBeLessThanOrEqual(1)
      expect(new Set(steps.map(({ label }) => label)).size).toBe(steps.length)
      for (const { parts, note } of steps) {
        if (parts === undefined) continue
        expect([parts.done >= 0, parts.done <= parts.of, parts.of <= 12]).toEqual([true, true, true])
        expect(note).toBe(`${parts.done} of ${parts.of}`)
      }
    }),
  )
})
