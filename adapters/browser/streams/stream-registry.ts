import type { Observable, Unsubscribable } from 'rxjs'
import type { EventSignal } from '../../transport/event-stream.ts'

/** The streams that the leading tab holds, one for each id however many tabs want it (VERIF-066). */
export interface StreamRegistry {
  /** Opens what is not there. True: it is open already, which a tab that is new to it would not hear. */
  readonly add: (tab: string, id: string) => boolean
  /** Closes what nobody wants any more. */
  readonly remove: (tab: string, id: string) => void
  /** Forgets the other tabs that have not asked again for so many calls of this. */
  readonly expire: (most: number) => void
  /** Whether another tab wants something. */
  readonly hasOtherTabs: () => boolean
  /** Closes all. */
  readonly clear: () => void
}

interface StreamEntry {
  /** The tabs that want it, each with how long ago it asked. */
  readonly tabs: Map<string, number>
  isOpen: boolean
  stream: Unsubscribable | null
}

/** @param self the tab that leads, which never forgets itself */
export const makeStreamRegistry = (
  self: string,
  open: (id: string) => Observable<EventSignal>,
  emit: (id: string, signal: EventSignal) => void,
): StreamRegistry => {
  const entries = new Map<string, StreamEntry>()
  const close = (id: string): void => {
    entries.get(id)?.stream?.unsubscribe()
    entries.delete(id)
  }
  const done = (tab: string, id: string): void => {
    const one = entries.get(id)
    if (one?.tabs.delete(tab) === true && one.tabs.size === 0) close(id)
  }
  const receive = (id: string, one: StreamEntry, signal: EventSignal): void => {
    if (entries.get(id) !== one) return
    one.isOpen = signal === 'open' || signal === 'event'
    // Whoever tries again begins anew.
    if (signal === 'closed') entries.delete(id)
    emit(id, signal)
  }
  const openEntry = (tab: string, id: string): void => {
    const one: StreamEntry = { tabs: new Map([[tab, 0]]), isOpen: false, stream: null }
    entries.set(id, one)
    const stream = open(id).subscribe((signal) => receive(id, one, signal))
    if (entries.get(id) === one) one.stream = stream
    else stream.unsubscribe()
  }
  return {
    add: (tab, id) => {
      const one = entries.get(id)
      if (one === undefined) {
        openEntry(tab, id)
        return false
      }
      const isNew = !one.tabs.has(tab)
      one.tabs.set(tab, 0)
      return isNew && one.isOpen
    },
    remove: done,
    expire: (most) => {
      for (const [id, { tabs }] of entries)
        for (const [tab, age] of tabs) {
          if (tab === self) continue
          if (age >= most) done(tab, id)
          else tabs.set(tab, age + 1)
        }
    },
    hasOtherTabs: () => [...entries.values()].some(({ tabs }) => [...tabs.keys()].some((tab) => tab !== self)),
    clear: () => {
      for (const id of entries.keys()) close(id)
    },
  }
}
