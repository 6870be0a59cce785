import { billActivityListOf, billGroup, billText, merchantPill } from '@paydeck/core/payments'
import { expect, it } from 'vitest'
import { pendingStatuses, recentStatuses } from './bill-statuses.ts'

it.each([
  ['PAY-059', 'processing', [null, 'pending', 'processing', 'refundCreated']],
  ['PAY-060', 'completed', ['sent', 'complete', 'settled']],
  [
    'PAY-061',
    'failed',
    ['failed', 'canceled', 'reversed', 'reversalRequired', 'reversalProcessing', 'refundable', 'refunded'],
  ],
])('PAY-059 PAY-060 PAY-061 (%s) billGroup returns %s for %j', (_id, group, statuses) => {
  expect(statuses.map((status) => billGroup(status))).toEqual(statuses.map(() => group))
})

it.each([
  ['PAY-063', 'Processing', [null, 'pending', 'processing']],
  ['PAY-064', 'Refund Processing', ['refundable', 'refund_created']],
  ['PAY-065', 'Completed', ['complete', 'sent', 'settled']],
])('PAY-063 PAY-064 PAY-065 (%s) billText returns "%s" for %j', (_id, label, statuses) => {
  expect(statuses.map((status) => billText(status))).toEqual(statuses.map(() => label))
})

it.each([
  ['PAY-066', 'Failed', ['canceled', 'failed', 'reversal_required', 'reversal_processing', 'reversed']],
  ['PAY-067', 'Refunded', ['refunded']],
])('PAY-066 PAY-067 (%s) billText returns "%s" for %j', (_id, label, statuses) => {
  expect(statuses.map((status) => billText(status))).toEqual(statuses.map(() => label))
})

it('PAY-072 PAY-074 billActivityListOf returns "pending" for unfinished payments, and "recent" for finished payments', () => {
  expect(pendingStatuses.map((status) => billActivityListOf(status))).toEqual(pendingStatuses.map(() => 'pending'))
  expect(recentStatuses.map((status) => billActivityListOf(status))).toEqual(recentStatuses.map(() => 'recent'))
})

it('PAY-070 a refundable bill payment has the group "failed", the label "Refund Processing" and the list "pending"', () => {
  expect([billGroup('refundable'), billText('refundable'), billActivityListOf('refundable')]).toEqual([
    'failed',
    'Refund Processing',
    'pending',
  ])
})

it('PAY-082 merchantPill returns the merchant’s name and the account’s mask in the specified format', () => {
  expect(merchantPill({ merchantName: 'Northgate Card Services', mask: '4821' })).toBe('Northgate ****4821')
  expect(merchantPill({ merchantName: 'Telecommunications', mask: '0007' })).toBe('Telecommun ****0007')
  expect(merchantPill({ merchantName: '', mask: '0007' })).toBe('****0007')
})
