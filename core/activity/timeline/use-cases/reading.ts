import { either as E, function as F, type task as T, taskEither as TE } from 'fp-ts'
import { unsupported } from '../../../kernel/capability.ts'
import type { Fault } from '../../../kernel/fault.ts'
import type { MissingSource, TimelineEntry } from '../model.ts'
import type { ActivityRecords } from '../ports.ts'
import { entriesOf, entryOfRecord, inOrder, type KnownCards, matcherOf } from '../rules/index.ts'
import { parallelRequests, timelinePages } from '../tables.ts'
import { makeLimiter } from './limited.ts'
import type { OfferedQuery } from './offered.ts'
import { repeatedCursor, type Source, type SourceCard, type SourcePorts, sourcesOf, whileWanted } from './sources.ts'

/** Ports that read whole periods. */
export interface ReadingPorts extends SourcePorts {
  readonly activityRecords: ActivityRecords
}

/** Read of all entries of a query. */
export interface Reading {
  readonly query: OfferedQuery
  /** Milliseconds since 1970. */
  readonly now: number
  readonly cards: KnownCards & ReadonlyArray<SourceCard>
  /** Handles the number of entries read so far. */
  readonly onCount: (count: number) => void
  /** False once the caller does not need the result. No further request is sent then. */
  readonly isWanted: () => boolean
}

type Entries = ReadonlyArray<TimelineEntry>

/** Reads the provider's merged timeline, page by page. `unsupported` if the provider has none. */
const readOffered = ({ activityRecords }: ReadingPorts, reading: Reading) => {
  const { query, cards, onCount, isWanted } = reading
  const readAfter = (
    cursors: ReadonlyArray<string>,
    before: Entries,
  ): TE.TaskEither<Fault, Entries | typeof unsupported> =>
    F.pipe(
      whileWanted(
        isWanted,
        activityRecords.page({ ...query, limit: timelinePages.whole.value, after: cursors.at(-1) ?? null }),
      ),
      TE.flatMap((page) => {
        if (page === unsupported) return TE.right(unsupported)
        const records = [...(page.first?.pending ?? []), ...page.records]
        const entries = [...before, ...records.flatMap((record) => entryOfRecord(record, cards))]
        onCount(entries.length)
        if (page.after === null) return TE.right(entries)
        return cursors.includes(page.after) ? TE.left(repeatedCursor) : readAfter([...cursors, page.after], entries)
      }),
    )
  return readAfter([], [])
}

/** Reads one source to its end. */
const readSource = (
  { page }: Source,
  { cards, onCount, isWanted }: Pick<Reading, 'cards' | 'onCount' | 'isWanted'>,
): TE.TaskEither<Fault, Entries> => {
  const readAfter = (cursors: ReadonlyArray<string>, before: Entries): TE.TaskEither<Fault, Entries> =>
    F.pipe(
      whileWanted(isWanted, page(cursors.at(-1) ?? null)),
      TE.flatMap(({ items, next }) => {
        const entries = [...before, ...items.flatMap((item) => entriesOf(item, cards))]
        onCount(entries.length)
        if (next === null) return TE.right(entries)
        return cursors.includes(next) ? TE.left(repeatedCursor) : readAfter([...cursors, next], entries)
      }),
    )
  return readAfter([], [])
}

/** Entries of a period, as far as they could be read. */
export interface ReadParts {
  /** Newest first. */
  readonly entries: Entries
  /** Sources that failed, with their faults. Their entries are left out. */
  readonly failures: ReadonlyArray<{ readonly source: MissingSource; readonly fault: Fault }>
}

/** Reads the sources in parallel. */
const readSources =
  (ports: ReadingPorts, { query, now, cards, onCount, isWanted }: Reading): T.Task<ReadParts> =>
  async () => {
    const counts = new Map<string, number>()
    const tasks = sourcesOf(ports, cards, { from: query.from, now }).map((source) => {
      const read = readSource(source, {
        cards,
        isWanted,
        onCount: (count) => {
          counts.set(source.id, count)
          onCount([...counts.values()].reduce((sum, one) => sum + one, 0))
        },
      })
      return { requests: source.requests, run: async () => ({ source, result: await read() }) }
    })
    const limited = makeLimiter(parallelRequests.value)
    const results = await Promise.all(tasks.map((task) => limited(task)))
    const entries = results.flatMap(({ result }) => (E.isRight(result) ? result.right : []))
    return {
      entries: inOrder(entries.filter(matcherOf(query))),
      failures: results.flatMap(({ source: { id, cardId }, result }) =>
        E.isLeft(result) ? [{ source: { id, cardId }, fault: result.left }] : [],
      ),
    }
  }

/**
 * Makes the function that reads all entries of a query. If a source fails, it returns the entries of the others. Faults: any,
 * from a provider of the merged timeline.
 */
export const makeReadParts =
  (ports: ReadingPorts) =>
  (reading: Reading): TE.TaskEither<Fault, ReadParts> =>
    F.pipe(
      readOffered(ports, reading),
      TE.flatMap((answer) =>
        answer === unsupported
          ? TE.fromTask(readSources(ports, reading))
          : TE.right({ entries: inOrder(answer), failures: [] }),
      ),
    )

/** Makes the function that reads all entries of a query, newest first. Fails if a source fails. Faults: any. */
export const makeReadEntries =
  (ports: ReadingPorts) =>
  (reading: Reading): TE.TaskEither<Fault, Entries> =>
    F.pipe(
      makeReadParts(ports)(reading),
      TE.flatMap(({ entries, failures: [failure] }) =>
        failure === undefined ? TE.right(entries) : TE.left(failure.fault),
      ),
    )
