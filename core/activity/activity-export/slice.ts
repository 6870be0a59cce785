import { either as E } from 'fp-ts'
import { type CardListState, readableCards } from '../../cards/index.ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeScope } from '../../kernel/scope.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Device, Files, Log } from '../../platform/ports.ts'
import { type TimelineFilter, timelineQueryOf } from '../timeline-filter/index.ts'
import { makeReadEntries, type ReadingPorts, type TimelineEntry } from '../timeline/index.ts'
import { type ActivityExportState, noActivityExport } from './model.ts'
import { activityCsv, activityFileName } from './rules.ts'
import { activityExportText, type ActivityExportView } from './view.ts'

/** Ports of the export. */
export interface ActivityExportPorts extends ReadingPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly files: Files
  readonly cards: Live<Pick<CardListState, 'cards'>>
}

/** Export of exactly the entries that a filter lists, on all pages (ACT-023). */
export interface ActivityExport {
  readonly state: Live<ActivityExportState>
  readonly view: Live<ActivityExportView>
  /**
   * Reads all entries of a filter and saves them as a CSV file. Saves nothing if a request fails. Has no effect during an
   * export.
   */
  readonly start: (input: {
    readonly filter: TimelineFilter
    /** Number of entries that the filter lists. Null if unknown. */
    readonly of: number | null
  }) => void
  /** Stops the export, and forgets its outcome. */
  readonly cancel: () => void
}

/**
 * Makes the export. Sends no request before `start`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const { activityExport } = makePaydeck(ports)
 * activityExport.start({ filter: { ...noTimelineFilter, range: 'all' }, of: null })
 * await settle()
 * activityExport.state.get().kind // 'saved'
 */
export const makeActivityExport = (ports: ActivityExportPorts): ActivityExport => {
  const { stores, clock, log, device, files, cards } = ports
  const state = stores.make<ActivityExportState>(noActivityExport)
  const runs = makeScope(stores, clock)
  const readEntries = makeReadEntries(ports)
  const save = (entries: ReadonlyArray<TimelineEntry>): void => {
    const timeZone = device.timeZone()
    const name = activityFileName(clock.now(), timeZone)
    files.save({ name, text: activityCsv(entries, timeZone) })()
    state.update(() => ({ kind: 'saved', file: name, count: entries.length }))
  }
  return {
    state,
    view: project(state, activityExportText),
    start: ({ filter, of }) => {
      if (state.get().kind === 'reading') return
      const now = clock.now()
      const timeZone = device.timeZone()
      state.update(() => ({ kind: 'reading', count: 0, of }))
      const onCount = runs.whileOpen((count: number) => state.update(() => ({ kind: 'reading', count, of })))
      const reading = readEntries({
        query: { ...timelineQueryOf(filter, now, timeZone), timeZone },
        now,
        cards: readableCards(cards.get().cards),
        onCount,
        isWanted: runs.isOpen(),
      })
      runs.request(reading, (answer: E.Either<Fault, ReadonlyArray<TimelineEntry>>) => {
        if (E.isRight(answer)) return save(answer.right)
        log.error(`The activity could not be exported: ${describeFault(answer.left)}`)
        state.update(() => ({ kind: 'failed' }))
      })
    },
    cancel: () => {
      runs.renew()
      state.update(() => noActivityExport)
    },
  }
}
