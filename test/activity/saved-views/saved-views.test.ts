import { makeSavedViews, noTimelineFilter, type TimelineFilter } from '@paydeck/core/activity'
import { makeStores } from '@paydeck/core/kernel'
import type { Toast } from '@paydeck/core/platform'
import { expect, it } from 'vitest'
import { textStorage } from '../../slice-bench/index.ts'

const filterOf = (text: string): TimelineFilter => ({ ...noTimelineFilter, text })

const begin = () => {
  const stores = makeStores()
  const userId = makeStores().make<string | null>('u1')
  const storage = textStorage()
  const shown: Array<Toast> = []
  const toasts = { show: (toast: Toast) => void shown.push(toast), withdraw: () => undefined }
  const savedViews = makeSavedViews({ stores, storage, toasts, userId })
  return {
    ...savedViews,
    stores,
    signIn: (id: string | null) => userId.update(() => id),
    undo: () => shown.at(-1)?.action?.act(),
    names: () => savedViews.views.get().map(({ name }) => name),
  }
}

const withThree = () => {
  const bench = begin()
  for (const name of ['A', 'B', 'C']) bench.save({ name, filter: filterOf(name) })
  return bench
}

it('ACT-014 views are saved, renamed and deleted in their order', () => {
  const bench = withThree()
  bench.rename({ from: 'B', to: ' D ' })
  expect(bench.names()).toEqual(['A', 'D', 'C'])
  expect(bench.views.get()[1]?.filter).toEqual(filterOf('B'))
  bench.rename({ from: 'A', to: 'C' })
  bench.save({ name: 'C', filter: filterOf('x') })
  bench.remove('unknown')
  expect(bench.names()).toEqual(['A', 'D', 'C'])
  bench.remove('D')
  expect(bench.names()).toEqual(['A', 'C'])
})

it('ACT-014 undo restores a deleted view at its place', () => {
  const bench = withThree()
  bench.remove('B')
  bench.undo()
  expect(bench.names()).toEqual(['A', 'B', 'C'])
  expect(bench.views.get()[1]?.filter).toEqual(filterOf('B'))
})

it('ACT-014 undo restores nothing once another view has the name or the list is full', () => {
  const bench = withThree()
  bench.remove('A')
  bench.save({ name: 'A', filter: filterOf('later') })
  bench.undo()
  expect(bench.names()).toEqual(['B', 'C', 'A'])
  expect(bench.views.get()[2]?.filter).toEqual(filterOf('later'))
  bench.remove('A')
  for (let index = 0; index < 10; index += 1) bench.save({ name: `n${index}`, filter: noTimelineFilter })
  bench.undo()
  expect(bench.names()).toHaveLength(12)
  expect(bench.names().at(-1)).toBe('n9')
})

it('ACT-014 each user has views of their own, and a sign-out keeps them', () => {
  const bench = withThree()
  const seen: Array<number> = []
  bench.views.changes$.subscribe(({ length }) => void seen.push(length))
  bench.signIn(null)
  bench.save({ name: 'D', filter: noTimelineFilter })
  expect(bench.names()).toEqual([])
  bench.signIn('u2')
  bench.save({ name: 'E', filter: noTimelineFilter })
  expect(bench.names()).toEqual(['E'])
  bench.signIn('u1')
  expect(bench.names()).toEqual(['A', 'B', 'C'])
  expect(seen.at(-1)).toBe(3)
})
