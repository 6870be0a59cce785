import { combine, makeLive, makeStores, project } from '@paydeck/core/kernel'
import { act, render } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { from, map, type Observable, Subject } from 'rxjs'
import { derived, get, type Readable } from 'svelte/store'
import { expect, it } from 'vitest'

const count = () => {
  const store = makeStores().make(1)
  return { store, live: project(store, (value) => ({ value })) }
}

it('a live value is a store of Svelte: `get` and `derived` of svelte/store read it until they are unsubscribed', () => {
  const { store, live } = count()
  const readable: Readable<{ readonly value: number }> = live
  expect(get(readable)).toEqual({ value: 1 })
  const sums: Array<number> = []
  const end = derived([live, store], ([{ value }, same]) => value + same).subscribe((sum) => sums.push(sum))
  store.update(() => 5)
  end()
  store.update(() => 6)
  expect([sums[0], sums.at(-1)]).toEqual([2, 10])
})

it('a live value is a source of RxJS: `from` emits the current value, and then each later value', () => {
  const { store, live } = count()
  const values$: Observable<number> = from(live).pipe(map(({ value }) => value))
  const values: Array<number> = []
  store.update(() => 2)
  const subscription = values$.subscribe((value) => values.push(value))
  store.update(() => 3)
  subscription.unsubscribe()
  store.update(() => 4)
  expect(values).toEqual([2, 3])
})

it('a live value is a source of `useSyncExternalStore` of React', () => {
  const { store, live } = count()
  const Shown = () => <p>{useSyncExternalStore(live.subscribe, live.get).value}</p>
  const { container, unmount } = render(<Shown />)
  act(() => store.update(() => 2))
  expect(container.textContent).toBe('2')
  unmount()
})

it('if a listener changes the value while it is called with the current value, the change is reported too', () => {
  const { store, live } = count()
  const values: Array<number> = []
  live.subscribe(({ value }) => {
    values.push(value)
    if (value < 3) store.update((now) => now + 1)
  })
  expect(values).toEqual([1, 2, 3])
})

it('a source that emits on subscription causes no second report of the same value', () => {
  const { store } = count()
  const source = new Subject<number>()
  const live = makeLive(store.get, source)
  const values: Array<number> = []
  combine({ live, store }).subscribe((now) => values.push(now.live))
  source.next(1)
  expect(values).toEqual([1])
})

it('after a view has thrown, `subscribe` reports the error to the observer', () => {
  const store = makeStores().make(1)
  const live = project(store, (value) => {
    if (value > 1) throw new Error('no view')
    return value
  })
  const reported: Array<unknown> = []
  live.subscribe({ next: (value) => reported.push(value), error: (error: unknown) => reported.push(error) })
  store.update(() => 2)
  expect(reported).toEqual([1, new Error('no view')])
})
