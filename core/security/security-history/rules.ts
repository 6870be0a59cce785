import type { Fault } from '../../kernel/fault.ts'
import type { SecurityEventKind, SecurityEventPage } from './model.ts'
import { type EventRow, eventRows, unknownEvent } from './tables.ts'

/** Returns icon and title of a kind; an unknown kind gets a generic row. */
export const eventRow = (kind: SecurityEventKind | null): EventRow => (kind === null ? unknownEvent : eventRows[kind])

/** Appends an earlier page to the history. */
export const withEarlier = (known: SecurityEventPage, page: SecurityEventPage): SecurityEventPage => {
  const ids = new Set(known.events.map(({ id }) => id))
  return { events: [...known.events, ...page.events.filter(({ id }) => !ids.has(id))], next: page.next }
}

/** True if the change is complete and can no longer be stopped: the provider answered 409. */
export const isTooLate = (fault: Fault): boolean => fault._tag === 'Rejected' && fault.status === 409

/** Marks an event as one whose change the user cannot stop any longer. */
export const withStopped = (known: SecurityEventPage, id: string): SecurityEventPage => ({
  ...known,
  events: known.events.map((event) => (event.id === id ? { ...event, canStop: false } : event)),
})

/**
 * Puts a reloaded newest page on top of the history. If the two do not overlap, only the page remains, since events
 * between them would be missing.
 */
export const withNewest = (known: SecurityEventPage, page: SecurityEventPage): SecurityEventPage => {
  const ids = new Set(page.events.map(({ id }) => id))
  const isJoined = known.events.some(({ id }) => ids.has(id))
  if (!isJoined) return page
  return { events: [...page.events, ...known.events.filter(({ id }) => !ids.has(id))], next: known.next }
}
