import fc from 'fast-check'
import { either as E } from 'fp-ts'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { findBillPayments, getBillPayAccounts, getBillPayUser } from '../../adapters/wire/bill-pay/bill-list.ts'
import { createBillPayInvoiceId, quoteBillPayment } from '../../adapters/wire/bill-pay/bill-payment.ts'
import { getBillReminders } from '../../adapters/wire/bill-pay/bill-reminders.ts'
import { accountDto, billDto, liabilityDto, recordDto, userDto } from '../bill-pay/provider-dtos.ts'

const read = (codec: t.Mixed, value: unknown): unknown => {
  const result = codec.decode(value)
  return E.isRight(result) ? result.right : 'unreadable'
}

const accounts = (value: unknown): unknown => {
  const answer = read(getBillPayAccounts.reply, { billPayAccounts: value })
  return answer === 'unreadable' ? answer : (answer as { readonly billPayAccounts: unknown }).billPayAccounts
}
const account = (changes: Readonly<Record<string, unknown>>): unknown => accounts([accountDto('a1', changes)])
const liability = (changes: Readonly<Record<string, unknown>>): unknown => account({ liability: liabilityDto(changes) })
const payments = (value: unknown): unknown => {
  const answer = read(findBillPayments.reply, { billPayments: value })
  return answer === 'unreadable' ? answer : (answer as { readonly billPayments: unknown }).billPayments
}

/** Values that are invalid for a text field. */
const wrong: ReadonlyArray<unknown> = [undefined, null, 7, -1, {}, [], [[]], Number.NaN, true]

describe('a decoded bill', () => {
  it('BILL-106 BILL-107 a decoded bill contains every field that was sent', () => {
    expect(accounts([accountDto('a1')])).toEqual([accountDto('a1')])
  })

  it('a bill is dropped from the list if its id is missing or invalid; the other bills remain', () => {
    const broken = [null, 7, 'a', [], {}, accountDto('', { id: 7 }), accountDto('', { id: undefined })]
    expect(accounts([accountDto('a1'), ...broken, accountDto('a2')])).toEqual([accountDto('a1'), accountDto('a2')])
    for (const value of [null, undefined, {}, 'none', 0]) expect(accounts(value)).toBe('unreadable')
    expect(accounts([])).toEqual([])
  })

  it.each([null, undefined, 7, 'none', [], [liabilityDto()]])(
    'a decoded bill has no liability when the provider sends %j',
    (value) => {
      expect(account({ liability: value })).toMatchObject([{ id: 'a1', liability: null }])
    },
  )

  it('BILL-099 `isPayable`, `isManuallyAdded` and `needsReconnect` of a bill are true only if the provider sends exactly true', () => {
    for (const value of [undefined, null, 'true', 1, {}, [], 'yes'])
      expect(account({ isPayable: value, isManuallyAdded: value, needsReconnect: value })).toMatchObject([
        { isPayable: false, isManuallyAdded: false, needsReconnect: false },
      ])
  })

  it('an unknown status or type of a bill is decoded as text, but an unknown payment status as null', () => {
    const words = { status: 'on_hold', type: 'utility' }
    expect(account(words)).toMatchObject([words])
    expect(liability({ type: 'collection', subType: 'Überziehung' })).toMatchObject([
      { liability: { type: 'collection', subType: 'Überziehung' } },
    ])
    for (const value of ['ACTIVE', 'paused', '__proto__', 'constructor', 7, undefined])
      expect(account({ paymentStatus: value })).toMatchObject([{ paymentStatus: null }])
  })

  it('a decoded bill contains amounts as exact decimal texts, even if they are negative or too large for a JavaScript number', () => {
    const large = '123456789012345678901234567890.123456789012345678'
    expect(liability({ balance: large, nextPaymentMinimumAmount: '-0.01' })).toMatchObject([
      { liability: { balance: large, nextPaymentMinimumAmount: '-0.01' } },
    ])
    expect(liability({ balance: 1284.55, lastStatementBalance: -12, remainingStatementBalance: 0 })).toMatchObject([
      { liability: { balance: '1284.55', lastStatementBalance: '-12', remainingStatementBalance: '0' } },
    ])
  })

  it.each([
    ['a rounded number', 2 ** 53 + 2],
    ['a number with an exponent', 1e21],
    ['infinity', Number.POSITIVE_INFINITY],
    ['formatted money', '$1,284.55'],
    ['a decimal comma', '12,50'],
    ['an exponent', '1e3'],
    ['hexadecimal', '0x10'],
    ['blanks', ' 12 '],
    ['an empty text', ''],
    ['an object', { amount: '1.00' }],
    ['a list', ['1.00']],
    ['a boolean', true],
  ])('an amount of a bill is decoded as null when the provider sends %s', (_, value) => {
    expect(liability({ balance: value, nextPaymentMinimumAmount: value })).toMatchObject([
      { liability: { balance: null, nextPaymentMinimumAmount: null, lastStatementBalance: '900.00' } },
    ])
  })

  const due = (value: unknown) => liability({ nextPaymentDueDate: value, lastSuccessfulSync: value })
  it.each([
    [1_700_600_000_000, 1_700_600_000_000],
    ['1700600000000', 1_700_600_000_000],
    ['2023-11-21', Date.UTC(2023, 10, 21, 12)],
    ['2023-11-21T20:53:20Z', 1_700_600_000_000],
    ['2023-11-21T20:53:20.000Z', 1_700_600_000_000],
    ['2023-11-21T14:53:20-06:00', 1_700_600_000_000],
    [0, 0],
  ])('BILL-098 the due date %j of a bill is decoded as a time in milliseconds', (value, at) => {
    expect(due(value)).toMatchObject([{ liability: { nextPaymentDueDate: at, lastSuccessfulSync: at } }])
  })

  it.each([
    1e300,
    1.5,
    Number.NaN,
    '',
    'soon',
    '11/21/2023',
    '2023-13-41',
    '2023-11-21T20:53:20',
    '99999999999999999999',
    {},
    [],
    null,
    undefined,
  ])('BILL-109 the due date %j of a bill is decoded as null', (value) => {
    expect(due(value)).toMatchObject([{ liability: { nextPaymentDueDate: null, lastSuccessfulSync: null } }])
  })

  it('in a text field of a bill, a value that is not a text is decoded as an empty text, and a long text stays unchanged', () => {
    for (const value of wrong)
      expect(
        liability({ merchantName: value, mask: value, name: value, type: value, merchantId: value }),
      ).toMatchObject([
        { liability: { merchantName: '', mask: '', name: '', type: '', merchantId: '', balance: '1284.55' } },
      ])
    const long = '🏦'.repeat(100_000)
    expect(liability({ merchantName: long })).toMatchObject([{ liability: { merchantName: long } }])
  })

  it('a decoded bill contains all valid fields, even if other fields are missing or malformed', () => {
    const whole = liabilityDto() as Readonly<Record<string, unknown>>
    const keys = Object.keys(whole)
    const strange = fc.oneof(fc.constant(undefined), fc.anything(), fc.jsonValue())
    fc.assert(
      fc.property(fc.subarray(keys), fc.infiniteStream(strange), (broken, values) => {
        const changes = Object.fromEntries(broken.map((key) => [key, values.next().value]))
        const [found] = liability(changes) as ReadonlyArray<{ readonly liability: Readonly<Record<string, unknown>> }>
        for (const key of keys) if (!broken.includes(key)) expect(found?.liability[key]).toEqual(whole[key])
      }),
    )
  })
})

describe('the decoded Bill Pay user', () => {
  const user = (changes: Readonly<Record<string, unknown>>): unknown =>
    read(getBillPayUser.reply, { billPayUser: userDto(changes) })

  it('BILL-110 the Bill Pay user is malformed if the flag for the availability of Bill Pay is missing or invalid', () => {
    for (const isBillPayAvailable of [true, false])
      expect(user({ isBillPayAvailable })).toEqual({ billPayUser: userDto({ isBillPayAvailable }) })
    for (const value of [undefined, null, 'true', 1, {}]) expect(user({ isBillPayAvailable: value })).toBe('unreadable')
  })

  it('BILL-058 the Bill Pay user counts as verified only if `methodVerified` is exactly true', () => {
    for (const value of [undefined, null, 'true', 1, {}])
      expect(user({ methodVerified: value })).toMatchObject({ billPayUser: { methodVerified: false } })
  })

  it('the entity id of the Bill Pay user is null if it is missing; if it is invalid, the whole user is malformed', () => {
    expect(user({ methodEntityId: undefined })).toMatchObject({ billPayUser: { methodEntityId: null } })
    for (const value of [7, {}, false]) expect(user({ methodEntityId: value })).toBe('unreadable')
  })

  it('the pause of the Bill Pay user may lack its end; an invalid pause is decoded as null', () => {
    expect(user({ pause: { until: 1_700_000_000_000 } })).toMatchObject({
      billPayUser: { pause: { until: 1_700_000_000_000 } },
    })
    expect(user({ pause: {} })).toMatchObject({ billPayUser: { pause: { until: null } } })
    for (const value of [undefined, 'now', true, [], 7])
      expect(user({ pause: value })).toMatchObject({ billPayUser: { pause: null } })
  })
})

describe('a decoded bill payment', () => {
  it('BILL-157 BILL-158 a decoded bill payment contains every field that was sent', () => {
    expect(payments([recordDto('r1')])).toEqual([recordDto('r1')])
  })

  it('a bill payment with an invalid id is dropped; a malformed bill is dropped from its payment, and the payment is kept', () => {
    const broken = [null, 7, {}, recordDto('', { id: null })]
    expect(payments([recordDto('r1'), ...broken, recordDto('r2')])).toEqual([recordDto('r1'), recordDto('r2')])
    const some = recordDto('r1', { payments: [billDto(), 7, null, [], billDto({ partnerPaymentId: 'pp2' })] })
    expect(payments([some])).toMatchObject([{ payments: [{ partnerPaymentId: 'pp1' }, { partnerPaymentId: 'pp2' }] }])
    for (const value of [null, undefined, 'none', {}, 7])
      expect(payments([recordDto('r1', { payments: value })])).toMatchObject([{ id: 'r1', payments: [] }])
  })

  it.each(['refund_created', 'refundCreated', 'REFUND CREATED', 'escrowed', '', '__proto__'])(
    'BILL-160 a decoded bill payment keeps the status %j as text',
    (status) => {
      expect(payments([recordDto('r1', { payments: [billDto({ status })] })])).toMatchObject([
        { payments: [{ status }] },
      ])
    },
  )

  it('a decoded bill payment contains null in place of a status, an invoice or a time of the wrong type', () => {
    for (const value of [undefined, 7, {}, [], true])
      expect(
        payments([recordDto('r1', { invoice: value, createdOn: {}, payments: [billDto({ status: value })] })]),
      ).toMatchObject([{ id: 'r1', invoice: null, createdOn: null, payments: [{ status: null, amount: '40.00' }] }])
  })

  it('a malformed amount or fee of a bill payment is decoded as null, never as zero', () => {
    const bill = billDto({ amount: 2 ** 60, convenienceFee: '1,20', estimatedCompletionDate: '2026-11-24' })
    expect(payments([recordDto('r1', { payments: [bill] })])).toMatchObject([
      {
        payments: [{ amount: null, convenienceFee: null, estimatedCompletionDate: Date.UTC(2026, 10, 24, 12) }],
      },
    ])
  })
})

describe('requests and responses about bills', () => {
  const item = { accountId: 'a1', amount: '25.00', currency: 'USD' }
  const asked = (items: unknown): unknown =>
    read(createBillPayInvoiceId.input, { provider: 'method', payments: items, ipAddress: null })

  it('CALL-052 a request to pay bills is rejected as a whole if one of its bills is malformed', () => {
    expect(asked([item])).toMatchObject({ payments: [item], ipAddress: null })
    for (const broken of [7, null, {}, { ...item, accountId: 7 }, { ...item, currency: undefined }])
      expect(asked([item, broken])).toBe('unreadable')
    expect(asked(null)).toBe('unreadable')
  })

  it('a decoded quote has null in place of malformed sums, and omits malformed coins', () => {
    const coin = { code: 'BTC', name: 'Bitcoin', amount: '0.00042', networkCost: null, rate: '61234.50' }
    const quote = { bills: [7, { accountId: 'a1', fee: 'none' }], fee: '1.00', total: 1e21, coins: [coin, {}, null] }
    expect(read(quoteBillPayment.reply, { billPaymentQuote: quote })).toEqual({
      billPaymentQuote: {
        bills: [{ accountId: 'a1', fee: null, estimatedCompletionDate: null }],
        fee: '1.00',
        total: null,
        coins: [coin],
      },
    })
  })

  it('a reminder is dropped if its bill id or its due time is malformed', () => {
    const due = {
      accountId: 'a1',
      merchantName: 'Harbor Bank',
      mask: '4821',
      dueAt: 1_700_600_000_000,
      minimum: '35.00',
    }
    const reminders = [
      due,
      { ...due, accountId: 7 },
      { ...due, dueAt: 'soon' },
      null,
      { ...due, mask: 7, minimum: 1e21 },
    ]
    expect(read(getBillReminders.reply, { billReminders: reminders })).toEqual({
      billReminders: [due, { ...due, mask: '', minimum: null }],
    })
  })
})
