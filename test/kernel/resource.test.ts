import { makeStores, type Fault, unreachable } from '@paydeck/core/kernel'
import { fakeClock } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { makeResource, whileVisited } from '../../core/kernel/resource.ts'
import { questions } from '../slice-bench/index.ts'

/** Makes a resource. The test answers each request by its index, in any order. */
const bench = (join?: (present: ReadonlyArray<string>, response: ReadonlyArray<string>) => ReadonlyArray<string>) => {
  const stores = makeStores()
  const clock = fakeClock()
  const { ask, calls } = questions<void, ReadonlyArray<string>>()
  const resource = makeResource<ReadonlyArray<string>>({
    stores,
    clock,
    read: ask(),
    ...(join === undefined ? {} : { join }),
  })
  const respond = async (index: number, response: E.Either<Fault, ReadonlyArray<string>>) =>
    calls[index]?.answer(response)
  return { stores, clock, requests: calls, resource, respond }
}

it('until its first load, a resource has no value and no status', () => {
  const { requests, resource } = bench()
  expect([resource.get(), requests.length]).toEqual([{ value: null, loadedAt: 0, status: null, fault: null }, 0])
})

it('SHELL-044 a resource keeps its value during a reload and after a failure', async () => {
  const { resource, respond, clock } = bench()
  void resource.load()
  expect(resource.get().status).toBe('loading')
  await respond(0, E.right(['Ada']))
  const loadedAt = clock.now()
  expect(resource.get()).toEqual({ value: ['Ada'], loadedAt, status: 'success', fault: null })
  await clock.advance(1000)
  void resource.reload()
  expect(resource.get()).toMatchObject({ value: ['Ada'], status: 'loading' })
  await respond(1, E.left(unreachable))
  expect(resource.get()).toEqual({ value: ['Ada'], loadedAt, status: 'failed', fault: unreachable })
  void resource.load()
  await respond(2, E.right(['Grace']))
  expect(resource.get()).toEqual({ value: ['Grace'], loadedAt: loadedAt + 1000, status: 'success', fault: null })
})

it('concurrent loads of a resource send one request', async () => {
  const { requests, resource, respond } = bench()
  const loads = Promise.all([resource.load(), resource.load()])
  await respond(0, E.right(['Ada']))
  expect([requests.length, await loads]).toEqual([1, [E.right(['Ada']), E.right(['Ada'])]])
})

it.each([
  ['before', [0, 1]],
  ['after', [1, 0]],
])('a resource ignores an outdated response, even if it arrives %s the response to a reload', async (_, order) => {
  const { resource, respond } = bench()
  void resource.load()
  void resource.reload()
  for (const index of order) await respond(index, E.right([index === 0 ? 'stale' : 'fresh']))
  expect(resource.get()).toMatchObject({ value: ['fresh'], status: 'success' })
})

it('SESS-021 a resource drops a response to a request that was sent in an earlier session', async () => {
  const { stores, resource, respond } = bench()
  void resource.load()
  stores.resetAll()
  await respond(0, E.right(['Ada']))
  expect(resource.get()).toEqual({ value: null, loadedAt: 0, status: null, fault: null })
})

it('a resource that has a `join` function combines each response with the current value', async () => {
  const { resource, respond } = bench((present, response) => [...response, ...present])
  void resource.load()
  await respond(0, E.right(['Ada']))
  void resource.reload()
  await respond(1, E.right(['Grace']))
  expect(resource.get().value).toEqual(['Grace', 'Ada'])
})

it('`update` changes the loaded value of a resource, and does nothing before the first load', async () => {
  const { resource, respond } = bench()
  const add = () => resource.update((names) => [...names, 'Grace'])
  add()
  expect(resource.get().value).toBeNull()
  void resource.load()
  await respond(0, E.right(['Ada']))
  add()
  expect(resource.get().value).toEqual(['Ada', 'Grace'])
})

it.each(['before', 'after'])(
  'after `clear`, a resource ignores the response to an earlier request, even if it arrives %s the next response',
  async (order) => {
    const { resource, respond } = bench()
    void resource.load()
    resource.clear()
    expect(resource.get()).toEqual({ value: null, loadedAt: 0, status: null, fault: null })
    void resource.load()
    for (const index of order === 'before' ? [0, 1] : [1, 0]) await respond(index, E.right([`subject ${index}`]))
    expect(resource.get()).toMatchObject({ value: ['subject 1'], status: 'success' })
  },
)

it('while a page is open, whileVisited loads a resource once at first, and then again after each change of the data', () => {
  const { requests, resource } = bench()
  const changed$ = new Subject<void>()
  const page = whileVisited(resource, changed$)
  changed$.next()
  expect(requests).toHaveLength(0)
  page.enter()
  expect(requests).toHaveLength(1)
  changed$.next()
  changed$.next()
  expect(requests).toHaveLength(3)
  page.leave()
  changed$.next()
  expect(requests).toHaveLength(3)
})

it('if `enter` was called twice without `leave`, whileVisited still loads a resource once for each change of the data', () => {
  const { requests, resource } = bench()
  const changed$ = new Subject<void>()
  const page = whileVisited(resource, changed$)
  page.enter()
  page.enter()
  expect(requests).toHaveLength(2)
  changed$.next()
  expect(requests).toHaveLength(3)
})
