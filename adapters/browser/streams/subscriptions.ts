import { Observable, type Subscriber } from 'rxjs'
import type { EventSignal } from '../../transport/event-stream.ts'

/** Subscriptions of this tab's code to streams. A stream itself may be open in another tab. */
export interface Subscriptions {
  readonly ids: () => ReadonlyArray<string>
  readonly deliver: (id: string, signal: EventSignal) => void
  /** Returns the stream with the given id. Each subscription calls `ask`. The end of the last subscription calls `done`. */
  readonly stream: (id: string, ask: (id: string) => void, done: (id: string) => void) => Observable<EventSignal>
}

export const makeSubscriptions = (): Subscriptions => {
  const subscribers = new Map<string, Set<Subscriber<EventSignal>>>()
  return {
    ids: (): ReadonlyArray<string> => [...subscribers.keys()],
    deliver: (id: string, signal: EventSignal): void => {
      for (const one of subscribers.get(id) ?? []) {
        one.next(signal)
        if (signal === 'closed') one.complete()
      }
    },
    stream: (id: string, ask: (id: string) => void, done: (id: string) => void): Observable<EventSignal> =>
      new Observable((subscriber) => {
        const all = subscribers.get(id) ?? new Set()
        subscribers.set(id, all.add(subscriber))
        ask(id)
        return () => {
          all.delete(subscriber)
          if (all.size > 0) return
          subscribers.delete(id)
          done(id)
        }
      }),
  }
}
