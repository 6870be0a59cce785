import {
  type ActivityRecords,
  makeTimeline,
  noTimelineFilter,
  type TimelineEntry,
  type TimelineFilter,
  type TimelinePage,
} from '@paydeck/core/activity'
import type { CardActivityItem, CardListState, CardTransaction, DebitCard } from '@paydeck/core/cards'
import { type Fault, type UnsupportedCall, unreachable, unsupported } from '@paydeck/core/kernel'
import type { ListQuery, WholeActivity } from '@paydeck/core/payments'
import type { SecurityEvent } from '@paydeck/core/security'
import { settle } from '@paydeck/core/testing'
import { either as E, type taskEither as TE } from 'fp-ts'
import { purchase } from '../../cards/bench.ts'
import { now, pageOf } from '../../payments/bench.ts'
import { makeHold, makeSurroundings, textStorage } from '../../slice-bench/index.ts'

export { now } from '../../payments/bench.ts'

/** True if an item is in the list of payouts or in that of donations. */
const isIn =
  (list: 'payouts' | 'donations') =>
  (item: WholeActivity): boolean =>
    item.kind === 'payout' ? list === 'payouts' : list === 'donations' && item.itemCode === 'bitcoindonation'

/** Filter that matches every entry. */
export const allEntries: TimelineFilter = { ...noTimelineFilter, range: 'all' }

export const minute = 60_000

/** Returns a card transaction that was posted at a time. */
export const posted = (id: string, at: number, change: Partial<CardTransaction> = {}): CardTransaction =>
  purchase(id, 0, { dates: { auth: at, post: at }, ...change })

/** Returns an item of a card's pending list. */
export const authorized = (id: string, at: number): CardActivityItem => ({
  ...purchase(id, 0, { status: 'pending', dates: { auth: at, post: null } }),
  isTopUp: false,
  timestamp: at,
})

/** Returns a change of where money goes. */
export const addressAdded = (id: string, at: number): SecurityEvent => ({
  id,
  kind: 'address-added',
  at,
  userAgent: '',
  address: '',
  country: null,
})

/** Returns an active card. */
export const cardOf = (id: string): DebitCard => ({
  id,
  nickname: `Card ${id}`,
  provider: 'galileo',
  cardType: 'virtual',
  lastFourDigits: '4821',
  currency: { code: 'USD', symbol: '$' },
  cardBalance: null,
  lockedByUser: false,
  activationDate: 1,
  pagingSupport: true,
  status: 'active',
  disabled: false,
})

/** Items of a provider without the merged timeline, newest first. A test may change them between two requests. */
export interface ProviderItems {
  settled: Record<string, ReadonlyArray<CardTransaction>>
  pending: Record<string, ReadonlyArray<CardActivityItem>>
  payments: ReadonlyArray<WholeActivity>
  security: ReadonlyArray<SecurityEvent>
}

/** Sizes of the pages that the provider chooses itself. */
export interface PageSizes {
  readonly settled?: number
  readonly security?: number
}

/** Slice with a fake provider. Without `records`, the provider does not offer the merged timeline. */
export interface Options {
  readonly cards?: ReadonlyArray<DebitCard>
  readonly items?: Partial<ProviderItems>
  readonly sizes?: PageSizes
  /** Number of items in the list of payments, which some providers end with the oldest payment. Default: all items. */
  readonly endOfPayments?: number
  readonly records?: ActivityRecords['page']
  /** Runs before a request is answered, with the name of its source. */
  readonly beforeAnswer?: (source: string) => void
}

const eventsAfter = (all: ReadonlyArray<SecurityEvent>, before: string | null, size: number) => {
  const start = before === null ? 0 : all.findIndex(({ id }) => id === before) + 1
  const events = all.slice(start, start + size)
  return { events, next: start + size < all.length ? (events.at(-1)?.id ?? null) : null }
}

/** Makes the timeline over a fake provider that counts its requests. */
export const makeTimelineBench = (options: Options = {}) => {
  const { cards = [], items = {}, sizes = {}, endOfPayments, records, beforeAnswer } = options
  const { ports, seen } = makeSurroundings(now)
  const provider: ProviderItems = { settled: {}, pending: {}, payments: [], security: [], ...items }
  const { settled: cardPage = 100, security: securityPage = 20 } = sizes
  const hold = makeHold()
  const requests: Array<string> = []
  const failing = new Set<string>()
  const load = { inFlight: 0, most: 0 }
  const cardList = ports.stores.make<Pick<CardListState, 'cards' | 'listFailed'>>({ cards, listFailed: false })
  const answer =
    <A>(source: string, weight: number, make: () => A): TE.TaskEither<Fault, A> =>
    async () => {
      requests.push(source)
      load.inFlight += weight
      load.most = Math.max(load.most, load.inFlight)
      await hold.pass(source)
      load.inFlight -= weight
      beforeAnswer?.(source)
      return failing.has(source) ? E.left(unreachable) : E.right(make())
    }
  const itemsOf = (list: ListQuery['list']) =>
    list === 'payments' ? provider.payments.slice(0, endOfPayments) : provider.payments.filter(isIn(list))
  const timeline = makeTimeline({
    ...ports,
    device: { timeZone: () => 'UTC' },
    storage: textStorage(),
    cards: cardList,
    activityRecords: {
      page: (input) =>
        records === undefined
          ? answer<TimelinePage | UnsupportedCall>('activity', 1, () => unsupported)
          : records(input),
    },
    cardActivities: {
      overview: ({ cardId }) =>
        answer(`pending:${cardId}`, 2, () => ({ dateAccountOpened: null, pending: provider.pending[cardId] ?? [] })),
      settled: ({ cardId, page }) =>
        answer(`card:${cardId}`, 1, () => {
          const all = provider.settled[cardId] ?? []
          return {
            currentPageNumber: page,
            totalPageCount: Math.ceil(all.length / cardPage),
            totalRecordCount: all.length,
            transactionList: all.slice((page - 1) * cardPage, page * cardPage),
          }
        }),
    },
    paymentLists: {
      page: (query: ListQuery) => answer(query.list, 1, () => pageOf(itemsOf(query.list), query)),
    },
    securityRecord: {
      page: ({ before }) => answer('security', 1, () => eventsAfter(provider.security, before, securityPage)),
    },
  })
  const state = () => timeline.state.get()
  const shownOf = (entries: ReadonlyArray<TimelineEntry>) =>
    entries.filter(({ id }) => !state().held.has(id)).map(({ id }) => id)
  return {
    ...seen,
    ...hold,
    timeline,
    provider,
    /** Names of the sources, once for each request. */
    requests,
    /** Names of the sources whose requests fail. */
    failing,
    load,
    state,
    cardList,
    /** Ids of the shown entries that are not pending, in order. */
    shown: () => shownOf(state().entries),
    shownPending: () => shownOf(state().pending),
    show: async (change: Partial<TimelineFilter> = {}): Promise<void> => {
      timeline.show({ ...allEntries, ...change })
      await settle()
    },
    more: async (): Promise<void> => {
      timeline.more()
      await settle()
    },
    /** Loads pages until the list is complete. */
    loadAll: async (): Promise<void> => {
      for (let page = 0; state().status !== 'endOfList' && page < 500; page += 1) {
        timeline.more()
        await settle()
      }
    },
  }
}

export type TimelineBench = ReturnType<typeof makeTimelineBench>
