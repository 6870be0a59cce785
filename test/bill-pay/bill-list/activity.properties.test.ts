import { billActivityPanel } from '@paydeck/core/bill-pay'
import { add, decimalText, formatUsd, signOf, type DecimalText, zero } from '@paydeck/core/money'
import { merchantLabel, type BillActivityList } from '@paydeck/core/payments'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pendingStatuses, recentStatuses } from '../../payments/bill-statuses.ts'
import { bill, record } from '../bench.ts'

const isPending = (status: string | null): boolean => pendingStatuses.includes(status)
const isRecent = (status: string | null): boolean => recentStatuses.includes(status)

const cents = fc.nat({ max: 99_999 }).map((count) => decimalText((count / 100).toFixed(2)))
const paid = fc.record({
  status: fc.constantFrom(...pendingStatuses, ...recentStatuses, 'unheard of', ''),
  partnerAccountId: fc.constantFrom('b1', 'b2', 'gone'),
  amount: cents,
  convenienceFee: fc.option(cents),
  merchantId: fc.constantFrom('Acme', 'Birch'),
})
const records = fc
  .array(fc.array(paid, { maxLength: 4 }), { maxLength: 5 })
  .map((groups) =>
    groups.map((group, index) =>
      record(`r${index}`, ...group.map((one) => ({ ...one, merchantName: one.merchantId }))),
    ),
  )

const rowsIn = (list: BillActivityList, payments: Parameters<typeof billActivityPanel>[1]['payments']) =>
  billActivityPanel(
    list,
    { payments, accounts: [bill('b1'), bill('b2')], shown: { pending: 1000, recent: 1000 } },
    { timeZone: 'UTC', pictureOrigins: [] },
  ).rows

it('BILL-102 a bill payment shows its date in the time zone of the device', () => {
  const late = { ...record('r1', { status: 'settled', partnerAccountId: 'b1' }), createdOn: Date.UTC(2026, 10, 22, 3) }
  const note = (timeZone: string) =>
    billActivityPanel(
      'recent',
      { payments: [late], accounts: [bill('b1')], shown: { pending: 10, recent: 10 } },
      { timeZone, pictureOrigins: [] },
    ).rows[0]?.note
  expect([note('UTC'), note('America/New_York')].map((text) => text?.split(' · ').at(-1))).toEqual([
    'Nov 22, 2026',
    'Nov 21, 2026',
  ])
})

const sum = (amounts: ReadonlyArray<DecimalText | null>): DecimalText =>
  amounts.reduce<DecimalText>((all, amount) => add(all, amount ?? zero), zero)

it('BILL-104 PAY-072 PAY-074 PAY-076 an invoice with a pending payment is listed as pending, any other invoice as recent', () => {
  fc.assert(
    fc.property(records, (all) => {
      const connected = all.map((one) => ({
        ...one,
        payments: one.payments.filter(({ partnerAccountId }) => partnerAccountId !== 'gone'),
      }))
      const idsOf = (isIn: (statuses: ReadonlyArray<string | null>) => boolean) =>
        connected.filter(({ payments }) => isIn(payments.map(({ status }) => status))).map(({ id }) => id)
      expect(rowsIn('pending', all).map(({ id }) => id)).toEqual(idsOf((statuses) => statuses.some(isPending)))
      expect(rowsIn('recent', all).map(({ id }) => id)).toEqual(
        idsOf((statuses) => statuses.some(isRecent) && !statuses.some(isPending)),
      )
    }),
  )
})

it('BILL-104 PAY-079 PAY-080 PAY-081 an invoice row shows the total of its payments, and the status only of a single payment', () => {
  fc.assert(
    fc.property(records, (all) => {
      for (const row of [...rowsIn('pending', all), ...rowsIn('recent', all)]) {
        const payments = (all.find(({ id }) => id === row.id)?.payments ?? []).filter(
          ({ partnerAccountId }) => partnerAccountId !== 'gone',
        )
        expect(row.name).toBe(merchantLabel(payments))
        expect(row.amount).toBe(formatUsd(sum(payments.map(({ amount }) => amount))))
        const fee = sum(payments.map(({ convenienceFee }) => convenienceFee))
        expect(row.fee).toBe(signOf(fee) === 0 ? null : `Fee ${formatUsd(fee)}`)
        expect(row.status !== null).toBe(payments.length === 1)
        expect(row.to).toBe(
          payments.length === 1
            ? `/bill-pay?bill=${payments[0]?.partnerAccountId}`
            : `/crypto-payments?item=bill-payment%3Ai-${row.id}`,
        )
      }
    }),
  )
})
