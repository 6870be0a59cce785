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

const asked = (item: string) => itemReferenceOf(new Map([['item', item]]))

describe('the item of an address', () => {
  it('is a kind of slide and an id, which may be anything', () => {
    expect(asked('invoice:7f3a')).toEqual({ kind: 'invoice', id: '7f3a' })
    expect(asked('bill-payment:a:b c')).toEqual({ kind: 'bill-payment', id: 'a:b c' })
    for (const kind of ['invoice', 'bill-payment', 'donation', 'payout'] as const) {
      const place = { kind, id: 'x:1' }
      expect(itemReferenceOf(new Map(queryOfItem(place)))).toEqual(place)
    }
  })

  it.each(['', 'invoice', 'invoice:', ':7f3a', 'Invoice:7f3a', 'constructor:1', 'toString:1', 'card:7'])(
    'is none in %j',
    (item) => expect(asked(item)).toBeNull(),
  )

  it('is none where nothing is asked for', () => {
    expect(itemReferenceOf(new Map())).toBeNull()
  })
})

const place = { kind: 'invoice', id: 'b' } as const
const loading = pageView({
  recent: { ...pageView().recent, rows: [], tail: { kind: 'loading', skeletons: 6 } },
})

/** A page over a list that the test lets come, and an invoice by id as it says. */
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

describe('opening the slide of an address', () => {
  it('opens it at its row where it is listed, at once', async () => {
    const { opened, outcome } = started(
      TE.right(slide),
      pageView({ recent: { ...pageView().recent, rows: [rowOf('b')] } }),
    )
    expect(opened).toEqual(['row b'])
    expect(await outcome).toBeNull()
  })

  it('waits for the list, and opens it at its row there', async () => {
    const { opened, outcome, load } = started(TE.right(slide))
    await Promise.resolve()
    expect(opened).toEqual([])
    load(['a', 'b'])
    expect(await outcome).toBeNull()
    expect(opened).toEqual(['row b'])
  })

  it('opens it by itself where the list does not have it', async () => {
    const { opened, outcome, load } = started(TE.right(slide))
    load(['a'])
    expect(await outcome).toBeNull()
    expect(opened).toEqual(['alone b false'])
  })

  it('says that there is none, or that it could not be loaded, and opens nothing', async () => {
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
  ])('does and says nothing where the page is left while it is asked for, though it is %s', async (_, answer) => {
    const found = Promise.withResolvers<E.Either<Fault, Slide | null>>()
    const { opened, outcome, leave, load } = started(() => found.promise)
    load(['a'])
    await settle()
    leave()
    found.resolve(answer)
    expect(await outcome).toBeNull()
    expect(opened).toEqual([])
  })

  it('does nothing once the page is left', async () => {
    const { opened, outcome, leave, load } = started(TE.right(slide))
    leave()
    load(['b'])
    expect(await outcome).toBeNull()
    expect(opened).toEqual([])
  })
})

/** Makes payouts, the newest first. */
const payouts = (count: number) => Array.from({ length: count }, (_, index) => payout(`o${index}`, 48 + index))

/** The list of payouts, with a link to one of them; `find` knows none. */
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

describe('opening the slide of a payout that is not on the first page', () => {
  it.each([15, 29, 30, 75])('shows more of the list until number %s is there, and opens it at its row', async (at) => {
    const run = await linked(`o${at}`)
    await run.answer(payouts(100))
    expect(await run.outcome).toBeNull()
    expect([run.slides(), run.alone]).toEqual([[`o${at}`], []])
    expect(run.view().recent.rows.length).toBe(10 * (Math.floor(at / 10) + 1))
  })

  it('says that it is not there once the list has ended, and does not blame the account', async () => {
    const run = await linked('gone')
    await run.answer(payouts(47))
    expect(await run.outcome).toBe(notThere)
    expect([run.pages.length, run.opened, run.view().recent.rows.length]).toEqual([2, [], 47])
  })

  it('looks no further than ten pages', async () => {
    const run = await linked('o900')
    await run.answer(payouts(1000))
    expect(await run.outcome).toBe(notThere)
    expect([run.view().recent.rows.length, run.opened]).toEqual([300, []])
  })

  it('stops where pages bring nothing new, and says so where one fails', async () => {
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

  it('goes on through pages that hold no payouts', async () => {
    const run = await linked('o30')
    await run.pages[0]?.answer(E.right({ items: payouts(30), received: 30 }))
    for (const at of [1, 2]) await run.pages[at]?.answer(E.right({ items: [], received: 30 }))
    await run.pages[3]?.answer(E.right({ items: payouts(31).slice(30), received: 1 }))
    expect(await run.outcome).toBeNull()
    expect([run.slides(), run.pages.length]).toEqual([['o30'], 4])
  })

  it('asks for nothing in a list that has no payouts', async () => {
    const run = await linked('o30', 'payments')
    await run.answer([])
    expect(await run.outcome).toBe(notThere)
    expect(run.pages.length).toBe(1)
  })

  it.each([
    ['the page is left', (run: Awaited<ReturnType<typeof linked>>) => (run.unwant(), run.page.leave())],
    ['another list is shown', (run: Awaited<ReturnType<typeof linked>>) => run.page.narrow({ list: 'donations' })],
    ['the session is over', (run: Awaited<ReturnType<typeof linked>>) => (run.unwant(), run.stores.resetAll())],
  ])('opens nothing and loads nothing further once %s', async (_name, leave) => {
    const run = await linked('o70')
    await run.pages[0]?.answer(E.right({ items: payouts(30), received: 30 }))
    expect(run.pages.length).toBe(2)
    leave(run)
    expect(await run.outcome).toBeNull()
    const asked = run.pages.filter(({ input }) => input.list === 'payouts').length
    await run.pages[1]?.answer(E.right({ items: payouts(75).slice(30), received: 30 }))
    expect(run.pages.filter(({ input }) => input.list === 'payouts').length).toBe(asked)
    expect([run.opened, run.alone]).toEqual([[], []])
  })
})

it('emits the open slide only, and null after the carousel is closed', () => {
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
