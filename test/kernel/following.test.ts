import { Subject } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { makeFollowing } from '../../core/kernel/following.ts'

const bench = () => {
  const changed$ = new Subject<void>()
  const load = vi.fn<() => void>()
  return { changed$, load, following: makeFollowing(changed$, load) }
}

it('asks for nothing before the page is entered', () => {
  const { changed$, load } = bench()
  changed$.next()
  expect(load).not.toHaveBeenCalled()
})

it('asks when the page is entered and at every change, until it is left', () => {
  const { changed$, load, following } = bench()
  following.enter()
  expect(load).toHaveBeenCalledTimes(1)
  changed$.next()
  changed$.next()
  expect(load).toHaveBeenCalledTimes(3)
  following.leave()
  changed$.next()
  expect(load).toHaveBeenCalledTimes(3)
})

it('asks once for a change, also when the page is entered anew without having been left', () => {
  const { changed$, load, following } = bench()
  following.enter()
  following.enter()
  expect(load).toHaveBeenCalledTimes(2)
  changed$.next()
  expect(load).toHaveBeenCalledTimes(3)
})
