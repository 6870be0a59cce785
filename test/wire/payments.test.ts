import { readFileSync } from 'node:fs'
import { decimalText } from '@paydeck/core/money'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { buildSchema, parse, validate } from 'graphql'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { invoiceExtras } from '../../adapters/wire/payments/payment-details.ts'
import { getInvoice } from '../../adapters/wire/payments/payment-details.ts'
import { getInvoiceCurrencies, getPayments } from '../../adapters/wire/payments/payment-list.ts'
import { findPayments, toSearchInput } from '../../adapters/wire/payments/payment-search.ts'
import { getPayoutsTransactionsCsv } from '../../adapters/wire/payments/payout-export.ts'
import { mixedItem } from '../../adapters/wire/payments/shared.ts'
import { specified } from '../../adapters/wire/specified.ts'
import { billDto, invoiceDto, payoutDto } from '../payments/provider-dtos.ts'

const read = (codec: t.Mixed, value: unknown): unknown => {
  const result = codec.decode(value)
  return E.isRight(result) ? result.right : 'unreadable'
}

const item = (value: unknown): unknown => read(mixedItem, value)

describe('a decoded payment or payout in a list', () => {
  it('payments and payouts contain exact amounts, even amounts that are too large for a JavaScript number', () => {
    const large = '123456789012345678901234567890.123456789012345678'
    expect(item(invoiceDto('i1', { price: large, amount: '9007199254740993' }))).toMatchObject({
      price: large,
      amount: 9_007_199_254_740_993n,
    })
    expect(item(payoutDto('p1', { fiatAmount: large }))).toMatchObject({ fiatAmount: large })
  })

  it.each([
    ['rounded numbers', { price: 2 ** 53, amount: 2 ** 53 + 2 }],
    ['formatted texts', { price: '12,50 €', amount: '0x10' }],
    ['invalid numbers', { price: Number.POSITIVE_INFINITY, amount: 1.5 }],
    ['objects', { price: {}, amount: [] }],
    ['nothing', { price: undefined, amount: undefined }],
  ])(
    'a payment stays in the list, with null in place of its amounts, when the provider sends %s as amounts',
    (_, amounts) => {
      expect(item(invoiceDto('i1', amounts))).toMatchObject({ id: 'i1', price: null, amount: null, orderId: 'A-7' })
    },
  )

  it.each(['escrowed', 'Paid', '', 7, null, undefined, '__proto__', 'constructor'])(
    'a payment has a null status when the provider sends %j',
    (word) => {
      const changes = { status: word, exceptionStatus: word }
      expect(item(invoiceDto('i1', changes))).toMatchObject({ id: 'i1', status: null, exceptionStatus: null })
    },
  )

  it('an unknown status of a payout or of a bill is decoded as text', () => {
    expect(item(payoutDto('p1', { status: 'escrowed' }))).toMatchObject({ status: 'escrowed' })
    const bill = { payments: [billDto({ status: 'REVERSAL_REQUIRED' })] }
    expect(item(invoiceDto('i1', bill))).toMatchObject({ payments: [{ status: 'REVERSAL_REQUIRED' }] })
  })

  it('PAY-037 PAY-038 a payment contains all fields of its buyer and of its bills', () => {
    const buyer = {
      email: 'ada@example.com',
      phone: '+1 555 0100',
      name: 'Ada Norris',
      address1: '1209 Juniper Street',
      address2: 'Floor 2',
      city: 'Fairhollow',
      state: 'OR',
      zip: '97199',
    }
    expect(item(invoiceDto('i1', { buyer, payments: [billDto()] }))).toEqual({
      ...invoiceDto('i1'),
      paymentSubtotal: 25_000n,
      amount: 25_100n,
      networkCost: 100n,
      buyer,
      payments: [billDto()],
    })
  })

  it('an item is decoded as null if its id is missing or invalid, or if its kind is unknown', () => {
    expect(item(invoiceDto('i1', { id: undefined }))).toBeNull()
    expect(item(invoiceDto('i1', { id: 7 }))).toBeNull()
    expect(item(payoutDto('p1', { id: null }))).toBeNull()
    expect(item(invoiceDto('i1', { __typename: 'Voucher' }))).toBeNull()
    expect(item(invoiceDto('i1', { __typename: '__proto__' }))).toBeNull()
    for (const value of [null, undefined, 'i1', 7, [], {}]) expect(item(value)).toBeNull()
  })

  it('an invalid time is decoded as 0, but an invalid execution date as null', () => {
    for (const value of [Number.POSITIVE_INFINITY, 1e300, 1.5, '2026-01-01', null, undefined]) {
      expect(item(invoiceDto('i1', { timestamp: value, invoiceTime: value }))).toMatchObject({
        timestamp: 0,
        invoiceTime: 0,
      })
      expect(item(payoutDto('p1', { dateExecuted: value }))).toMatchObject({ dateExecuted: null })
      const transactions = [{ id: 't1', date: value, confirmations: 6 }]
      expect(item(payoutDto('p1', { transactions }))).toMatchObject({ transactions: [{ date: 0, confirmations: 6 }] })
    }
  })

  it('an invalid number of confirmations is decoded as -1, not as zero', () => {
    const counted = (confirmations: unknown) => item(payoutDto('p1', { transactions: [{ id: 't1', confirmations }] }))
    for (const value of [-1, 1.5, '6', null, undefined, Number.NaN])
      expect(counted(value)).toMatchObject({ transactions: [{ confirmations: -1 }] })
    expect(counted(0)).toMatchObject({ transactions: [{ confirmations: 0 }] })
  })

  const fields = (sample: Readonly<Record<string, unknown>>) =>
    Object.keys(sample).filter((key) => key !== 'id' && key !== '__typename')
  const samples = [
    ['invoice', invoiceDto('i1', { buyer: { name: 'Ada' }, payments: [billDto()] })],
    ['payout', payoutDto('p1')],
  ] as const

  it.each(samples)(
    'PAY-023 an item of the kind %s contains all valid fields, even if other fields are missing or malformed',
    (_, sample) => {
      const whole = item(sample) as Readonly<Record<string, unknown>>
      const wrong = fc.oneof(fc.constant(undefined), fc.anything(), fc.jsonValue())
      fc.assert(
        fc.property(fc.subarray(fields(sample)), fc.infiniteStream(wrong), (broken, values) => {
          const changes = Object.fromEntries(broken.map((key) => [key, values.next().value]))
          const found = item({ ...sample, ...changes }) as Readonly<Record<string, unknown>>
          expect(mixedItem.is(found)).toBe(true)
          for (const key of fields(sample)) if (!broken.includes(key)) expect(found[key]).toEqual(whole[key])
        }),
      )
    },
  )

  it('a malformed item of a page is decoded as null; the other items of the page are decoded normally', () => {
    const page = [invoiceDto('i1'), { __typename: 'Invoice' }, 7, null, payoutDto('p1'), invoiceDto('i2')]
    expect(read(getPayments.reply, { payments: page })).toMatchObject({
      payments: [{ id: 'i1' }, null, null, null, { id: 'p1' }, { id: 'i2' }],
    })
    expect(read(getPayments.reply, { payments: null })).toBe('unreadable')
  })
})

describe('other responses about payments', () => {
  it('malformed currencies are dropped from a list of currencies; all other currencies remain', () => {
    const bitcoin = { code: 'BTC', name: 'Bitcoin', symbol: '₿', precision: 8, decimals: 8, chain: 'BTC' }
    const listed = [
      bitcoin,
      { ...bitcoin, precision: -1 },
      { ...bitcoin, decimals: 1e9 + 0.5 },
      { ...bitcoin, code: 7 },
    ]
    expect(
      read(getInvoiceCurrencies.reply, { invoiceCurrencies: [...listed, { ...bitcoin, chain: undefined }] }),
    ).toEqual({ invoiceCurrencies: [bitcoin, { ...bitcoin, chain: null }] })
  })

  it('CALL-044 a report is rejected as malformed if one of its cells is malformed', () => {
    const rows = [
      ['date', 'amount'],
      ['2026-01-05', '12.50'],
    ]
    expect(read(getPayoutsTransactionsCsv.reply, { payoutsTransactionsCsv: rows })).toEqual({
      payoutsTransactionsCsv: rows,
    })
    expect(read(getPayoutsTransactionsCsv.reply, { payoutsTransactionsCsv: [] })).toEqual({
      payoutsTransactionsCsv: [],
    })
    for (const wrong of [[...rows, ['2026-01-06', 12.5]], [...rows, null], 'date,amount', null]) {
      expect(read(getPayoutsTransactionsCsv.reply, { payoutsTransactionsCsv: wrong })).toBe('unreadable')
    }
  })

  it('a search result is rejected as malformed if it has no valid total', () => {
    const page = { items: [invoiceDto('i1'), 7], after: undefined, total: 31 }
    expect(read(findPayments.reply, { foundPayments: page })).toMatchObject({
      foundPayments: { items: [{ id: 'i1' }, null], after: null, total: 31 },
    })
    for (const total of [-1, 1.5, '31', null]) {
      expect(read(findPayments.reply, { foundPayments: { ...page, total } })).toBe('unreadable')
    }
  })

  it('an invoice is decoded even if fields beyond the specification are missing or malformed', () => {
    const { __typename: _, ...invoice } = invoiceDto('i1')
    const nothing = { swapInfo: null, confirmations: null, targetConfirmations: null, expiresAt: null, history: [] }
    expect(read(getInvoice.reply, { invoice })).toMatchObject({ invoice: { id: 'i1', ...nothing } })
    const wrong = { swapInfo: 'A', confirmations: -1, targetConfirmations: 'six', expiresAt: 1e300, history: 'none' }
    expect(read(getInvoice.reply, { invoice: { ...invoice, ...wrong } })).toMatchObject({ invoice: nothing })
    const history = [{ step: 'paid', at: 1 }, { step: 'blessed', at: 'today' }, 7]
    expect(read(getInvoice.reply, { invoice: { ...invoice, history } })).toMatchObject({
      invoice: {
        history: [
          { step: 'paid', at: 1 },
          { step: null, at: null },
        ],
      },
    })
    expect(read(getInvoice.reply, { invoice: { ...invoice, id: null } })).toBe('unreadable')
    expect(read(getInvoice.reply, { invoice: null })).toBe('unreadable')
  })

  it('the operation for an invoice, reduced to the specified fields, is valid for the specified schema', () => {
    const source = readFileSync(new URL('../../adapters/wire/schema.graphql', import.meta.url), 'utf8')
    const extra =
      /\n {2}"Beyond the specification:[^"]*"\n {2}(?:confirmations|targetConfirmations|expiresAt|history): .*/g
    expect(source.match(extra)).toHaveLength(4)
    const schema = buildSchema(source.replace(extra, ''))
    const errors = validate(schema, parse(getInvoice.document)).map(({ message }) => message)
    expect(errors).toHaveLength(4)
    for (const message of errors) expect(message).toMatch(/^Cannot query field "/)
    expect(validate(schema, parse(specified(getInvoice, invoiceExtras).document))).toEqual([])
    expect(specified(getInvoice, invoiceExtras).document).toBe(getInvoice.document.replace(invoiceExtras, ''))
    expect(getInvoice.document).toContain(invoiceExtras)
  })
})

describe('the request of a payment search', () => {
  const all = {
    list: 'payments',
    text: 'lumen',
    from: 0,
    to: 1,
    least: decimalText('0'),
    most: decimalText('1.00'),
    coin: 'BTC',
    status: 'confirming',
  } as const

  it('the request of a payment search contains all search criteria, even criteria that are zero', () => {
    expect(toSearchInput(all)).toEqual(all)
  })

  it.each(['from', 'to', 'least', 'most', 'coin', 'status'] as const)(
    'the request of a payment search omits the criterion "%s" if it is null',
    (key) => {
      const { [key]: _, ...others } = all
      expect(Object.entries(toSearchInput({ ...all, [key]: null }))).toEqual(Object.entries(others))
    },
  )
})
