import { changesIn, parseVisits, visitsText } from '@paydeck/core/since'
import type { Application } from '@paydeck/core/verification'
import { expect, it } from 'vitest'
import { application, bill, noFacts, noon, payment, payout } from './bench.ts'

const kindOf = (item: ReturnType<typeof payment>): string | undefined =>
  changesIn({ ...noFacts, activity: [item] })[0]?.kind

it.each([
  ['confirmed', payment('a')],
  ['failed', payment('a', { status: 'invalid' })],
  ['failed', payment('a', { status: 'paidPartial', isNonRefundableUnderpayment: true })],
  ['refund', payment('a', { exceptionStatus: 'paidOver' })],
  ['refund', payment('a', { exceptionStatus: 'declined' })],
  ['payout', payout('a')],
  [undefined, payment('a', { status: 'paid' })],
  [undefined, payment('a', { exceptionStatus: 'paidOver', alreadyRefunded: true })],
  [undefined, payment('a', { status: null })],
  [undefined, payment('a', { timestamp: 0 })],
  [undefined, payout('a', { timestamp: null, status: 'pending' })],
  [undefined, payout('a', { status: 'failed' })],
])('SINCE-001 derives the kind %s from a payment or payout (%#)', (kind, item) => {
  expect(kindOf(item)).toBe(kind)
})

it('SINCE-001 the payment of a bill is confirmed or failed like the bill', () => {
  const paid = (status: string) => payment('a', { itemCode: 'Bill Payment', bills: [{ merchantName: 'Oak', status }] })
  expect(['settled', 'failed', 'processing', 'refundable'].map((status) => kindOf(paid(status)))).toEqual([
    'confirmed',
    'failed',
    undefined,
    undefined,
  ])
})

it('SINCE-001 a verification is decided once it is approved or refused at a known time', () => {
  const kinds = (one: Application) => changesIn({ ...noFacts, applications: [one] }).map(({ kind }) => kind)
  expect(kinds(application('approved'))).toEqual(['verified'])
  expect(kinds(application('rejected'))).toEqual(['refused'])
  expect(kinds(application('pending'))).toEqual([])
  expect(kinds(application('approved', null))).toEqual([])
})

it('SINCE-002 the key of a change differs once the same bill is overdue, or the same payment changes again', () => {
  const keys = (facts: Partial<typeof noFacts>) => changesIn({ ...noFacts, ...facts }).map(({ key }) => key)
  const due = { ...bill('a', -1), left: 0 }
  expect(keys({ bills: [due] })).not.toEqual(keys({ bills: [bill('a', -1)] }))
  expect(keys({ activity: [payment('a')] })).not.toEqual(keys({ activity: [payment('a', { timestamp: noon })] }))
})

it('SINCE-003 the records of visits survive storage, and malformed records count as no visit', () => {
  const visits = new Map([
    ['ada', { at: noon, dismissed: ['due a 5', 'refund b 7'] }],
    ['__proto__', { at: 5, dismissed: [] }],
  ])
  expect(parseVisits(visitsText(visits))).toEqual(visits)
  for (const text of [
    '',
    'soon',
    '5',
    'null',
    '[]',
    '{"a":5}',
    '{"a":[]}',
    '{"a":["5"]}',
    '{"a":[-5]}',
    '{"a":[5,6]}',
  ]) {
    expect(parseVisits(text).size, text).toBe(0)
  }
  expect(parseVisits('{"a":[5],"b":"x"}')).toEqual(new Map([['a', { at: 5, dismissed: [] }]]))
})
