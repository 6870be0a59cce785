import { type UnsupportedCall, unsupported } from '../../../kernel/capability.ts'
import type { Fault } from '../../../kernel/fault.ts'
import { makePagedResource, type PagedResource } from '../../../kernel/paged-resource.ts'
import type { Stores } from '../../../kernel/store.ts'
import type { Clock } from '../../../platform/ports.ts'
import type { TimelineQuery } from '../../timeline-filter/index.ts'
import type { TimelinePage, TimelineRecord } from '../model.ts'
import type { ActivityRecords } from '../ports.ts'
import { itemTime, oldestOf, recordIdOf } from '../rules/index.ts'
import { timelinePages } from '../tables.ts'

/** Query of the merged timeline, with the zone that decides to which month an entry belongs. */
export type OfferedQuery = TimelineQuery & { readonly timeZone: string }

/** Loaded part of the merged timeline. */
export interface OfferedList {
  readonly records: ReadonlyArray<TimelineRecord>
  /** Contents of the first page. Null before it has loaded. */
  readonly first: NonNullable<TimelinePage['first']> | null
  /** Cursor of the next page. Null before the first page and after the last one. */
  readonly after: string | null
  /** True if the provider does not support the call. */
  readonly isUnsupported: boolean
}

/** List before the first page. */
export const nothingOffered: OfferedList = { records: [], first: null, after: null, isUnsupported: false }

/** Ports of the merged timeline of the provider. */
export interface OfferedPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly activityRecords: ActivityRecords
}

/** Appends a page. A repeated record keeps its first position. */
const withOffered = (list: OfferedList, page: TimelinePage | UnsupportedCall): OfferedList => {
  if (page === unsupported) return { ...list, after: null, isUnsupported: true }
  const records = new Map([...list.records, ...page.records].map((record) => [recordIdOf(record), record]))
  return { ...list, records: [...records.values()], first: page.first ?? list.first, after: page.after }
}

/**
 * Merges the first pages, loaded again, into the list. Drops records that these pages no longer contain. The next page stays
 * the same.
 */
const withFresh = (present: OfferedList, fresh: OfferedList): OfferedList => {
  const ids = new Set(fresh.records.map(recordIdOf))
  const others = present.records.filter((record) => !ids.has(recordIdOf(record)))
  if (fresh.after === null || others.length === present.records.length) return fresh
  // Records are compared by time, since a changed record has moved.
  const oldest = oldestOf(fresh.records.map(({ record }) => record))
  const rest = others.filter(({ record }) => oldest === null || itemTime(record) <= oldest)
  return { ...present, first: fresh.first, records: [...fresh.records, ...rest] }
}

/** Makes the timeline of a provider with the merged query: one call for each page (ACT-026). */
export const makeOfferedFeed = (
  { stores, clock, activityRecords }: OfferedPorts,
  spec: { readonly landed: () => void; readonly onFault: (fault: Fault, of: 'page' | 'refresh') => void },
): PagedResource<OfferedQuery, OfferedList> =>
  makePagedResource<OfferedQuery, OfferedList, TimelinePage | UnsupportedCall>({
    stores,
    clock,
    empty: nothingOffered,
    page: (query, { first, after, isUnsupported }) =>
      isUnsupported || (first !== null && after === null)
        ? null
        : activityRecords.page({ ...query, limit: timelinePages.provider.value, after }),
    append: withOffered,
    isEnough: (beginning, present) => {
      const known = new Set(present.records.map(recordIdOf))
      return present.records.length === 0 || beginning.records.some((record) => known.has(recordIdOf(record)))
    },
    merge: withFresh,
    ...spec,
  })
