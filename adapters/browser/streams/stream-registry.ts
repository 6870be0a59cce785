import type { Observable, Unsubscribable } from 'rxjs'
import type { EventSignal } from '../../transport/event-stream.ts'

/** Open streams of the leading tab: one per id, however many tabs subscribe (VERIF-066). */
export interface StreamRegistry {
  /**
   * Adds a tab to a stream, and opens the stream if needed. Returns true if the tab is new and the stream was already open.
   */
  readonly add: (tab: string, id: string) => boolean
  /** Removes a tab from a stream, and closes the stream after the last tab. */
  readonly remove: (tab: string, id: string) => void
  /**
   * Removes each tab that has not repeated its request during the last `most` calls of `expire`. Never removes the leading
   * tab.
   */
  readonly expire: (most: number) => void
  /** True if a tab other than the leading tab uses a stream. */
  readonly hasOtherTabs: () => boolean
  /** Closes all streams. */
  readonly clear: () => void
}

interface StreamEntry {
  /** Tabs of the stream, each with the number of `expire` calls since its last request. */
  readonly tabs: Map<string, number>
  isOpen: boolean
  stream: Unsubscribable | null
}

/**
 * Creates the registry of the leading tab.
 * @param self name of the leading tab, which never expires
 */
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
    // A later request opens the stream again.
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
