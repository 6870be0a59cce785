import { rejected, unreachable } from '@paydeck/core/kernel'
import { makePayoutExport, type PayoutReports } from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const rows = [
  ['Date', 'Amount'],
  ['2025-04-01', '=1+1'],
]

type Asked = Parameters<PayoutReports['between']>[0]

const opened = (firstPayout: number | null = Date.parse('2024-07-01T00:00:00Z')) => {
  const { ports, seen } = makeSurroundings(now)
  const { ask, calls } = questions<Asked, ReadonlyArray<ReadonlyArray<string>>>()
  const exports = makePayoutExport({
    ...ports,
    payoutReports: { between: ask },
    firstPayout: ports.stores.make(firstPayout),
  })
  exports.enter()
  const choose = async (...years: ReadonlyArray<number>): Promise<void> => {
    for (const year of years) exports.choose(year)
    await settle()
  }
  return { ...seen, exports, choose, calls, view: () => exports.view.get() }
}

it('PAY-095 PAY-097 PAY-098 PAY-099 the payout export has a button for each year since the first payout', () => {
  expect(opened().view()).toEqual({
    title: 'Export Payouts to CSV',
    years: [
      { year: 2026, label: 'Year to date transactions', isBusy: false, isDisabled: false },
      { year: 2025, label: '2025 Transaction History', isBusy: false, isDisabled: false },
      { year: 2024, label: '2024 Transaction History', isBusy: false, isDisabled: false },
    ],
    earlier: null,
    progress: '',
    notice: null,
  })
})

it('the payout export first shows buttons for the newest seven years; a further button shows the earlier years', () => {
  const view = opened(Date.parse('2016-07-01T00:00:00Z')).view()
  expect(view?.years.length).toBe(7)
  expect(view?.earlier?.years.map(({ year }) => year)).toEqual([2019, 2018, 2017, 2016])
})

it.each([null, 0, -8.64e15])(
  'PAY-103 the payout export is hidden and requests nothing if the time of the first payout is %s',
  async (first) => {
    const run = opened(first)
    expect(run.view()).toBeNull()
    await run.choose(2026)
    expect(run.calls.length).toBe(0)
  },
)

it('PAY-100 PAY-101 PAY-103 choosing a year saves the payouts of this year; no other year can be chosen until they are saved', async () => {
  const run = opened()
  await run.choose(2025, 2024, 2025)
  expect(run.calls.map(({ input }) => input)).toEqual([
    { startDate: '2025-01-01T00:00:00.000Z', endDate: '2025-12-31T23:59:59.999Z' },
  ])
  expect(run.view()?.years.map(({ isBusy, isDisabled }) => [isBusy, isDisabled])).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ])
  expect(run.view()?.progress).toBe('Preparing your 2025 payouts. The download starts automatically.')
  await run.calls[0]?.answer(E.right(rows))
  expect(run.saved.map(({ name }) => name)).toEqual(['payouts-2025.csv'])
  expect(run.view()).toMatchObject({ progress: 'payouts-2025.csv was downloaded.', notice: null })
  expect(run.view()?.years.some(({ isBusy, isDisabled }) => isBusy || isDisabled)).toBe(false)
})

it('PAY-100 the payout export of the current year ends at the current time', async () => {
  const run = opened()
  await run.choose(2026, 1999)
  expect(run.calls.map(({ input }) => input)).toEqual([
    { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-03-10T12:00:00.000Z' },
  ])
})

it('PAY-102 ERR-047 an empty payout report is not saved, and a notice is shown until the user chooses another year', async () => {
  const run = opened()
  await run.choose(2024)
  await run.calls[0]?.answer(E.right([]))
  expect(run.saved).toEqual([])
  expect(run.view()?.notice).toEqual({
    tone: 'wait',
    text: "We couldn't find any payouts transactions for 2024.",
  })
  await run.choose(2025)
  expect(run.view()?.notice).toBeNull()
})

it('ERR-048 for every fault of a payout report, the payout export shows one fixed error text', async () => {
  const run = opened()
  for (const fault of [unreachable, rejected(400, 'the report service is down')]) {
    await run.choose(2025)
    await run.calls.at(-1)?.answer(E.left(fault))
    expect(run.view()).toMatchObject({
      progress: '',
      notice: { tone: 'bad', text: 'There was a problem exporting your data. Please try again.' },
    })
  }
  expect([run.saved, run.errors]).toEqual([
    [],
    [
      'A report of payouts could not be made: no answer',
      'A report of payouts could not be made: refused with status 400',
    ],
  ])
})

it('the payout export saves nothing after the user has left the page or signed out', async () => {
  const run = opened()
  await run.choose(2025)
  run.exports.leave()
  await run.calls[0]?.answer(E.right(rows))
  run.exports.enter()
  await run.choose(2025)
  run.stores.resetAll()
  await run.calls[1]?.answer(E.right(rows))
  expect([run.calls.length, run.saved, run.view()]).toEqual([2, [], null])
})
