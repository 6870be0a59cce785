import type { TimelineEntry } from '../model.ts'
import { compareEntries } from './order.ts'

/** Entries that were listed before the latest response. */
export interface KnownEntries {
  readonly ids: ReadonlySet<string>
  /** Oldest entry that is not pending. Null if there was none. */
  readonly oldest: TimelineEntry | null
}

type Listed = { readonly pending: ReadonlyArray<TimelineEntry>; readonly entries: ReadonlyArray<TimelineEntry> }

/** Returns the entries of a list, to compare them with a later list. */
export const knownEntriesOf = ({ pending, entries }: Listed): KnownEntries => ({
  ids: new Set([...pending, ...entries].map(({ id }) => id)),
  oldest: entries.at(-1) ?? null,
})

/**
 * Returns the ids of entries that have arrived since the list was known (ACT-018): pending ones, and those above an entry
 * that was listed. Entries below belong to a further page.
 */
export const arrivedEntries = ({ ids, oldest }: KnownEntries, { pending, entries }: Listed): ReadonlyArray<string> => {
  const isAbove = (entry: TimelineEntry): boolean => oldest === null || compareEntries(entry, oldest) < 0
  return [...pending, ...entries.filter(isAbove)].map(({ id }) => id).filter((id) => !ids.has(id))
}

/**
 * Returns the ids of the entries that are held back, with those of entries that have arrived since the list was known
 * (ACT-018). At the top of the page, no further entry is held back.
 */
export const heldIn = (
  {
    held,
    known,
    isAtTop,
  }: { readonly held: ReadonlySet<string>; readonly known: KnownEntries | null; readonly isAtTop: boolean },
  list: Listed,
): ReadonlySet<string> => {
  const arrived = known === null || isAtTop ? [] : arrivedEntries(known, list)
  return arrived.length === 0 ? held : new Set([...held, ...arrived])
}
