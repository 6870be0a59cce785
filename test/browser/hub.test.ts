import { makeHub } from '@paydeck/adapters/browser/streams/hub'
import type { EventSignal } from '@paydeck/adapters/transport/event-stream'
import { Observable, type Subscriber } from 'rxjs'
import { expect, it } from 'vitest'

/** Streams that say something as soon as they are opened, and are counted while they are. */
const bench = (atOnce: ReadonlyArray<EventSignal> = [], onTold: (id: string) => void = () => undefined) => {
  const streams: Array<Subscriber<EventSignal>> = []
  const told: Array<string> = []
  let open = 0
  const hub = makeHub(
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
  return { hub, streams, told, open: () => open }
}

it('F2 leaves no stream open that is refused while it opens, and begins anew for who tries again', () => {
  const { hub, told, open } = bench(['closed'])
  hub.want('me', 'a')
  expect([told, open()]).toEqual([['a closed'], 0])
  hub.want('me', 'a')
  expect([told, open()]).toEqual([['a closed', 'a closed'], 0])
})

it('VERIF-073 leaves none open that nobody wants any more by the time that it is there', () => {
  const { hub, open } = bench(['open'], (id) => hub.done('me', id))
  hub.want('me', 'a')
  expect(open()).toBe(0)
})

it('F2 tells who comes later that the stream is open, once, and not after it was lost', () => {
  const { hub, streams, open } = bench()
  expect(hub.want('one', 'a')).toBe(false)
  streams[0]?.next('open')
  expect([hub.want('other', 'a'), hub.want('other', 'a'), open()]).toEqual([true, false, 1])
  streams[0]?.next('error')
  expect(hub.want('third', 'a')).toBe(false)
  streams[0]?.next('event')
  expect(hub.want('fourth', 'a')).toBe(true)
})

it('VERIF-073 closes a stream with the last tab that wants it, and forgets a tab that does not ask again', () => {
  const { hub, open } = bench()
  hub.want('me', 'a')
  hub.want('other', 'a')
  hub.done('stranger', 'a')
  hub.done('me', 'a')
  expect([open(), hub.hasOthers()]).toEqual([1, true])
  hub.age(2)
  hub.age(2)
  hub.want('other', 'a')
  hub.age(2)
  hub.age(2)
  expect(open()).toBe(1)
  hub.age(2)
  expect([open(), hub.hasOthers()]).toEqual([0, false])
})

it('VERIF-073 never forgets the tab that leads, and closes everything when it is told to', () => {
  const { hub, told, streams, open } = bench()
  hub.want('me', 'a')
  hub.want('me', 'b')
  for (let count = 0; count < 5; count += 1) hub.age(1)
  expect([open(), hub.hasOthers()]).toEqual([2, false])
  hub.clear()
  expect(open()).toBe(0)
  streams[0]?.next('event')
  expect(told).toEqual([])
})
