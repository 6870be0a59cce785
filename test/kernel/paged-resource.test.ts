import { delay, makeStores, type Fault, unreachable } from '@paydeck/core/kernel'
import { fakeClock } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makePagedResource, type PagedResourceSpec } from '../../core/kernel/paged-resource.ts'
import { questions } from '../slice-bench/index.ts'

interface Page {
  readonly items: ReadonlyArray<string>
  readonly isLast: boolean
}
interface List extends Page {
  readonly pages: number
}
type Spec = PagedResourceSpec<string, List, Page>

/** Makes a list. The test answers each request by its index, in any order. */
const bench = (more: Partial<Pick<Spec, 'isShort' | 'isEnough' | 'merge' | 'refreshDelay'>> = {}) => {
  const stores = makeStores()
  const clock = fakeClock()
  const { ask, calls, inputs } = questions<string, Page>()
  const faults: Array<string> = []
  const list = makePagedResource<string, List, Page>({
    stores,
    clock,
    empty: { items: [], isLast: false, pages: 0 },
    page: (query, { pages, isLast }) => (isLast ? null : ask(`${query} ${pages + 1}`)),
    append: (known, page) => ({ ...page, items: [...known.items, ...page.items], pages: known.pages + 1 }),
    onFault: (_, of) => faults.push(of),
    ...more,
  })
  const respond = async (index: number, answer: E.Either<Fault, Page>) => calls[index]?.answer(answer)
  return {
    stores,
    clock,
    requests: inputs,
    faults,
    list,
    respond,
    now: () => [list.get().status, ...list.get().list.items],
  }
}
const page = (...items: ReadonlyArray<string>) => E.right({ items, isLast: false })
const lastPage = (...items: ReadonlyArray<string>) => E.right({ items, isLast: true })

it('SHELL-045 a paged resource loads page by page, with status endOfList after the last page', async () => {
  const { list, requests, respond, now } = bench()
  list.more()
  expect([requests, now()]).toEqual([[], [null]])
  list.open('shop')
  expect(now()).toEqual(['loading'])
  list.more()
  await respond(0, page('a', 'b'))
  expect(now()).toEqual(['success', 'a', 'b'])
  list.more()
  list.more()
  await respond(1, lastPage('c'))
  list.more()
  expect([requests, now()]).toEqual([
    ['shop 1', 'shop 2'],
    ['endOfList', 'a', 'b', 'c'],
  ])
})

it('SHELL-045 if a page fails, a paged resource keeps its list; the next call of `more` loads the failed page', async () => {
  const { list, requests, faults, respond, now } = bench()
  list.open('shop')
  await respond(0, page('a'))
  list.more()
  await respond(1, E.left(unreachable))
  expect([now(), faults]).toEqual([['error', 'a'], ['page']])
  list.more()
  await respond(2, lastPage('b'))
  expect([requests, now()]).toEqual([
    ['shop 1', 'shop 2', 'shop 2'],
    ['endOfList', 'a', 'b'],
  ])
})

it.each([
  ['before', [0, 1]],
  ['after', [1, 0]],
])(
  'a paged resource ignores the response to an earlier query, even if it arrives %s the response to the current query',
  async (_, order) => {
    const { list, respond, now } = bench()
    list.open('shop')
    list.open('cafe')
    for (const index of order) await respond(index, index === 0 ? page('stale') : lastPage('fresh'))
    expect(now()).toEqual(['endOfList', 'fresh'])
  },
)

it('SESS-021 after a sign-out, a paged resource ignores the response for the previous user', async () => {
  const { stores, list, respond, now } = bench()
  list.open('shop')
  stores.resetAll()
  await respond(0, page('of the user before'))
  expect([now(), list.get().query]).toEqual([[null], null])
})

it('a paged resource loads further pages as long as `isShort` returns true for its list', async () => {
  const { list, requests, respond, now } = bench({ isShort: ({ items }) => items.length < 2 })
  list.open('shop')
  await respond(0, page('a'))
  expect([requests.length, now()]).toEqual([2, ['loading', 'a']])
  await respond(1, page('b'))
  expect([requests.length, now()]).toEqual([2, ['success', 'a', 'b']])
})

it('a refresh loads as many rows as the old list has; the old list stays until the refresh succeeds', async () => {
  const isEnough: Spec['isEnough'] = (beginning, present) => beginning.items.length >= present.items.length
  const { clock, list, requests, faults, respond, now } = bench({ isEnough })
  list.open('shop')
  await respond(0, page('a'))
  list.more()
  await respond(1, page('b'))
  await clock.advance(1000)
  list.refresh()
  list.refresh()
  expect([list.get().refresh, list.get().requestedAt, now()]).toEqual(['loading', clock.now(), ['success', 'a', 'b']])
  await respond(2, E.left(unreachable))
  expect([list.get().refresh, faults, now()]).toEqual(['failed', ['refresh'], ['success', 'a', 'b']])
  list.refresh()
  await respond(3, page('new'))
  await respond(4, lastPage('a'))
  expect([list.get().refresh, now()]).toEqual([null, ['endOfList', 'new', 'a']])
  expect(requests).toEqual(['shop 1', 'shop 2', 'shop 1', 'shop 1', 'shop 2'])
})

it('if a page is loading when a refresh starts, the page is requested again after the refresh, so that the list has no gap', async () => {
  const { list, requests, respond, now } = bench()
  list.open('shop')
  await respond(0, page('b'))
  list.more()
  list.refresh()
  await respond(2, page('a'))
  await respond(1, page('c'))
  expect([now(), requests]).toEqual([
    ['loading', 'a'],
    ['shop 1', 'shop 2', 'shop 1', 'shop 2'],
  ])
  await respond(3, lastPage('b'))
  expect(now()).toEqual(['endOfList', 'a', 'b'])
})

it('a refresh sends its request after `refreshDelay`; a silent refresh sends its request immediately', async () => {
  const { clock, list, requests, respond } = bench({ refreshDelay: delay('a test', 1000) })
  list.open('shop')
  await respond(0, page('a'))
  list.refresh()
  await clock.advance(999)
  expect(requests).toHaveLength(1)
  await clock.advance(1)
  expect(requests).toHaveLength(2)
  await respond(1, page('a'))
  list.refreshSilently()
  expect([requests.length, list.get().refresh]).toEqual([3, null])
  await respond(2, E.left(unreachable))
  expect(list.get().refresh).toBeNull()
})

it('when a paged resource is opened without a query, its scheduled refresh is cancelled', async () => {
  const { clock, list, requests, respond, now } = bench({ refreshDelay: delay('a test', 1000) })
  list.open('shop')
  await respond(0, page('a'))
  list.refresh()
  list.open(null)
  await clock.advance(2000)
  expect([requests.length, now(), list.get().refresh]).toEqual([1, [null], null])
})

it('`replace` drops the page that is loading and requests this page again; if there is no query, `replace` does nothing', async () => {
  const { list, requests, respond, now } = bench()
  list.replace(() => ({ items: ['stray'], isLast: false, pages: 1 }))
  expect(now()).toEqual([null])
  list.open('shop')
  await respond(0, page('b'))
  list.more()
  list.replace((present) => ({ ...present, items: ['a', ...present.items] }))
  await respond(1, page('stale'))
  expect([now(), requests]).toEqual([
    ['loading', 'a', 'b'],
    ['shop 1', 'shop 2', 'shop 2'],
  ])
})

it('if a list is updated while a page is loading, the update is kept when the page arrives', async () => {
  const { list, respond, now } = bench()
  list.open('shop')
  await respond(0, page('a', 'b'))
  list.more()
  list.update((present) => ({ ...present, items: ['b'] }))
  await respond(1, lastPage('c'))
  expect(now()).toEqual(['endOfList', 'b', 'c'])
})

it('`rest` drops the page that is loading, and the next call of `more` requests this page again', async () => {
  const { list, requests, respond, now } = bench()
  list.open('shop')
  list.rest()
  await respond(0, page('late'))
  expect(now()).toEqual([null])
  list.more()
  await respond(1, page('a'))
  list.more()
  list.rest()
  await respond(2, page('late'))
  expect([now(), requests]).toEqual([
    ['success', 'a'],
    ['shop 1', 'shop 1', 'shop 2'],
  ])
})

it('if two refreshes overlap, a late response to the first refresh is ignored', async () => {
  const { list, respond, now } = bench()
  list.open('shop')
  await respond(0, lastPage('a'))
  list.refreshSilently()
  list.refresh()
  await respond(2, lastPage('new'))
  expect([list.get().refresh, now()]).toEqual([null, ['endOfList', 'new']])
  await respond(1, lastPage('stale'))
  expect(now()).toEqual(['endOfList', 'new'])
})

it('`rest` cancels a running refresh, and the next refresh succeeds', async () => {
  const { list, respond, now } = bench()
  list.open('shop')
  await respond(0, lastPage('a'))
  list.refresh()
  list.rest()
  await respond(1, lastPage('late'))
  expect([list.get().refresh, now()]).toEqual([null, ['endOfList', 'a']])
  list.refresh()
  await respond(2, lastPage('b'))
  expect([list.get().refresh, now()]).toEqual([null, ['endOfList', 'b']])
})

it('an update that returns the same list emits nothing', () => {
  const { list } = bench()
  const seen: Array<unknown> = []
  list.changes$.subscribe((state) => seen.push(state))
  list.update((present) => present)
  expect(seen).toEqual([])
})
