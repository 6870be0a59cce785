import { makeStreamRegistry } from '@paydeck/adapters/browser/streams/stream-registry'
import type { EventSignal } from '@paydeck/adapters/transport/event-stream'
import { Observable, type Subscriber } from 'rxjs'
import { expect, it } from 'vitest'

/** Creates a registry and counts its open streams. Each stream emits the signals in `atOnce` when it opens. */
const bench = (atOnce: ReadonlyArray<EventSignal> = [], onSignal: (id: string) => void = () => undefined) => {
  const streams: Array<Subscriber<EventSignal>> = []
  const emitted: Array<string> = []
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
      emitted.push(`${id} ${signal}`)
      onSignal(id)
    },
  )
  return { registry, streams, emitted, open: () => open }
}

it('F2 the stream registry closes a stream that the server rejects, and opens the stream again on the next request', () => {
  const { registry, emitted, open } = bench(['closed'])
  registry.add('me', 'a')
  expect([emitted, open()]).toEqual([['a closed'], 0])
  registry.add('me', 'a')
  expect([emitted, open()]).toEqual([['a closed', 'a closed'], 0])
})

it('VERIF-073 if the only tab of a stream leaves while the stream opens, the stream registry closes the stream', () => {
  const { registry, open } = bench(['open'], (id) => registry.remove('me', id))
  registry.add('me', 'a')
  expect(open()).toBe(0)
})

it('F2 `add` of the stream registry returns true only if the tab is new and the stream is already connected', () => {
  const { registry, streams, open } = bench()
  expect(registry.add('one', 'a')).toBe(false)
  streams[0]?.next('open')
  expect([registry.add('other', 'a'), registry.add('other', 'a'), open()]).toEqual([true, false, 1])
  streams[0]?.next('error')
  expect(registry.add('third', 'a')).toBe(false)
  streams[0]?.next('event')
  expect(registry.add('fourth', 'a')).toBe(true)
})

it('VERIF-073 when all tabs that use a stream have left or expired, the stream registry closes the stream', () => {
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

it('VERIF-073 streams of the leading tab never expire in the stream registry; `clear` closes all streams', () => {
  const { registry, emitted, streams, open } = bench()
  registry.add('me', 'a')
  registry.add('me', 'b')
  for (let count = 0; count < 5; count += 1) registry.expire(1)
  expect([open(), registry.hasOtherTabs()]).toEqual([2, false])
  registry.clear()
  expect(open()).toBe(0)
  streams[0]?.next('event')
  expect(emitted).toEqual([])
})
