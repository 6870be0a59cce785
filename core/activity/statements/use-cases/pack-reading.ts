import { either as E, function as F, type taskEither as TE } from 'fp-ts'
import { cardLoad, type DebitCard } from '../../../cards/index.ts'
import { guarded } from '../../../kernel/attempt.ts'
import { type Fault, unauthorized } from '../../../kernel/fault.ts'
import type { WholeInvoice } from '../../../payments/index.ts'
import { entriesOf, itemIdOf, type Source, type SourceItem, type SourcePorts, sourcesOf } from '../../timeline/index.ts'
import type { PackFacts, PackPage, PackSource, PackStep, PackSteps } from '../model.ts'
import type { YearPack } from '../ports.ts'
import { isStated, phasesOf, zonedYear } from '../rules/index.ts'
import { kindRows } from '../tables.ts'

/** Sources of the pack that one call of the provider lists, in the order in which they are read. */
const groups = [['cards'], ['payments', 'bills'], ['donations'], ['payouts']] as const satisfies ReadonlyArray<
  ReadonlyArray<PackSource>
>

const waiting: PackStep = { state: 'waiting', count: 0 }

/** Steps of a pack that has not begun. */
export const firstSteps: PackSteps = {
  cards: waiting,
  payments: waiting,
  donations: waiting,
  bills: waiting,
  payouts: waiting,
}

/** Returns the sources that failed, in the order in which they are read. */
export const missingIn = (steps: PackSteps): ReadonlyArray<PackSource> =>
  groups.flat().filter((source) => steps[source].state === 'failed')

/** Pack that is being filled. */
export interface PackReading {
  readonly pack: YearPack
  readonly facts: PackFacts
  /** Null if the list of cards failed, so that their transactions are missing. */
  readonly cards: ReadonlyArray<DebitCard> | null
  /** Handles a change of the steps. */
  readonly onSteps: (steps: PackSteps) => void
  /** False once the pack was cancelled. No further request is sent then. */
  readonly isWanted: () => boolean
}

/** Makes the function that turns the items of a page into a page of the pack. Leaves repeated items out. */
const makePackPages = (cards: ReadonlyArray<DebitCard>) => {
  const seen = new Set<string>()
  return (items: ReadonlyArray<SourceItem>): PackPage => {
    const fresh = items.filter((item) => {
      // An item that settles between two requests is in both lists of its card. Both count, since only the settled one is final.
      const key = `${item.source === 'card' && item.isPending}:${itemIdOf(item)}`
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
    return {
      entries: fresh.flatMap((item) => entriesOf(item, cards)),
      loads: fresh.flatMap((item): ReadonlyArray<WholeInvoice> =>
        item.source === 'payments' && item.item.kind !== 'payout' && item.item.merchantName === cardLoad
          ? [item.item]
          : [],
      ),
    }
  }
}

/** Keeps the steps of a pack, and reports their changes. */
const makeSteps = ({ facts: { year, timeZone }, onSteps }: PackReading) => {
  const phaseOf = phasesOf(year, (ms) => zonedYear(ms, timeZone))
  let steps = firstSteps
  const change = (sources: ReadonlyArray<PackSource>, changed: (step: PackStep) => PackStep): void => {
    steps = { ...steps, ...Object.fromEntries(sources.map((source) => [source, changed(steps[source])])) }
    onSteps(steps)
  }
  return {
    get: (): PackSteps => steps,
    mark: (sources: ReadonlyArray<PackSource>, state: PackStep['state']): void =>
      change(sources, (step) => ({ ...step, state: step.state === 'failed' ? 'failed' : state })),
    count: ({ entries }: PackPage): void => {
      for (const entry of entries) {
        const { source } = kindRows[entry.kind]
        if (source !== null && isStated(entry) && phaseOf(entry.at) === 'within')
          steps = { ...steps, [source]: { ...steps[source], count: steps[source].count + 1 } }
      }
      onSteps(steps)
    },
  }
}

/** Adds all pages of a source to the pack. False if the source failed. */
const addSource = (
  { page }: Source,
  { pack, isWanted }: PackReading,
  packed: (items: ReadonlyArray<SourceItem>) => PackPage,
  onAdded: (page: PackPage) => void,
): TE.TaskEither<Fault, boolean> => {
  const addAfter =
    (cursor: string | null): TE.TaskEither<Fault, boolean> =>
    async () => {
      if (!isWanted()) return E.left(unauthorized)
      const answer = await guarded(page(cursor), F.identity<Fault>)()
      if (E.isLeft(answer)) return E.right(false)
      const next = packed(answer.right.items)
      const added = await pack.add(next)()
      if (E.isLeft(added)) return added
      onAdded(next)
      return answer.right.next === null ? E.right(true) : addAfter(answer.right.next)()
    }
  return addAfter(null)
}

/**
 * Reads all sources page by page, and adds them to the pack. Reads one source after another, since equal data in the same order
 * makes equal packs (STMT-007). A source that fails is left out from there on, and its step says so (STMT-009). Faults: those of
 * the pack, and Unauthorized once the pack is not wanted.
 */
export const fillPack =
  (ports: SourcePorts, reading: PackReading): TE.TaskEither<Fault, PackSteps> =>
  async () => {
    const { facts, cards } = reading
    const all = sourcesOf(ports, cards ?? [], { from: null, now: facts.now })
    const pageOf = makePackPages(cards ?? [])
    const steps = makeSteps(reading)
    for (const group of groups) {
      steps.mark(group, 'reading')
      if (group[0] === 'cards' && cards === null) steps.mark(group, 'failed')
      for (const source of all.filter(({ id, cardId }) => (cardId === null ? id : 'cards') === group[0])) {
        const added = await addSource(source, reading, pageOf, steps.count)()
        if (E.isLeft(added)) return added
        if (!added.right) steps.mark(group, 'failed')
      }
      steps.mark(group, 'read')
    }
    return E.right(steps.get())
  }
