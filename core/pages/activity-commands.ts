import { function as F, taskEither as TE } from 'fp-ts'
import {
  type ActivityRecords,
  type EntryKind,
  entryKindTexts,
  entryOfRecord,
  entryRow,
  noTimelineFilter,
  queryOfTimelineFilter,
  type TimelineEntry,
  timelineFilterKeys,
  timelineQueryOf,
} from '../activity/index.ts'
import { unsupported } from '../kernel/capability.ts'
import { withQuery } from '../kernel/query.ts'
import type { Command, Find } from '../palette/index.ts'
import type { AppNavigation, Clock, Device } from '../platform/ports.ts'
import { activityDate } from '../presentation/activity-date.ts'
import { routePath } from '../routes/index.ts'
import type { Slices } from '../slices.ts'
import { foundItems } from './payment-commands.ts'

/** Ports of the search of the activity. */
export interface ActivityCommandPorts {
  readonly activityRecords: ActivityRecords
  readonly appNavigation: AppNavigation
  readonly clock: Clock
  readonly device: Pick<Device, 'timeZone'>
}

/** Kinds of entries that the search for payments does not find. */
const kinds: ReadonlyArray<EntryKind> = ['cardPurchase', 'cardRefund', 'cardLoad', 'cardFee']

const filterOf = (text: string) => ({ ...noTimelineFilter, range: 'all', text }) as const

/** Returns the command that opens an entry among those that the text finds. */
const commandOf = (
  entry: TimelineEntry,
  text: string,
  { appNavigation, clock, device }: ActivityCommandPorts,
): Command => {
  const [now, timeZone] = [clock.now(), device.timeZone()]
  const { title, mark, status, amount, slide } = entryRow(entry, { now, timeZone, hidden: null, pictureOrigins: [] })
  const date = entry.at === 0 ? '' : activityDate(now, entry.at, timeZone)
  const label = status?.text ?? (mark?.kind === 'pending' ? mark.label : '')
  return {
    id: `entry:${entry.id}`,
    title,
    synonyms: [],
    group: 'activity',
    icon: 'card',
    note: [date, entryKindTexts[entry.kind], label].filter((part) => part !== '').join(' · '),
    amount: amount?.text ?? null,
    isSuggested: false,
    isOffered: true,
    run: () =>
      appNavigation.go(
        withQuery(routePath('activity'), [
          ...queryOfTimelineFilter(filterOf(text)),
          [timelineFilterKeys.entry, `${slide.kind}:${slide.id}`],
        ]),
      ),
  }
}

/**
 * Makes the function that finds card activity by text, newest first. A provider without the merged timeline finds none, and
 * is asked only once (CMD-009).
 */
export const activityFinderOf = ({ cardList }: Pick<Slices, 'cardList'>, ports: ActivityCommandPorts): Find => {
  const { activityRecords, clock, device } = ports
  let isOffered = true
  return (text) => {
    if (!isOffered) return TE.right([])
    const timeZone = device.timeZone()
    const query = { ...timelineQueryOf(filterOf(text), clock.now(), timeZone), kinds }
    return F.pipe(
      activityRecords.page({ ...query, timeZone, limit: foundItems.value, after: null }),
      TE.map((page) => {
        if (page === unsupported) {
          isOffered = false
          return []
        }
        return [...(page.first?.pending ?? []), ...page.records]
          .flatMap((record) => entryOfRecord(record, cardList.state.get().cards))
          .slice(0, foundItems.value)
          .map((entry) => commandOf(entry, text, ports))
      }),
    )
  }
}
