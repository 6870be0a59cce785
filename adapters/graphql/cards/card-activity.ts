import {
  activityKind,
  activityOf,
  type ActivityOverview,
  type ActivityQuery,
  type CardActivities,
  type CardActivityItem,
  cardPages,
  type Fault,
  pendingSince,
  topUpActivity,
} from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { ReplyOf } from '../../wire/call.ts'
import * as calls from '../../wire/cards/card-activity.ts'
import { getCardTopUps } from '../../wire/cards/card-top-up.ts'
import { transactionOf, withTransactionExtras } from './shared.ts'

type Listed = ReplyOf<typeof calls.getPendingTransactions>['pendingTransactions']
type Answer = ReplyOf<typeof calls.getCardActivityOverview>['activityOverview']

const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString()

/**
 * Maps pending transactions. Marks a card load as a top-up, because the provider lists pending top-ups as card loads, too
 * (CARD-074).
 */
const pendingOf = (listed: Listed): ReadonlyArray<CardActivityItem> =>
  listed.map(transactionOf).map((one) => ({ ...activityOf(one, true), isTopUp: activityKind(one) === 'load' }))

/** Joins the pending transactions of two responses. Keeps a transaction only once if both responses contain it. */
const overviewOf = (
  { dateAccountOpened, pendingTransactions }: Answer,
  more: ReadonlyArray<CardActivityItem>,
): ActivityOverview => ({
  dateAccountOpened,
  pending: [...new Map([...more, ...pendingOf(pendingTransactions)].map((item) => [item.id, item])).values()],
})

/** Sends two requests in parallel and joins their responses. Fails if either request fails. */
const inParallel = <A, B, C>(
  one: TE.TaskEither<Fault, A>,
  other: TE.TaskEither<Fault, B>,
  join: (one: A, other: B) => C,
): TE.TaskEither<Fault, C> =>
  F.pipe(
    one,
    TE.map((first) => (second: B) => join(first, second)),
    TE.ap(other),
  )

export const graphqlCardActivities = (client: GraphqlClient): CardActivities => {
  const callWithExtras = withTransactionExtras(client)
  const paged = callWithExtras(calls.getCardActivityOverviewPaged)
  const unpaged = callWithExtras(calls.getCardActivityOverview)
  const pending = callWithExtras(calls.getPendingTransactions)
  const settled = callWithExtras(calls.getSettledTransactions)

  const pagedOverview = ({ cardId, startDate, endDate }: ActivityQuery): TE.TaskEither<Fault, ActivityOverview> => {
    const common = { debitCardId: cardId, credited: false, startDate: dateOf(startDate) }
    const first = { pageSize: cardPages.overview.value, pageNumber: 1, endDate: dateOf(endDate) }
    return inParallel(
      paged({ ...common, ...first }),
      pending(common),
      ({ activityOverview }, { pendingTransactions }) => overviewOf(activityOverview, pendingOf(pendingTransactions)),
    )
  }

  const unpagedOverview = ({
    cardId,
    startDate,
    endDate,
    requestedAt,
  }: ActivityQuery): TE.TaskEither<Fault, ActivityOverview> =>
    inParallel(
      unpaged({
        debitCardId: cardId,
        recordCount: cardPages.fetch.value,
        startDate: dateOf(startDate),
        endDate: dateOf(endDate),
      }),
      client.call(getCardTopUps)({
        debitCardId: cardId,
        credited: false,
        startDate: dateOf(pendingSince(requestedAt)),
      }),
      ({ activityOverview }, { cardTopUps }) => overviewOf(activityOverview, cardTopUps.map(topUpActivity)),
    )

  return {
    overview: (query) => (query.form === 'paged' ? pagedOverview(query) : unpagedOverview(query)),
    settled: ({ cardId, startDate, endDate, page, pageSize }) =>
      F.pipe(
        settled({
          debitCardId: cardId,
          pageSize,
          pageNumber: page,
          startDate: dateOf(startDate),
          endDate: dateOf(endDate),
        }),
        TE.map(({ settledTransactions: { transactionList, ...counts } }) => ({
          ...counts,
          transactionList: transactionList.map(transactionOf),
        })),
      ),
  }
}
