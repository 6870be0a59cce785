import type { Observable, Unsubscribable } from 'rxjs'
import type { EventSignal } from '../../transport/event-stream.ts'

/** The streams that the leading tab holds, one for each id however many tabs want it (VERIF-066). */
export interface Hub {
  /** Opens what is not there. True: it is open already, which a tab that is new to it would not hear. */
  readonly want: (tab: string, id: string) => boolean
  /** Closes what nobody wants any more. */
  readonly done: (tab: string, id: string) => void
  /** Forgets the other tabs that have not asked again for so many calls of this. */
  readonly age: (most: number) => void
  /** Whether another tab wants something. */
  readonly hasOthers: () => boolean
  /** Closes all. */
  readonly clear: () => void
}

interface Held {
  /** The tabs that want it, each with how long ago it asked. */
  readonly tabs: Map<string, number>
  isOpen: boolean
  stream: Unsubscribable | null
}

/** @param self the tab that leads, which never forgets itself */
export const makeHub = (
  self: string,
  open: (id: string) => Observable<EventSignal>,
  tell: (id: string, signal: EventSignal) => void,
): Hub => {
  const held = new Map<string, Held>()
  const close = (id: string): void => {
    held.get(id)?.stream?.unsubscribe()
    held.delete(id)
  }
  const done = (tab: string, id: string): void => {
    const one = held.get(id)
    if (one?.tabs.delete(tab) === true && one.tabs.size === 0) close(id)
  }
  const hear = (id: string, one: Held, signal: EventSignal): void => {
    if (held.get(id) !== one) return
    one.isOpen = signal === 'open' || signal === 'event'
    // Whoever tries again begins anew.
    if (signal === 'closed') held.delete(id)
    tell(id, signal)
  }
  const hold = (tab: string, id: string): void => {
    const one: Held = { tabs: new Map([[tab, 0]]), isOpen: false, stream: null }
    held.set(id, one)
    const stream = open(id).subscribe((signal) => hear(id, one, signal))
    if (held.get(id) === one) one.stream = stream
    else stream.unsubscribe()
  }
  return {
    want: (tab, id) => {
      const one = held.get(id)
      if (one === undefined) {
        hold(tab, id)
        return false
      }
      const isNew = !one.tabs.has(tab)
      one.tabs.set(tab, 0)
      return isNew && one.isOpen
    },
    done,
    age: (most) => {
      for (const [id, { tabs }] of held)
        for (const [tab, age] of tabs) {
          if (tab === self) continue
          if (age >= most) done(tab, id)
          else tabs.set(tab, age + 1)
        }
    },
    hasOthers: () => [...held.values()].some(({ tabs }) => [...tabs.keys()].some((tab) => tab !== self)),
    clear: () => {
      for (const id of held.keys()) close(id)
    },
  }
}
