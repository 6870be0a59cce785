import { makeStreamRegistry } from '@paydeck/adapters/browser/streams/stream-registry'
import type { EventSignal } from '@paydeck/adapters/transport/event-stream'
import { Observable, type Subscriber } from 'rxjs'
import { expect, it } from 'vitest'

/** Streams that say something as soon as they are opened, and are counted while they are. */
const bench = (atOnce: ReadonlyArray<EventSignal> = [], onTold: (id: string) => void = () => undefined) => {
  const streams: Array<Subscriber<EventSignal>> = []
  const told: Array<string> = []
  let open = 0
  const registry = makeStreamRegistry(
    'me',
    () =>
      new Observable<EventSignal>((stream) => {
        open += 1
        streams.push(stream)
        stream.add(() => (open -= 1))
        for (const signal of atOnce) stream.next(signal)
      }),
    (id, signal) => {
      told.push(`${id} ${signal}`)
      onTold(id)
    },
  )
  return { registry, streams, told, open: () => open }
}

it('F2 leaves no stream open that is refused while it opens, and begins anew for who tries again', () => {
  const { registry, told, open } = bench(['closed'])
  registry.add('me', 'a')
  expect([told, open()]).toEqual([['a closed'], 0])
  registry.add('me', 'a')
  expect([told, open()]).toEqual([['a closed', 'a closed'], 0])
})

it('VERIF-073 leaves none open that nobody wants any more by the time that it is there', () => {
  const { registry, open } = bench(['open'], (id) => registry.remove('me', id))
  registry.add('me', 'a')
  expect(open()).toBe(0)
})

it('F2 tells who comes later that the stream is open, once, and not after it was lost', () => {
  const { registry, streams, open } = bench()
  expect(registry.add('one', 'a')).toBe(false)
  streams[0]?.next('open')
  expect([registry.add('other', 'a'), registry.add('other', 'a'), open()]).toEqual([true, false, 1])
  streams[0]?.next('error')
  expect(registry.add('third', 'a')).toBe(false)
  streams[0]?.next('event')
  expect(registry.add('fourth', 'a')).toBe(true)
})

it('VERIF-073 closes a stream with the last tab that wants it, and forgets a tab that does not ask again', () => {
  const { registry, open } = bench()
  registry.add('me', 'a')
  registry.add('other', 'a')
  registry.remove('stranger', 'a')
  registry.remove('me', 'a')
  expect([open(), registry.hasOtherTabs()]).toEqual([1, true])
  registry.expire(2)
  registry.expire(2)
  registry.add('other', 'a')
  registry.expire(2)
  registry.expire(2)
  expect(open()).toBe(1)
  registry.expire(2)
  expect([open(), registry.hasOtherTabs()]).toEqual([0, false])
})

it('VERIF-073 never forgets the tab that leads, and closes everything when it is told to', () => {
  const { registry, told, streams, open } = bench()
  registry.add('me', 'a')
  registry.add('me', 'b')
  for (let count = 0; count < 5; count += 1) registry.expire(1)
  expect([open(), registry.hasOtherTabs()]).toEqual([2, false])
  registry.clear()
  expect(open()).toBe(0)
  streams[0]?.next('event')
  expect(told).toEqual([])
})
