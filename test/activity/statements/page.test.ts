import { noStatements, statementsView, type StatementsState, type TimelineEntry } from '@paydeck/core/activity'
import { zero } from '@paydeck/core/money'
import { routeNames, routePath } from '@paydeck/core/routes'
import { expect, it } from 'vitest'
import { cardItem, dollars, entriesOfCard, everyday, invoice, payout, paymentEntries } from './histories.ts'

const now = Date.UTC(2026, 10, 25, 20)
const ownZone = 'America/Los_Angeles'

const stateOf = (entries: ReadonlyArray<TimelineEntry>, change: Partial<StatementsState> = {}): StatementsState => ({
  ...noStatements,
  status: 'success',
  history: { now, cards: [], entries, missing: [] },
  ...change,
})

const viewOf = (state: StatementsState, isUtc = false) =>
  statementsView(state, { ownZone, isUtc, timeZone: isUtc ? 'UTC' : ownZone, now, hidden: null })

const paid = (id: string, at: number, cents: number): ReadonlyArray<TimelineEntry> =>
  paymentEntries(invoice(id, at, { price: dollars(cents), status: 'complete' }))

const history = [
  ...paid('i1', Date.UTC(2026, 10, 20), 2_000),
  ...paid('i2', Date.UTC(2026, 10, 2), 750),
  ...paymentEntries(payout('p1', Date.UTC(2026, 8, 5))),
  ...paid('i3', Date.UTC(2025, 11, 5), 10_000),
]

it('STMT-001 the route lists the months of a year, newest first, with out, in, the number of entries, PDF and CSV', () => {
  expect([routePath('statements'), routeNames.statements]).toEqual(['/activity/statements', 'statements'])
  const { months, whole, years } = viewOf(stateOf(history))
  expect(years.map(({ label }) => label)).toEqual(['2026', '2025'])
  expect(months).toHaveLength(11)
  expect(months.slice(0, 3).map(({ name, notes, totals }) => [name, ...notes, totals.out, totals.in])).toEqual([
    ['November', 'So far, not final', '2 entries', '−$27.50', '$0.00'],
    ['October', 'No entries', '$0.00', '$0.00'],
    ['September', '1 entry', '$0.00', '+$2,150.00'],
  ])
  expect(months[1]?.actions.map(({ name }) => name)).toEqual(['PDF, October 2026', 'CSV, October 2026'])
  expect([whole?.name, whole?.period, ...(whole?.notes ?? []), whole?.totals.out, whole?.totals.in]).toEqual([
    '2026 so far',
    '2026',
    'So far, not final',
    '3 entries',
    '−$27.50',
    '+$2,150.00',
  ])
})

it('STMT-001 the statements of an earlier year begin with the month of the first entry, and are final', () => {
  const { months, whole } = viewOf(stateOf(history, { year: 2025 }))
  expect(months.map(({ name, notes }) => [name, ...notes])).toEqual([['December', '1 entry']])
  expect(whole?.name).toBe('2025')
})

it('STMT-003 the choice of the zone names the zone of the user once', () => {
  expect(viewOf(stateOf(history)).zones.map(({ note }) => note)).toEqual([
    'America/Los Angeles, PST today',
    'As in the card and payout exports',
  ])
  const utc = statementsView(stateOf(history), { ownZone: 'UTC', isUtc: false, timeZone: 'UTC', now, hidden: null })
  expect(utc.zones[0]?.note).toBe('UTC')
})

it('STMT-002 STMT-003 each card says if it adds up, and the zone decides about an entry near midnight', () => {
  // It was still December in Los Angeles.
  const entries = entriesOfCard('c1', cardItem('t1', Date.UTC(2026, 0, 1, 3), dollars(-500)))
  const card = { ...everyday, balance: dollars(-200) }
  const state = stateOf(entries, { year: 2026, history: { now, cards: [card], entries, missing: [] } })
  expect(viewOf(state).months.at(-1)?.notes).toEqual(['No entries'])
  expect(viewOf(state, true).months.at(-1)?.notes).toEqual(['1 entry'])
  expect([viewOf(state).zone, viewOf(state, true).zone]).toEqual(['own', 'utc'])
  const row = viewOf(state, true).cards?.rows[0]
  expect(row?.cells).toEqual(['$0.00', '$0.00', '$5.00', '$0.00', '-$2.00'])
  expect(row?.check).toEqual({ text: 'Off by $3.00', tone: 'wait' })
  expect(row?.problem?.heading).toBe('Everyday is off by $3.00.')
  const unknown = { ...state, history: { now, cards: [{ ...everyday, balance: null }], entries, missing: [] } }
  expect(viewOf(unknown).cards?.rows[0]?.check.text).toBe('Balance not known')
  const whole = { ...state, history: { now, cards: [{ ...everyday, balance: dollars(-500) }], entries, missing: [] } }
  expect(viewOf(whole).cards?.rows[0]?.check.text).toBe('Adds up')
})

it('STMT-003 STMT-005 a year with an entry of the future is not final, and the statement of its month is printed', () => {
  const { whole, months, pack } = viewOf(stateOf([...paid('i4', Date.UTC(2026, 11, 20), 500), ...history]))
  expect(months[0]?.actions.map(({ label }) => label)).toEqual(['Print or Save as PDF', 'CSV'])
  expect([months[0]?.name, ...(months[0]?.notes ?? []), months[0]?.totals.out]).toEqual([
    'December',
    'So far, not final',
    '1 entry',
    '−$5.00',
  ])
  expect([whole?.name, ...(whole?.notes ?? []), whole?.totals.out]).toEqual([
    '2026 so far',
    'So far, not final',
    '4 entries',
    '−$32.50',
  ])
  expect(pack).toMatchObject({ kind: 'idle' })
  const later = viewOf(stateOf(paid('i5', Date.UTC(2027, 2, 5), 500), { year: 2027 }))
  expect([later.whole?.name, ...(later.whole?.notes ?? [])]).toEqual(['2027 so far', 'So far, not final', '1 entry'])
})

it('ACT-009 a month and its year say that their sums leave out an amount that is not in US dollars', () => {
  const euros = { code: 'EUR', symbol: '€', decimals: 2, precision: 2 }
  const foreign = paymentEntries(invoice('i4', Date.UTC(2026, 9, 20), { price: dollars(500), currency: euros }))
  const { months, whole } = viewOf(stateOf([...foreign, ...history]))
  const notice = 'Some amounts in US dollars are unknown and left out.'
  expect(months.slice(0, 3).map(({ notes, totals }) => [notes.includes(notice), totals.out])).toEqual([
    [false, '−$27.50'],
    [true, '$0.00'],
    [false, '$0.00'],
  ])
  expect([whole?.notes.includes(notice), whole?.totals.out]).toEqual([true, '−$27.50'])
})

it('STMT-011 a year without entries leads to the first year that has one, and no entries at all say so', () => {
  const before = viewOf(stateOf(history, { year: 2022 }))
  expect(before.empty?.heading).toBe('Nothing in 2022')
  expect(before.first).toEqual({ label: 'Go to 2025, your first year', year: 2025 })
  expect(before.pack).toMatchObject({ kind: 'empty', heading: 'Nothing in 2022' })
  expect([before.whole, before.cards]).toEqual([null, null])
  const never = viewOf(stateOf([]))
  expect([never.empty?.heading, never.first]).toEqual(['No statements yet', null])
})

it('STMT-003 hidden amounts are hidden in the months, and the missing sources are named', () => {
  const missing = [
    { id: 'payments', cardId: null },
    { id: 'card:c1', cardId: 'c1' },
  ]
  const cards = [{ ...everyday, balance: zero }]
  const view = statementsView(stateOf([], { history: { now, cards, entries: history, missing } }), {
    ownZone,
    isUtc: false,
    timeZone: ownZone,
    now,
    hidden: { text: '•••', label: 'hidden' },
  })
  expect(view.months[0]?.totals).toEqual({ in: '•••', out: '•••', fees: '•••', moved: '•••' })
  expect(view.missing?.texts).toEqual([
    'Crypto payments, bills and payouts are missing.',
    'Card transactions of Everyday are missing.',
  ])
  expect(view.cards?.rows[0]?.check.text).toBe('Not compared')
  expect(view.cards?.note).toContain(
    'A card is not compared if its entries do not go back to the opening of its account',
  )
})
