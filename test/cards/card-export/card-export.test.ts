import {
  makeCardExport,
  type CardListState,
  type CardReportRow,
  type DebitCard,
  type ShownActivity,
  unknownCards,
} from '@paydeck/core/cards'
import { project, rejected, type Fault, unreachable } from '@paydeck/core/kernel'
import { decimalText, zero } from '@paydeck/core/money'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { beforeEach, expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'
import { fieldsOf } from '../../laws/csv.ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'

type Rows = ReadonlyArray<CardReportRow>
type ReportRequest = {
  readonly cardId: string
  readonly provider: string
  readonly lastFour: string
  readonly year: number
}

const old: DebitCard = { ...plainCard, id: 'c2', provider: 'firstView', lastFourDigits: '0007' }

const row = (date: string, type = 'PM', amount = '-40.00'): CardReportRow => ({
  date: Date.parse(date),
  description: 'Glasshouse Coffee',
  type,
  amount: decimalText(amount) ?? zero,
})

const benchAt = (today: string) => {
  const { ports, seen } = makeSurroundings(Date.parse(today))
  const { stores } = ports
  const state = stores.make<CardListState>({
    ...unknownCards,
    cards: [{ ...plainCard, activationDate: Date.UTC(2024, 5) }, old],
  })
  const shown = stores.make<ShownActivity>({ cardId: null, pending: [], settled: [] })
  const { ask, inputs, answer } = questions<ReportRequest, Rows>()
  const slice = makeCardExport({
    ...ports,
    cardReports: { ofYear: ask },
    cards: { state },
    shownCount: project(shown, ({ pending, settled }) => pending.length + settled.length),
    shown: shown.get,
  })
  return {
    ...seen,
    slice,
    state,
    shown,
    requests: inputs,
    view: () => slice.view.get(),
    /** Returns the export buttons as texts: "2026", "2026 busy" for a busy button, or "2026 off" for a disabled one. */
    buttons: () =>
      [...slice.view.get().years, ...(slice.view.get().earlier?.years ?? [])].map(
        ({ year, isBusy, isDisabled }) => `${year}${isBusy ? ' busy' : ''}${isDisabled ? ' off' : ''}`,
      ),
    answer: async (...answers: ReadonlyArray<E.Either<Fault, Rows>>) => {
      for (const one of answers) await answer(one)
    },
  }
}

let bench: ReturnType<typeof benchAt>

beforeEach(() => {
  bench = benchAt('2026-11-20T12:00:00Z')
  bench.slice.show('c1')
})

it('CARD-171 CARD-182 while a report is created, all other year buttons are disabled; when it is ready, its file is saved', async () => {
  expect(bench.buttons()).toEqual(['2026', '2025', '2024'])
  expect(bench.view().years[0]?.label).toBe('Year to date transactions')
  bench.slice.choose(2025)
  expect(bench.buttons()).toEqual(['2026 off', '2025 busy', '2024 off'])
  expect([bench.view().status, bench.view().progress]).toEqual(['loading', 'Preparing your 2025 report…'])
  await settle()
  expect(bench.requests).toEqual([{ cardId: 'c1', provider: 'galileo', lastFour: '4821', year: 2025 }])
  await bench.answer(E.right([row('2025-03-01T08:00:00Z')]))
  expect(bench.buttons()).toEqual(['2026', '2025', '2024'])
  expect([bench.view().status, bench.view().progress]).toEqual(['success', 'card-4821-2025.csv was downloaded.'])
  expect(bench.saved.map(({ name }) => name)).toEqual(['card-4821-2025.csv'])
  await bench.clock.advance(1000)
  expect(bench.view().status).toBeNull()
  bench.slice.choose(2024)
  await bench.answer(E.right([row('2024-03-01T08:00:00Z')]))
  expect(bench.saved.map(({ name }) => name)).toEqual(['card-4821-2025.csv', 'card-4821-2024.csv'])
})

it.each([
  [rejected(422, 'Reports are made at night.'), 'Reports are made at night.'],
  [rejected(500), 'There was a problem exporting your data. Please try again.'],
  [unreachable, 'There was a problem exporting your data. Please try again.'],
] as const)(
  'CARD-172 if a report fails, the year buttons are enabled again, and a dialog shows the reason: %o',
  async (fault, text) => {
    bench.slice.choose(2025)
    await bench.answer(E.left(fault))
    expect(bench.buttons()).toEqual(['2026', '2025', '2024'])
    expect(bench.opened).toEqual([{ name: 'card-export-failed', text }])
    expect([bench.saved, bench.view().progress, bench.view().notice]).toEqual([[], '', null])
    expect(bench.errors).toHaveLength(1)
    bench.slice.choose(2025)
    await bench.answer(E.right([row('2025-03-01T08:00:00Z')]))
    expect([bench.saved.length, bench.opened.length]).toEqual([1, 1])
  },
)

it('CARD-174 ERR-046 a report without rows is not saved; a notice is shown until the user requests another report', async () => {
  bench.slice.choose(2024)
  await bench.answer(E.right([]))
  expect(bench.saved).toEqual([])
  expect([bench.view().notice, bench.view().progress]).toEqual([
    "We couldn't find any transaction history for 2024.",
    '',
  ])
  await bench.clock.advance(60_000)
  expect(bench.view().notice).not.toBeNull()
  bench.slice.choose(2025)
  expect(bench.view().notice).toBeNull()
})

it('F4 the export creates one report at a time, and only for years that have a button', async () => {
  for (const year of [2023, 2027, 0, Number.NaN]) bench.slice.choose(year)
  expect(bench.requests).toEqual([])
  for (const year of [2025, 2025, 2026]) bench.slice.choose(year)
  await settle()
  expect(bench.requests.map(({ year }) => year)).toEqual([2025])
  expect(bench.buttons()).toEqual(['2026 off', '2025 busy', '2024 off'])
  await bench.answer(E.right([row('2025-03-01T08:00:00Z')]))
  expect(bench.saved.map(({ name }) => name)).toEqual(['card-4821-2025.csv'])
})

it('CARD-180 CARD-181 in January, the report of the new year also contains the rows and fees of the previous December', async () => {
  bench = benchAt('2026-01-15T12:00:00Z')
  bench.slice.show('c1')
  bench.slice.choose(2026)
  await settle()
  expect(bench.requests.map(({ year }) => year)).toEqual([2025, 2026])
  await bench.answer(
    E.right([row('2025-11-30T23:59:59Z'), row('2025-12-01T00:00:00Z', 'FE', '-9.00'), row('2025-12-31T23:59:59Z')]),
    E.right([row('2026-01-02T08:00:00Z', 'FE', '-2.50')]),
  )
  expect(fieldsOf(bench.saved[0]?.text ?? '').map(([date, , type, amount]) => [date, type, amount])).toEqual([
    ['Date (UTC)', 'Type', 'Amount'],
    ['2025-12-01', 'FE', '-9.00'],
    ['2025-12-31', 'PM', '-40.00'],
    ['2026-01-02', 'FE', '-2.50'],
    ['2025-12', '', '-9.00'],
    ['2026-01', '', '-2.50'],
    ['2026', '', '-11.50'],
  ])
  bench.slice.choose(2026)
  await bench.answer(E.right([row('2025-06-01T00:00:00Z')]), E.right([]))
  expect([bench.saved.length, bench.view().notice]).toEqual([1, "We couldn't find any transaction history for 2026."])
  bench.slice.choose(2025)
  await settle()
  expect(bench.requests.slice(4).map(({ year }) => year)).toEqual([2025])
})

it('CARD-180 CARD-194 in January, if this year’s or last year’s rows fail to load, the export saves no file', async () => {
  for (const answers of [
    [E.left(unreachable), E.right([row('2026-01-02T08:00:00Z')])],
    [E.right([row('2025-12-02T08:00:00Z')]), E.left(unreachable)],
  ]) {
    bench = benchAt('2026-01-15T12:00:00Z')
    bench.slice.show('c1')
    bench.slice.choose(2026)
    await bench.answer(...answers)
    expect([bench.saved.length, bench.opened.length]).toEqual([0, 1])
  }
})

it('CARD-169 the export shows buttons for the latest seven years, and lists earlier years under "Earlier years"', () => {
  bench.state.update((now) => ({ ...now, cards: [{ ...plainCard, activationDate: Date.UTC(2016, 5, 1) }] }))
  bench.slice.show('c1')
  expect(bench.view().years.map(({ year }) => year)).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020])
  expect([bench.view().earlier?.label, bench.view().earlier?.years.map(({ year }) => year)]).toEqual([
    'Earlier years',
    [2019, 2018, 2017, 2016],
  ])
})

it('CARD-169 for a card of an ended programme, the export lists the programme’s years, and requests the selected year', async () => {
  bench.state.update((now) => ({ ...now, cards: [{ ...old, activationDate: null }] }))
  bench.slice.show('c2')
  expect(bench.view().years.map(({ year }) => year)).toEqual([2020, 2019, 2018, 2017, 2016])
  bench.slice.choose(2016)
  await settle()
  expect(bench.requests).toEqual([{ cardId: 'c2', provider: 'firstView', lastFour: '0007', year: 2016 }])
  expect(bench.buttons().filter((text) => text.endsWith('off'))).toHaveLength(4)
})

it.each(['another card', 'leaving', 'a sign-out'] as const)(
  'CARD-194 a report that is still being created is discarded after this event: %s',
  async (end) => {
    for (const answer of [E.right([row('2025-03-01T08:00:00Z')]), E.left(unreachable)]) {
      bench.slice.show('c1')
      bench.slice.choose(2025)
      if (end === 'another card') bench.slice.show('c2')
      else if (end === 'leaving') bench.slice.leave()
      else bench.stores.resetAll()
      await bench.answer(answer)
      expect([bench.saved, bench.opened, bench.view().progress, bench.view().status]).toEqual([[], [], '', null])
      if (end === 'a sign-out') return
    }
    bench.slice.show('c1')
    bench.slice.choose(2024)
    await bench.answer(E.right([row('2024-03-01T08:00:00Z')]))
    expect(bench.saved.map(({ name }) => name)).toEqual(['card-4821-2024.csv'])
  },
)

it('a report is completed even if its card is shown again meanwhile; a disabled card has no export buttons', async () => {
  bench.slice.choose(2025)
  bench.slice.show('c1')
  expect(bench.buttons()).toContain('2025 busy')
  await bench.answer(E.right([row('2025-03-01T08:00:00Z')]))
  expect(bench.saved).toHaveLength(1)
  bench.state.update((now) => ({ ...now, cards: now.cards.map((card) => ({ ...card, disabled: true })) }))
  expect(bench.buttons()).toEqual([])
  bench.slice.choose(2025)
  expect(bench.requests).toHaveLength(1)
})

it('when a new year begins while the page is open, the export adds a button for the new year', async () => {
  bench = benchAt('2026-12-31T23:59:59Z')
  bench.slice.show('c1')
  await bench.clock.advance(2000)
  bench.slice.choose(2025)
  expect(bench.buttons()).toEqual(['2027 off', '2026 off', '2025 busy', '2024 off'])
})
