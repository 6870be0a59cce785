import type { Fault } from '../../kernel/fault.ts'
import type { SecurityEventKind, SecurityEventPage } from './model.ts'
import { type EventRow, eventRows, unknownEvent } from './tables.ts'

/** Returns icon and title of a kind; an unknown kind gets a generic row. */
export const eventRow = (kind: SecurityEventKind | null): EventRow => (kind === null ? unknownEvent : eventRows[kind])

/** Appends an earlier page to the history. */
export const withEarlier = (history: SecurityEventPage, page: SecurityEventPage): SecurityEventPage => {
  const ids = new Set(history.events.map(({ id }) => id))
  return { events: [...history.events, ...page.events.filter(({ id }) => !ids.has(id))], next: page.next }
}

/** True if the change is complete and can no longer be stopped: the provider answered 409. */
export const isTooLate = (fault: Fault): boolean => fault._tag === 'Rejected' && fault.status === 409

/** Sets `canStop` of an event to false, since the user cannot stop its change any longer. */
export const withStopped = (history: SecurityEventPage, id: string): SecurityEventPage => ({
  ...history,
  events: history.events.map((event) => (event.id === id ? { ...event, canStop: false } : event)),
})

/**
 * Puts a reloaded newest page on top of the history. If the page does not overlap the history, drops the history, since
 * events between the page and the history would be missing.
 */
export const withNewest = (history: SecurityEventPage, page: SecurityEventPage): SecurityEventPage => {
  const ids = new Set(page.events.map(({ id }) => id))
  const isJoined = history.events.some(({ id }) => ids.has(id))
  if (!isJoined) return page
  return { events: [...page.events, ...history.events.filter(({ id }) => !ids.has(id))], next: history.next }
}
