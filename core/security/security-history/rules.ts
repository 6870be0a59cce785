import type { Fault } from '../../kernel/fault.ts'
import type { SecurityEventKind, SecurityEventPage, StoppableChange } from './model.ts'
import { type EventRow, eventRows, unknownEvent } from './tables.ts'

/** Returns icon and title for a kind of event. An unknown kind (null) gets a generic icon and title. */
export const eventRow = (kind: SecurityEventKind | null): EventRow => (kind === null ? unknownEvent : eventRows[kind])

/**
 * Appends a page of earlier events to the history.
 * @example
 * const page = (id) => ({ events: [{ id }], next: null })
 * withEarlier(page('b'), page('a')).events // [{ id: 'b' }, { id: 'a' }]
 */
export const withEarlier = (history: SecurityEventPage, page: SecurityEventPage): SecurityEventPage => {
  const ids = new Set(history.events.map(({ id }) => id))
  return { events: [...history.events, ...page.events.filter(({ id }) => !ids.has(id))], next: page.next }
}

/**
 * True if the fault means that the change is complete and can no longer be stopped (status 409).
 * @example
 * isTooLate(rejected(409)) // true
 */
export const isTooLate = (fault: Fault): boolean => fault._tag === 'Rejected' && fault.status === 409

/** Returns a copy of the history in which the event with this id has `canStop` false. */
export const withStopped = (history: SecurityEventPage, id: string): SecurityEventPage => ({
  ...history,
  events: history.events.map((event) => (event.id === id ? { ...event, canStop: false } : event)),
})

/** Returns the changes that the user can still stop, in the order of the history. */
export const stoppableChanges = ({ events }: SecurityEventPage): ReadonlyArray<StoppableChange> =>
  events.flatMap(({ id, kind, at, canStop = false }) => (canStop ? [{ id, at, title: eventRow(kind).title }] : []))

/**
 * Puts the events of the reloaded newest page before the loaded events. If page and history have no event in common, events
 * between them may be missing, so only the page is returned.
 */
export const withNewest = (history: SecurityEventPage, page: SecurityEventPage): SecurityEventPage => {
  const ids = new Set(page.events.map(({ id }) => id))
  const isJoined = history.events.some(({ id }) => ids.has(id))
  if (!isJoined) return page
  return { events: [...page.events, ...history.events.filter(({ id }) => !ids.has(id))], next: history.next }
}
