import type { Fault } from '../../kernel/fault.ts'
import type { SecurityEventKind, SecurityEventPage } from './model.ts'
import { type EventRow, eventRows, unknownEvent } from './tables.ts'

/** Total: a provider may note what we have no words for. */
export const eventRow = (kind: SecurityEventKind | null): EventRow => (kind === null ? unknownEvent : eventRows[kind])

/** The history with an earlier page after it. */
export const withEarlier = (known: SecurityEventPage, page: SecurityEventPage): SecurityEventPage => {
  const ids = new Set(known.events.map(({ id }) => id))
  return { events: [...known.events, ...page.events.filter(({ id }) => !ids.has(id))], next: page.next }
}

/** Whether a change that was not stopped cannot be any more: it is over, which the provider says by a conflict. */
export const isTooLate = (fault: Fault): boolean => fault._tag === 'Rejected' && fault.status === 409

/** The history once what an event tells of was stopped, or can be no more. */
export const withStopped = (known: SecurityEventPage, id: string): SecurityEventPage => ({
  ...known,
  events: known.events.map((event) => (event.id === id ? { ...event, canStop: false } : event)),
})

/**
 * The history with its newest page anew: what was shown below it stays, unless so much has happened that there would be
 * a gap between.
 */
export const withNewest = (known: SecurityEventPage, page: SecurityEventPage): SecurityEventPage => {
  const ids = new Set(page.events.map(({ id }) => id))
  const isJoined = known.events.some(({ id }) => ids.has(id))
  if (!isJoined) return page
  return { events: [...page.events, ...known.events.filter(({ id }) => !ids.has(id))], next: known.next }
}
