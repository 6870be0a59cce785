import { Observable, type Subscriber } from 'rxjs'
import type { EventSignal } from '../../transport/event-stream.ts'

/** Subscriptions of this tab's code to streams. A stream itself may be open in another tab. */
export interface Subscriptions {
  readonly ids: () => ReadonlyArray<string>
  readonly deliver: (id: string, signal: EventSignal) => void
  /**
   * Returns the stream with the given id. Each subscription calls `ask`. The end of the last subscription calls `done`. If
   * the stream is already open, a new subscription emits 'open' at once.
   */
  readonly stream: (id: string, ask: (id: string) => void, done: (id: string) => void) => Observable<EventSignal>
}

interface SubscribedStream {
  readonly subscribers: Set<Subscriber<EventSignal>>
  isOpen: boolean
}

export const makeSubscriptions = (): Subscriptions => {
  const streams = new Map<string, SubscribedStream>()
  return {
    ids: (): ReadonlyArray<string> => [...streams.keys()],
    deliver: (id: string, signal: EventSignal): void => {
      const stream = streams.get(id)
      if (stream === undefined) return
      stream.isOpen = signal === 'open' || signal === 'event'
      // Iterating over a copy skips the subscribers that subscribe during the delivery. The signal is too old for them.
      for (const one of new Set(stream.subscribers)) {
        one.next(signal)
        if (signal === 'closed') one.complete()
      }
    },
    stream: (id: string, ask: (id: string) => void, done: (id: string) => void): Observable<EventSignal> =>
      new Observable((subscriber) => {
        const stream = streams.get(id) ?? { subscribers: new Set(), isOpen: false }
        const { subscribers, isOpen } = stream
        streams.set(id, stream)
        subscribers.add(subscriber)
        ask(id)
        if (isOpen) subscriber.next('open')
        return () => {
          subscribers.delete(subscriber)
          if (subscribers.size > 0) return
          streams.delete(id)
          done(id)
        }
      }),
  }
}
