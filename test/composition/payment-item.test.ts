import {
  type CarouselRequest,
  type Fault,
  makeStores,
  openItemOf,
  openPaymentItem,
  itemPlaceOf,
  type PaymentsPage,
  queryOfItemPlace,
  type Slide,
  unreachable,
} from '@paydeck/core'
import { taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { pageView, rowOf } from '../payments/payment-list/page-fixture.ts'

const asked = (item: string) => itemPlaceOf(new Map([['item', item]]))

describe('the item of an address', () => {
  it('is a kind of slide and an id, which may be anything', () => {
    expect(asked('invoice:7f3a')).toEqual({ kind: 'invoice', id: '7f3a' })
    expect(asked('bill-payment:a:b c')).toEqual({ kind: 'bill-payment', id: 'a:b c' })
    for (const kind of ['invoice', 'bill-payment', 'donation', 'payout'] as const) {
      const place = { kind, id: 'x:1' }
      expect(itemPlaceOf(new Map(queryOfItemPlace(place)))).toEqual(place)
    }
  })

  it.each(['', 'invoice', 'invoice:', ':7f3a', 'Invoice:7f3a', 'constructor:1', 'toString:1', 'card:7'])(
    'is none in %j',
    (item) => expect(asked(item)).toBeNull(),
  )

  it('is none where nothing is asked for', () => {
    expect(itemPlaceOf(new Map())).toBeNull()
  })
})

const place = { kind: 'invoice', id: 'b' } as const
const loading = pageView({
  recent: { ...pageView().recent, rows: [], tail: { kind: 'loading', bones: 6 } },
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
    expect(texts[0]).toMatch(/could not be found/)
    expect(texts[1]).toMatch(/could not be loaded/)
    expect([...missing.opened, ...failed.opened]).toEqual([])
  })

  it('does nothing once the page is left', async () => {
    const { opened, outcome, leave, load } = started(TE.right(slide))
    leave()
    load(['b'])
    expect(await outcome).toBeNull()
    expect(opened).toEqual([])
  })
})

it('is told of the open slide alone: of none once the carousel is closed', () => {
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
