import {
  type CarouselRequest,
  type Fault,
  makeStores,
  openItemOf,
  openPaymentItem,
  itemReferenceOf,
  type PaymentsPage,
  queryOfItem,
  type Slide,
  unreachable,
} from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { payout } from '../payments/bench.ts'
import { pageView, rowOf } from '../payments/payment-list/page-views.ts'
import { paymentsPage } from './payments-page-bench.ts'

const itemOf = (item: string) => itemReferenceOf(new Map([['item', item]]))

describe('the query parameter "item"', () => {
  it('the parameter contains the kind and the id of an item; the id may have any characters', () => {
    expect(itemOf('invoice:7f3a')).toEqual({ kind: 'invoice', id: '7f3a' })
    expect(itemOf('bill-payment:a:b c')).toEqual({ kind: 'bill-payment', id: 'a:b c' })
    for (const kind of ['invoice', 'bill-payment', 'donation', 'payout'] as const) {
      const place = { kind, id: 'x:1' }
      expect(itemReferenceOf(new Map(queryOfItem(place)))).toEqual(place)
    }
  })

  it.each(['', 'invoice', 'invoice:', ':7f3a', 'Invoice:7f3a', 'constructor:1', 'toString:1', 'card:7'])(
    'itemReferenceOf returns null if the value of the parameter is %j',
    (item) => expect(itemOf(item)).toBeNull(),
  )

  it('itemReferenceOf returns null if the parameter is missing', () => {
    expect(itemReferenceOf(new Map())).toBeNull()
  })
})

const place = { kind: 'invoice', id: 'b' } as const
const loading = pageView({
  recent: { ...pageView().recent, rows: [], tail: { kind: 'loading', skeletons: 6 } },
})

/**
 * Opens the item with the id "place" on a payments page. The test decides when the list of the page loads. `found` is the result of the
 * search for the item by id.
 */
const started = (found: TE.TaskEither<Fault, Slide | null> = TE.right(null), view = loading) => {
  const shown = makeStores().make(view)
  const opened: Array<string> = []
  const page = {
    ...shown,
    open: (_kind, id) => {
      const isListed = shown.get().recent.rows.some((row) => row.id === id)
      if (isListed) opened.push(`row ${id}`)
      return isListed
    },
  } as Partial<PaymentsPage> as PaymentsPage
  const carousels = {
    open: ({ slides }: CarouselRequest) =>
      void opened.push(
        `alone ${slides
          .get()
          .items.map(({ id }) => id)
          .join(',')} ${String(slides.get().canLoadMore)}`,
      ),
  }
  let isWanted = true
  const outcome = openItemOf(page, { tasks: { find: () => found } }, carousels)(place, () => isWanted)()
  return {
    opened,
    outcome,
    load: (ids: ReadonlyArray<string>) =>
      shown.update(() => pageView({ recent: { ...pageView().recent, rows: ids.map((id) => rowOf(id)) } })),
    leave: () => {
      isWanted = false
      shown.update((now) => ({ ...now }))
    },
  }
}
const slide = { kind: 'invoice', id: 'b', name: 'Shop b' } as const

describe('openItemOf', () => {
  it('if the list contains the item, openItemOf opens its slide immediately', async () => {
    const { opened, outcome } = started(
      TE.right(slide),
      pageView({ recent: { ...pageView().recent, rows: [rowOf('b')] } }),
    )
    expect(opened).toEqual(['row b'])
    expect(await outcome).toBeNull()
  })

  it('if the list has not loaded yet, openItemOf waits for the list, and then opens the slide', async () => {
    const { opened, outcome, load } = started(TE.right(slide))
    await Promise.resolve()
    expect(opened).toEqual([])
    load(['a', 'b'])
    expect(await outcome).toBeNull()
    expect(opened).toEqual(['row b'])
  })

  it('if the list does not contain the item, openItemOf opens the item as the only slide', async () => {
    const { opened, outcome, load } = started(TE.right(slide))
    load(['a'])
    expect(await outcome).toBeNull()
    expect(opened).toEqual(['alone b false'])
  })

  it('if the item does not exist or fails to load, openItemOf returns a message and opens nothing', async () => {
    const missing = started(TE.right(null))
    missing.load(['a'])
    const failed = started(TE.left(unreachable))
    failed.load([])
    const texts = await Promise.all([missing.outcome, failed.outcome])
    expect(texts[0]).toMatch(/couldn't find/)
    expect(texts[1]).toMatch(/couldn't load/)
    expect([...missing.opened, ...failed.opened]).toEqual([])
  })

  it.each([
    ['found', E.right(slide)],
    ['missing', E.right(null)],
    ['not loaded', E.left(unreachable)],
  ])(
    'if the user leaves the page during the request, openItemOf opens nothing and returns no message (response: %s)',
    async (_, answer) => {
      const found = Promise.withResolvers<E.Either<Fault, Slide | null>>()
      const { opened, outcome, leave, load } = started(() => found.promise)
      load(['a'])
      await settle()
      leave()
      found.resolve(answer)
      expect(await outcome).toBeNull()
      expect(opened).toEqual([])
    },
  )

  it('if the user leaves the page before the list has loaded, openItemOf opens nothing', async () => {
    const { opened, outcome, leave, load } = started(TE.right(slide))
    leave()
    load(['b'])
    expect(await outcome).toBeNull()
    expect(opened).toEqual([])
  })
})

/** Makes payouts, the newest first. */
const payouts = (count: number) => Array.from({ length: count }, (_, index) => payout(`o${index}`, 48 + index))

/** Opens a payout by its id on the page of the given list. The provider's search by id finds nothing. */
const linked = async (id: string, list: 'payouts' | 'payments' = 'payouts') => {
  const run = paymentsPage()
  await run.show({ list, pill: 'all' })
  let isWanted = true
  const alone: Array<CarouselRequest> = []
  const open = openItemOf(
    run.page,
    { tasks: { find: () => TE.right(null) } },
    { open: (request) => void alone.push(request) },
  )
  const outcome = open({ kind: 'payout', id }, () => isWanted)()
  const slides = () => run.opened.map(({ slides: shown, index }) => shown.get().items[index]?.id)
  return { ...run, outcome, alone, slides, unwant: () => (isWanted = false) }
}
const notThere = "We couldn't find this payout. It may be older than the payouts listed here."

describe('openItemOf for a payout beyond the first page', () => {
  it.each([15, 29, 30, 75])(
    'openItemOf loads more rows until it finds the payout with index %s, and opens its slide',
    async (at) => {
      const run = await linked(`o${at}`)
      await run.answer(payouts(100))
      expect(await run.outcome).toBeNull()
      expect([run.slides(), run.alone]).toEqual([[`o${at}`], []])
      expect(run.view().recent.rows.length).toBe(10 * (Math.floor(at / 10) + 1))
    },
  )

  it('openItemOf returns a "not found" message if the list ends before the payout is found', async () => {
    const run = await linked('gone')
    await run.answer(payouts(47))
    expect(await run.outcome).toBe(notThere)
    expect([run.pages.length, run.opened, run.view().recent.rows.length]).toEqual([2, [], 47])
  })

  it('openItemOf stops searching after ten pages', async () => {
    const run = await linked('o900')
    await run.answer(payouts(1000))
    expect(await run.outcome).toBe(notThere)
    expect([run.view().recent.rows.length, run.opened]).toEqual([300, []])
  })

  it('openItemOf stops searching and returns a message if two pages add no rows, or if a page fails to load', async () => {
    const same = await linked('gone')
    await same.pages[0]?.answer(E.right({ items: payouts(30), received: 30 }))
    for (const at of [1, 2]) await same.pages[at]?.answer(E.right({ items: payouts(30), received: 30 }))
    expect(await same.outcome).toBe(notThere)
    const failed = await linked('o80')
    await failed.pages[0]?.answer(E.right({ items: payouts(30), received: 30 }))
    await failed.pages[1]?.answer(E.left(unreachable))
    expect(await failed.outcome).toMatch(/couldn't load/)
    expect([same.pages.length, failed.pages.length, same.opened, failed.opened]).toEqual([3, 2, [], []])
  })

  it('openItemOf continues searching after a page that contains no payouts', async () => {
    const run = await linked('o30')
    await run.pages[0]?.answer(E.right({ items: payouts(30), received: 30 }))
    for (const at of [1, 2]) await run.pages[at]?.answer(E.right({ items: [], received: 30 }))
    await run.pages[3]?.answer(E.right({ items: payouts(31).slice(30), received: 1 }))
    expect(await run.outcome).toBeNull()
    expect([run.slides(), run.pages.length]).toEqual([['o30'], 4])
  })

  it('openItemOf requests no further page of a list that contains no payouts', async () => {
    const run = await linked('o30', 'payments')
    await run.answer([])
    expect(await run.outcome).toBe(notThere)
    expect(run.pages.length).toBe(1)
  })

  it.each([
    ['the user has left the page', (run: Awaited<ReturnType<typeof linked>>) => (run.unwant(), run.page.leave())],
    ['another list is selected', (run: Awaited<ReturnType<typeof linked>>) => run.page.narrow({ list: 'donations' })],
    ['the session has ended', (run: Awaited<ReturnType<typeof linked>>) => (run.unwant(), run.stores.resetAll())],
  ])('openItemOf opens nothing and requests no further page after %s', async (_name, leave) => {
    const run = await linked('o70')
    await run.pages[0]?.answer(E.right({ items: payouts(30), received: 30 }))
    expect(run.pages.length).toBe(2)
    leave(run)
    expect(await run.outcome).toBeNull()
    const before = run.pages.filter(({ input }) => input.list === 'payouts').length
    await run.pages[1]?.answer(E.right({ items: payouts(75).slice(30), received: 30 }))
    expect(run.pages.filter(({ input }) => input.list === 'payouts').length).toBe(before)
    expect([run.opened, run.alone]).toEqual([[], []])
  })
})

it('openPaymentItem returns the item of the open slide, and null while the carousel is closed', () => {
  const stores = makeStores()
  const carousel = stores.make<CarouselRequest | null>(null)
  const shown = stores.make<typeof place | null>(place)
  const open = openPaymentItem(carousel, { shown })
  expect(open.get()).toBeNull()
  carousel.update(() => ({
    slides: stores.make({ items: [slide], canLoadMore: false }),
    index: 0,
    loadMore: () => undefined,
  }))
  expect(open.get()).toEqual(place)
})
