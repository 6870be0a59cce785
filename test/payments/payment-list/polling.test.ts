import type { WholeActivity } from '@paydeck/core/payments'
import { expect, it } from 'vitest'
import { donation, idsOf, payment, payments, payout } from '../bench.ts'
import { shownIds, makeListBench, type ListBench } from './bench.ts'

const here = { list: 'payments', pill: '3m' } as const
const confirmed = (id: string, hoursAgo = 1) => payment(id, hoursAgo, { status: 'confirmed' })

const opened = async (
  all: ReadonlyArray<WholeActivity>,
  place: Parameters<ListBench['lists']['enter']>[0] = here,
): Promise<ListBench> => {
  const run = makeListBench()
  run.lists.enter(place)
  await run.answer(all)
  return run
}

/** Advances to the next poll and answers it, if there is one. */
const poll = async (run: ListBench, all: ReadonlyArray<WholeActivity>): Promise<void> => {
  await run.clock.advance(14_000)
  await run.answer(all)
  await run.clock.advance(1000)
  await run.answer(all)
}

const requestCount = ({ pages, unconfirmed }: ListBench): number => pages.length + unconfirmed.length

it('PAY-041 PAY-042 when a confirmed payment becomes complete, the open page shows and announces the new status', async () => {
  const run = await opened([confirmed('c1'), ...payments(12)])
  await run.clock.advance(1000)
  await poll(run, [confirmed('c1'), ...payments(12)])
  expect(run.lists.state.get().announcement.text).toBe('')
  await poll(run, [payment('c1', 1), ...payments(12)])
  expect(run.lists.state.get().announcement.text).toBe('Shop c1 is complete.')
  expect(run.lists.state.get().lists['payments 3m']?.rows[0]).toMatchObject({ id: 'c1', status: 'complete' })
  // Polling stops, as no payment is in progress.
  const before = requestCount(run)
  await poll(run, [])
  expect(requestCount(run)).toBe(before)
})

it('a poll updates a payment in progress even if the payment is the last item of a later page', async () => {
  for (const at of [35, 59]) {
    const all = [...payments(at), confirmed('far', 48 + at), ...payments(20, at + 1)]
    const run = await opened(all)
    for (let presses = 0; presses < 5; presses += 1) {
      run.lists.more()
      await run.answer(all)
    }
    const shown = shownIds(run)
    const changed = all.map((one) => (one.id === 'far' ? payment('far', 47 + at) : one))
    await run.clock.advance(1000)
    await poll(run, changed)
    expect(run.lists.state.get().announcement.text).toBe('Shop far is complete.')
    expect(run.lists.state.get().lists['payments 3m']?.rows[at]).toMatchObject({ id: 'far', status: 'complete' })
    expect(shownIds(run)).toEqual(shown)
  }
})

it.each([
  ['a donation that is confirmed', donation('x', 1, { status: 'confirmed' }), 'donations'],
  ['a donation that is paid', donation('x', 1, { status: 'paid' }), 'donations'],
  ['a paid payment that is missing among the unconfirmed ones', payment('x', 1, { status: 'paid' }), 'payments'],
  ['a payout that is pending', payout('x', 1, { status: 'pending' }), 'payouts'],
] as const)('a list polls while it contains %s', async (_what, item, list) => {
  const run = await opened([item], { list, pill: '3m' })
  await run.clock.advance(1000)
  const before = requestCount(run)
  await poll(run, [item])
  await poll(run, [item])
  expect(requestCount(run)).toBe(before + 4)
})

it.each([
  ['a refund that can be claimed', payment('x', 1, { status: 'confirmed', exceptionStatus: 'paidOver' }), 'payments'],
  ['a declined payment', payment('x', 1, { status: 'paid', exceptionStatus: 'declined' }), 'payments'],
  ['a refunded payment', payment('x', 1, { status: 'confirmed', alreadyRefunded: true }), 'payments'],
  ['an invoice that is not paid', payment('x', 1, { status: 'new' }), 'payments'],
  ['a bill payment', payment('x', 1, { status: 'confirmed', itemCode: 'Bill Payment' }), 'payments'],
  ['a complete donation', donation('x', 1), 'donations'],
  ['a payout that is paid', payout('x', 1), 'payouts'],
  ['an unconfirmed donation in another list', donation('x', 1, { status: 'confirmed' }), 'payments'],
] as const)('a list does not start polling because of %s', async (_what, item, list) => {
  const run = await opened([item], { list, pill: '3m' })
  const before = requestCount(run)
  await run.clock.advance(60_000)
  expect(requestCount(run)).toBe(before)
})

it('when the user leaves the page, the list stops polling for payments in progress', async () => {
  const run = await opened([confirmed('c1')])
  run.lists.leave()
  const before = requestCount(run)
  await run.clock.advance(60_000)
  expect([requestCount(run), idsOf(run.lists.state.get().lists['payments 3m']?.rows ?? [])]).toEqual([before, ['c1']])
})

it('if two announcements have the same text, the second one has a higher count', async () => {
  const shop = (id: string, status: 'confirmed' | 'complete') => payment(id, 1, { merchantName: 'Birch', status })
  const run = await opened([shop('b1', 'confirmed'), shop('b2', 'confirmed')])
  await run.clock.advance(1000)
  await poll(run, [shop('b1', 'complete'), shop('b2', 'confirmed')])
  const first = run.lists.state.get().announcement
  await poll(run, [shop('b1', 'complete'), shop('b2', 'complete')])
  const second = run.lists.state.get().announcement
  expect([first.text, second.text]).toEqual(['Birch is complete.', 'Birch is complete.'])
  expect(second.count).toBe(first.count + 1)
})
