import {
  makeCardSpending,
  type CardListState,
  type CardTransaction,
  type DebitCard,
  type SettledPage,
  type SettledQuery,
  unknownCards,
} from '@paydeck/core/cards'
import { unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'
import { type Call, makeSurroundings, questions, textStorage } from '../../slice-bench/index.ts'
import { amount, now, pageOf, purchase } from '../bench.ts'

const at = (date: string): CardTransaction['dates'] => ({ auth: null, post: Date.parse(`${date}T12:00:00Z`) })
const spent = (id: string, date: string, price: string, change: Partial<CardTransaction> = {}): CardTransaction =>
  purchase(id, 0, { dates: at(date), displayPrice: amount(price), ...change })

const spendingBench = (card: DebitCard = plainCard, storage = textStorage(), timeZone = 'UTC') => {
  const { ports, seen } = makeSurroundings(now)
  const { stores } = ports
  const { ask, calls } = questions<SettledQuery, SettledPage>()
  const loadedCardId = stores.make<string | null>(null)
  const spending = makeCardSpending({
    ...ports,
    device: { timeZone: () => timeZone },
    cardActivities: { settled: ask },
    cards: { state: stores.make<CardListState>({ ...unknownCards, cards: [card, { ...plainCard, id: 'c2' }] }) },
    storage,
    activity: { loadedCardId },
  })
  return { ...seen, spending, calls, arrive: (id: string | null) => loadedCardId.update(() => id) }
}

type PageCall = Call<SettledQuery, SettledPage> | undefined

const answer = async (call: PageCall, all: ReadonlyArray<CardTransaction> | null) =>
  call?.answer(all === null ? E.left(unreachable) : E.right(pageOf(all, call.input)))
/** Responds to a page request with the given page count and transactions, even if the two are inconsistent. */
const answerWith = async (call: PageCall, page: Pick<SettledPage, 'totalPageCount' | 'transactionList'>) =>
  call?.answer(E.right({ ...pageOf([], call.input), ...page }))

const shownWith = async (all: ReadonlyArray<CardTransaction>) => {
  const run = spendingBench()
  run.spending.show('c1')
  run.arrive('c1')
  for (let page = 0; page < run.calls.length; page += 1) await answer(run.calls[page], all)
  return run
}

describe('card spending', () => {
  it('CARD-193 after the card’s activity has loaded, six months of transactions are requested once', async () => {
    const run = spendingBench()
    run.spending.show('c1')
    expect([run.calls.length, run.spending.view.get()?.isLoading]).toEqual([0, true])
    run.arrive('c2')
    expect(run.calls).toHaveLength(0)
    run.arrive('c1')
    run.spending.show('c1')
    expect(run.calls.map(({ input }) => [input.cardId, input.page, input.pageSize, input.startDate])).toEqual([
      ['c1', 1, 100, Date.parse('2025-10-01T00:00:00Z')],
    ])
    await answer(run.calls[0], [spent('a', '2026-03-01', '-5')])
    run.arrive(null)
    run.arrive('c1')
    expect(run.calls).toHaveLength(1)
    expect(run.spending.view.get()?.isLoading).toBe(false)
  })

  it('if refunds exceed purchases, a month has a negative amount and a bar of height 0; a category has a share of 0%', async () => {
    const run = await shownWith([
      spent('a', '2026-02-02', '-10', { category: 'dining' }),
      spent('b', '2026-03-01', '5', { category: 'other' }),
    ])
    const figure = run.spending.view.get()?.figure
    expect(figure?.months.at(-1)).toMatchObject({ value: 0, label: '−$5', amount: '−$5.00' })
    expect(figure?.categories?.rows.at(-1)).toMatchObject({ category: 'other', amount: '−$5.00', share: '0%' })
  })

  it('CARD-193 a month’s spending is purchases plus fees minus refunds; card loads and declined transactions do not count', async () => {
    const run = await shownWith([
      spent('a', '2026-03-02', '-500.25'),
      spent('b', '2026-03-01', '-12.25', { displayMerchant: 'Northbank Books' }),
      spent('c', '2026-02-27', '21.50'),
      spent('d', '2026-02-03', '-121.50'),
      spent('e', '2026-02-01', '-2.95', { type: 'FE' }),
      spent('f', '2026-01-15', '-1000', { status: 'invalid' }),
      spent('g', '2026-01-15', '100', { displayMerchant: 'Card Load' }),
      spent('h', '2026-01-15', '-70', { type: 'AU' }),
      spent('i', '2026-01-15', '-70', { currency: 'EUR' }),
      spent('j', '2026-01-15', '-70', { displayPrice: null }),
      spent('k', '2025-12-24', '-1204.18'),
      spent('l', '2025-09-30', '-999'),
    ])
    expect(run.spending.view.get()).toMatchObject({
      heading: 'Spending by month',
      isLoading: false,
      failure: null,
      figure: {
        sum: '$1,819.63',
        // The three full months, December to February, have $1,204.18, $0 and $102.95.
        note: 'in 4 months, on average $436 per full month',
        columns: ['Month', 'Purchases', 'Spent'],
        running: 'March so far.',
        categories: null,
        summary:
          'Spending by month: December 2025 $1,204.18, January 2026 $0.00, February 2026 $102.95, March 2026 $512.50.',
      },
    })
    expect(run.spending.view.get()?.figure?.months).toEqual([
      {
        short: 'Dec',
        name: 'December 2025',
        value: 1204.18,
        label: '$1,204',
        count: '1',
        amount: '$1,204.18',
        isRunning: false,
      },
      { short: 'Jan', name: 'January 2026', value: 0, label: '$0', count: '0', amount: '$0.00', isRunning: false },
      {
        short: 'Feb',
        name: 'February 2026',
        value: 102.95,
        label: '$103',
        count: '1',
        amount: '$102.95',
        isRunning: false,
      },
      { short: 'Mar', name: 'March 2026', value: 512.5, label: '$513', count: '2', amount: '$512.50', isRunning: true },
    ])
  })

  it('if transactions have categories, the spending lists the sum of each category, with the largest sum first', async () => {
    const run = await shownWith([
      spent('a', '2026-03-02', '-60', { category: 'dining' }),
      spent('b', '2026-03-02', '-39.70', { category: 'fuel' }),
      spent('c', '2026-03-02', '-0.30', { type: 'FE' }),
      spent('d', '2026-03-02', '5', { category: 'travel' }),
      spent('e', '2026-03-02', '-5'),
    ])
    expect(run.spending.view.get()?.figure?.categories).toEqual({
      heading: 'By category',
      columns: ['Category', 'Purchases', 'Spent', 'Share'],
      rows: [
        { category: 'dining', name: 'Dining', count: '1', amount: '$60.00', share: '60%' },
        { category: 'fuel', name: 'Fuel', count: '1', amount: '$39.70', share: '40%' },
        { category: 'other', name: 'Other', count: '1', amount: '$5.00', share: '5%' },
        { category: 'fees', name: 'Fees', count: '0', amount: '$0.30', share: '<1%' },
        { category: 'travel', name: 'Travel', count: '0', amount: '−$5.00', share: '0%' },
      ],
    })
  })

  it('if there are transactions in only one month, no monthly average is shown; without transactions, no spending is shown', async () => {
    const run = await shownWith([spent('a', '2026-03-02', '-60')])
    const { figure } = run.spending.view.get() ?? {}
    expect([figure?.note, figure?.months.length]).toEqual(['in 1 month', 1])
    expect((await shownWith([])).spending.view.get()).toBeNull()
  })

  it('a retry continues with the page that failed; a transaction that appears on two pages counts once', async () => {
    const all = Array.from({ length: 250 }, (_, index) => spent(`t${index}`, '2026-02-10', '-1'))
    const run = spendingBench()
    run.arrive('c1')
    run.spending.show('c1')
    await answer(run.calls[0], all)
    await answer(run.calls[1], null)
    expect(run.spending.view.get()).toMatchObject({
      figure: null,
      isLoading: false,
      failure: { text: "We couldn't load your spending.", label: 'Try Again' },
    })
    run.spending.tryAgain()
    run.spending.tryAgain()
    expect(run.spending.view.get()).toMatchObject({ isLoading: true, failure: null })
    const grown = [spent('new', '2026-03-09', '-1'), ...all]
    await answer(run.calls[2], grown)
    await answer(run.calls[3], grown)
    expect(run.calls.map(({ input }) => input.page)).toEqual([1, 2, 2, 3])
    expect(run.spending.view.get()?.figure?.sum).toBe('$250.00')
  })

  it('an empty page ends the loading, even if the provider reports further pages', async () => {
    const run = spendingBench()
    run.arrive('c1')
    run.spending.show('c1')
    await answerWith(run.calls[0], { totalPageCount: 9, transactionList: [spent('a', '2026-03-02', '-60')] })
    await answerWith(run.calls[1], { totalPageCount: 9, transactionList: [] })
    expect([run.calls.length, run.spending.view.get()?.isLoading, run.spending.view.get()?.figure?.sum]).toEqual([
      2,
      false,
      '$60.00',
    ])
  })

  it('at most sixty pages are loaded; the spending is the sum of their transactions', async () => {
    const run = spendingBench()
    run.arrive('c1')
    run.spending.show('c1')
    for (let page = 0; page < run.calls.length; page += 1) {
      const transactionList = [spent(`t${page}`, '2026-03-02', '-1')]
      // eslint-disable-next-line no-await-in-loop -- each page request follows the previous response
      await answerWith(run.calls[page], { totalPageCount: 1000, transactionList })
    }
    expect([run.calls.length, run.spending.view.get()?.isLoading, run.spending.view.get()?.figure?.sum]).toEqual([
      60,
      false,
      '$60.00',
    ])
  })

  it('a response for a card that is no longer shown is discarded; a firstView card requests no spending', async () => {
    const run = spendingBench()
    run.arrive('c1')
    run.spending.show('c1')
    run.spending.show('c2')
    await answer(run.calls[0], [spent('a', '2026-03-02', '-60')])
    expect([run.spending.view.get()?.figure, run.calls.length]).toEqual([null, 1])
    run.spending.leave()
    run.arrive('c2')
    expect([run.spending.view.get(), run.calls.length]).toEqual([null, 1])
    const old = spendingBench({ ...plainCard, provider: 'firstView' })
    old.arrive('c1')
    old.spending.show('c1')
    expect([old.spending.view.get(), old.calls.length]).toEqual([null, 0])
  })

  it('the choice between chart and table is stored, so that it stays in effect after a sign-out and after a reload', () => {
    const storage = textStorage()
    const run = spendingBench(plainCard, storage)
    run.spending.show('c1')
    expect(run.spending.view.get()?.look).toBe('chart')
    run.spending.choose('table')
    expect(run.spending.view.get()?.look).toBe('table')
    run.stores.resetAll()
    run.spending.show('c1')
    expect(run.spending.view.get()?.look).toBe('table')
    expect(spendingBench(plainCard, storage).spending.view.get()).toBeNull()
    const again = spendingBench(plainCard, storage)
    again.spending.show('c1')
    expect(again.spending.view.get()?.look).toBe('table')
    again.spending.choose('chart')
    const last = spendingBench(plainCard, storage)
    last.spending.show('c1')
    expect(last.spending.view.get()?.look).toBe('chart')
  })
})
