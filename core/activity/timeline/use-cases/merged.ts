import { either as E, type taskEither as TE } from 'fp-ts'
import type { Fault } from '../../../kernel/fault.ts'
import { makePagedResource, type PagedResource } from '../../../kernel/paged-resource.ts'
import { makeScope } from '../../../kernel/scope.ts'
import type { Stores } from '../../../kernel/store.ts'
import type { Clock } from '../../../platform/ports.ts'
import { blockingSources, continues, type SourceState, withBeginning, withSourcePage } from '../rules/index.ts'
import { parallelRequests } from '../tables.ts'
import { type Limiter, makeLimiter } from './limited.ts'
import { type Source, type SourceCard, type SourcePage, type SourcePorts, sourcesOf, whileWanted } from './sources.ts'

/** Period and cards of the merged sources. */
export interface MergedQuery {
  /** Milliseconds since 1970. Null for no limit. */
  readonly from: number | null
  readonly now: number
  readonly cards: ReadonlyArray<SourceCard>
}

/** Sources with their loaded parts. Empty before the first pages. */
export type MergedList = ReadonlyArray<SourceState>

/** Responses to the requests of one round, by source. */
type Round = ReadonlyArray<{ readonly id: string; readonly answer: E.Either<Fault, SourcePage> }>

const initialOf = ({ id, cardId }: Source): SourceState => ({
  id,
  cardId,
  items: [],
  cursor: null,
  isStarted: false,
  isWhole: false,
  failure: null,
})

const withAnswer = (state: SourceState, answer: E.Either<Fault, SourcePage>): SourceState =>
  E.isLeft(answer) ? { ...state, failure: 'failed' } : withSourcePage(state, answer.right)

/** Conditions of a round of requests. */
interface Sending {
  /** Limiter of all rounds. */
  readonly limited: Limiter
  /** False once another list is open, and after sign-out. No further request is sent then. */
  readonly isWanted: () => boolean
  /** True if entries were loaded before. */
  readonly hasItems: boolean
}

/** Sends a round of requests. Fails only if every request fails and nothing was loaded before (ACT-017). */
const sendRound =
  (
    sources: ReadonlyArray<Source>,
    targets: MergedList,
    { limited, isWanted, hasItems }: Sending,
  ): TE.TaskEither<Fault, Round> =>
  async () => {
    const tasks = targets.flatMap(({ id, cursor }) => {
      const source = sources.find((one) => one.id === id)
      if (source === undefined) return []
      const request = whileWanted(isWanted, source.page(cursor))
      return [{ requests: source.requests, run: async () => ({ id, answer: await request() }) }]
    })
    const round = await Promise.all(tasks.map((task) => limited(task)))
    const failures = round.flatMap(({ answer }) => (E.isLeft(answer) ? [answer.left] : []))
    const [fault] = failures
    return fault !== undefined && failures.length === round.length && !hasItems ? E.left(fault) : E.right(round)
  }

/** Ports of the merged sources. */
export interface MergedPorts extends SourcePorts {
  readonly stores: Stores
  readonly clock: Clock
}

/** Rules and effects that the slice passes to the merged sources. */
export interface MergedSpec {
  /** Number of entries that are shown of a list. If a round adds none, the next round is sent immediately. */
  readonly shownCount: (list: MergedList) => number
  readonly landed: () => void
  readonly onFault: (fault: Fault, of: 'page' | 'refresh') => void
}

/**
 * Makes the timeline of a provider without the merged query (ACT-005 to ACT-007, ACT-027). It reads the specified calls as
 * one paged resource. A page is one round of requests: the next page of each source that holds back further entries.
 */
export const makeMergedFeed = (
  { stores, clock, ...ports }: MergedPorts,
  { shownCount, landed, onFault }: MergedSpec,
): PagedResource<MergedQuery, MergedList> => {
  const limited = makeLimiter(parallelRequests.value)
  const lists = makeScope(stores, clock)
  const resource = makePagedResource<MergedQuery, MergedList, Round>({
    stores,
    clock,
    empty: [],
    page: ({ cards, from, now }, list) => {
      const sources = sourcesOf(ports, cards, { from, now })
      const targets = list.length === 0 ? sources.map(initialOf) : blockingSources(list)
      const hasItems = list.some(({ isStarted }) => isStarted)
      return targets.length === 0 ? null : sendRound(sources, targets, { limited, isWanted: lists.isOpen(), hasItems })
    },
    append: (list, round, { cards, from, now }) => {
      const answers = new Map(round.map(({ id, answer }) => [id, answer]))
      const states = list.length === 0 ? sourcesOf(ports, cards, { from, now }).map(initialOf) : list
      return states.map((state) => {
        const answer = answers.get(state.id)
        return answer === undefined ? state : withAnswer(state, answer)
      })
    },
    isShort: (list, before) => shownCount(list) === shownCount(before),
    isEnough: (beginning, present) =>
      beginning.every((state) => {
        const known = present.find(({ id }) => id === state.id)
        return known === undefined || continues(state, known)
      }),
    merge: (present, beginning) =>
      present.map((state) => {
        const fresh = beginning.find(({ id }) => id === state.id)
        return fresh === undefined ? state : withBeginning(state, fresh)
      }),
    landed,
    onFault,
  })
  return {
    ...resource,
    open: (query) => {
      lists.renew()
      resource.open(query)
    },
  }
}

/** Marks the failed sources, so that the next round loads them again (ACT-017). */
export const retrying = (list: MergedList): MergedList =>
  list.map((state) => (state.failure === null ? state : { ...state, failure: 'retrying' }))
