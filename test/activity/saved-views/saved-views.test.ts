import { makeSavedViews, noTimelineFilter, type TimelineFilter } from '@paydeck/core/activity'
import { makeStores } from '@paydeck/core/kernel'
import type { Toast } from '@paydeck/core/platform'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { textStorage } from '../../slice-bench/index.ts'

const filterOf = (text: string): TimelineFilter => ({ ...noTimelineFilter, text })

const begin = (storage = textStorage()) => {
  const stores = makeStores()
  const userId = makeStores().make<string | null>('u1')
  const shown: Array<Toast> = []
  const toasts = { show: (toast: Toast) => void shown.push(toast), withdraw: () => undefined }
  const storageChanges$ = new Subject<string | null>()
  const savedViews = makeSavedViews({ stores, storage, tabs: { storageChanges$ }, toasts, userId })
  return {
    ...savedViews,
    stores,
    storage,
    /** Reports that another tab has changed a key of the storage; null for all keys. */
    changed: (key: string | null) => storageChanges$.next(key),
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

it('ACT-014 a change keeps the views that another tab has saved since, also if no event has reported them', () => {
  const bench = withThree()
  const other = begin(bench.storage)
  other.save({ name: 'D', filter: filterOf('D') })
  bench.save({ name: 'E', filter: filterOf('E') })
  expect(bench.names()).toEqual(['A', 'B', 'C', 'D', 'E'])
  other.remove('E')
  bench.rename({ from: 'A', to: 'F' })
  expect(bench.names()).toEqual(['F', 'B', 'C', 'D'])
  other.remove('C')
  bench.remove('D')
  other.save({ name: 'G', filter: filterOf('G') })
  bench.undo()
  expect(bench.names()).toEqual(['F', 'B', 'D', 'G'])
})

it('ACT-014 the views of another tab appear when the browser reports a change of the storage', () => {
  const bench = begin()
  const other = begin(bench.storage)
  expect(bench.names()).toEqual([])
  other.save({ name: 'A', filter: filterOf('A') })
  bench.changed('appearance')
  expect(bench.names()).toEqual([])
  bench.changed('activity-views u1')
  expect(bench.names()).toEqual(['A'])
  bench.storage.remove('activity-views u1')
  bench.changed(null)
  expect(bench.names()).toEqual([])
})
