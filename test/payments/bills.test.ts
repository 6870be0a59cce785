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
])('PAY-059 PAY-060 PAY-061 (%s) has in the group %s: %j', (_id, group, words) => {
  expect(words.map(billGroup)).toEqual(words.map(() => group))
})

it.each([
  ['PAY-063', 'Processing', [null, 'pending', 'processing']],
  ['PAY-064', 'Refund Processing', ['refundable', 'refund_created']],
  ['PAY-065', 'Completed', ['complete', 'sent', 'settled']],
  ['PAY-066', 'Failed', ['canceled', 'failed', 'reversal_required', 'reversal_processing', 'reversed']],
  ['PAY-067', 'Refunded', ['refunded']],
])('PAY-063 PAY-064 PAY-065 PAY-066 PAY-067 (%s) reads "%s" for %j', (_id, label, words) => {
  expect(words.map(billText)).toEqual(words.map(() => label))
})

it('PAY-072 PAY-074 lists what is on its way as pending, and what is over as recent', () => {
  expect(pendingStatuses.map(billActivityListOf)).toEqual(pendingStatuses.map(() => 'pending'))
  expect(recentStatuses.map(billActivityListOf)).toEqual(recentStatuses.map(() => 'recent'))
})

it('PAY-070 keeps group, label and list of a refundable payment apart', () => {
  expect([billGroup('refundable'), billText('refundable'), billActivityListOf('refundable')]).toEqual([
    'failed',
    'Refund Processing',
    'pending',
  ])
})

it('PAY-082 writes a merchant’s pill', () => {
  expect(merchantPill({ merchantName: 'Northgate Card Services', mask: '4821' })).toBe('Northgate ****4821')
  expect(merchantPill({ merchantName: 'Telecommunications', mask: '0007' })).toBe('Telecommun ****0007')
  expect(merchantPill({ merchantName: '', mask: '0007' })).toBe('****0007')
})
