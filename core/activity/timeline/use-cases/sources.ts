import { function as F, taskEither as TE } from 'fp-ts'
import {
  activityOf,
  type CardActivities,
  cardPages,
  type DebitCard,
  daysAhead,
  historyStart,
  overviewOf,
} from '../../../cards/index.ts'
import { guarded } from '../../../kernel/attempt.ts'
import { isoTime } from '../../../kernel/calendar.ts'
import { unsupported } from '../../../kernel/capability.ts'
import { type Fault, malformed, unauthorized } from '../../../kernel/fault.ts'
import { donationEpoch, type ListName, type PaymentLists, paymentLists } from '../../../payments/index.ts'
import type { SecurityRecord } from '../../../security/index.ts'
import type { SourceItem } from '../model.ts'
import { timelinePages } from '../tables.ts'

/** Page of a source. `next` is the cursor of the next page, or null on the last page. */
export interface SourcePage {
  readonly items: ReadonlyArray<SourceItem>
  readonly next: string | null
}

/** Source of entries: one of the specified calls, read page by page. */
export interface Source {
  readonly id: string
  /** Id of the card if the source is a card, else null. */
  readonly cardId: string | null
  /** Number of requests that a page sends at the same time. */
  readonly requests: number
  /** Fetches the page of a cursor; null is the first page. Faults: any. */
  readonly page: (cursor: string | null) => TE.TaskEither<Fault, SourcePage>
}

/** Fault of a list that repeats a cursor, since its pages would never end. */
export const repeatedCursor = malformed('activity: repeated cursor')

/**
 * Sends a request only if its response is still wanted; otherwise fails as Unauthorized, since a request after sign-out would
 * run as the next user (SESS-021). A request that throws fails as Malformed.
 */
export const whileWanted =
  <A>(isWanted: () => boolean, request: TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A> =>
  () =>
    (isWanted() ? guarded(request, F.identity<Fault>) : TE.left(unauthorized))()

/** Ports of the sources. */
export interface SourcePorts {
  readonly cardActivities: CardActivities
  readonly paymentLists: Pick<PaymentLists, 'page'>
  readonly securityRecord: Pick<SecurityRecord, 'page'>
}

/** Card of the user, as far as its source needs it. */
export type SourceCard = Pick<DebitCard, 'id' | 'provider' | 'pagingSupport'>

/** Period of the sources in milliseconds since 1970. `from` is null for no limit. */
export interface SourceRange {
  readonly from: number | null
  readonly now: number
}

const day = 86_400_000

const listSource = ({ paymentLists: lists }: SourcePorts, list: ListName, { from }: SourceRange): Source => ({
  id: list,
  cardId: null,
  requests: 1,
  page: (cursor) => {
    const [skip, limit] = [Number(cursor ?? 0), timelinePages.payments.value]
    // Without a start date, the provider's list begins with the oldest payment, and omits older payouts.
    const startDate = from === null ? donationEpoch : isoTime(from)
    const { merchantStatus } = paymentLists
    return F.pipe(
      lists.page({ list, limit, skip, startDate, merchantStatus }),
      TE.map(({ items, received }) => ({
        items: items.map((item): SourceItem => ({ source: 'payments', item })),
        next: received < limit ? null : String(skip + received),
      })),
    )
  },
})

/** Returns the time window of a card's activity; its start is limited by the history of the card's programme (CARD-058). */
const windowOf = ({ provider }: SourceCard, { from, now }: SourceRange) => ({
  startDate: Math.max(from ?? 0, historyStart(provider, now, false)),
  endDate: now + daysAhead.value * day,
})

const settledSource = ({ cardActivities }: SourcePorts, card: SourceCard, range: SourceRange): Source => ({
  id: `card:${card.id}`,
  cardId: card.id,
  requests: 1,
  page: (cursor) => {
    const page = Number(cursor ?? 1)
    return F.pipe(
      cardActivities.settled({ cardId: card.id, ...windowOf(card, range), page, pageSize: cardPages.fetch.value }),
      TE.map(({ transactionList, totalPageCount }) => ({
        items: transactionList.map((item): SourceItem => ({
          source: 'card',
          cardId: card.id,
          isPending: false,
          item: activityOf(item, false),
        })),
        // An empty page is the last one, whatever the provider's count says (CARD-081).
        next: transactionList.length === 0 || page >= totalPageCount ? null : String(page + 1),
      })),
    )
  },
})

const pendingSource = ({ cardActivities }: SourcePorts, card: SourceCard, range: SourceRange): Source => ({
  id: `pending:${card.id}`,
  cardId: card.id,
  requests: 2,
  page: () =>
    F.pipe(
      cardActivities.overview({
        cardId: card.id,
        ...windowOf(card, range),
        form: overviewOf(card),
        requestedAt: range.now,
      }),
      TE.map(({ pending }) => ({
        items: pending.map((item): SourceItem => ({ source: 'card', cardId: card.id, isPending: true, item })),
        next: null,
      })),
    ),
})

/** The security history is optional: without it, the source is empty. */
const securitySource = ({ securityRecord }: SourcePorts, { from }: SourceRange): Source => ({
  id: 'security',
  cardId: null,
  requests: 1,
  page: (before) =>
    F.pipe(
      securityRecord.page({ before }),
      TE.flatMap((page): TE.TaskEither<Fault, SourcePage> => {
        if (page === unsupported) return TE.right({ items: [], next: null })
        if (page.next !== null && page.next === before) return TE.left(repeatedCursor)
        const isBeforeStart = from !== null && (page.events.at(-1)?.at ?? 0) < from
        return TE.right({
          items: page.events.map((item): SourceItem => ({ source: 'security', item })),
          next: isBeforeStart ? null : page.next,
        })
      }),
    ),
})

/**
 * Returns the sources of a user with these cards: each card with its pending and its settled items, the payments, and the
 * security events. A provider may end its list of payments with the oldest payment, so older payouts and donations come from
 * their own lists; some items are in two lists. The pending items come first, so that an item that settles between two
 * requests is found in both lists, not in neither.
 */
export const sourcesOf = (
  ports: SourcePorts,
  cards: ReadonlyArray<SourceCard>,
  range: SourceRange,
): ReadonlyArray<Source> => [
  listSource(ports, 'payments', range),
  ...cards.map((card) => pendingSource(ports, card, range)),
  ...cards.map((card) => settledSource(ports, card, range)),
  securitySource(ports, range),
  listSource(ports, 'donations', range),
  listSource(ports, 'payouts', range),
]
