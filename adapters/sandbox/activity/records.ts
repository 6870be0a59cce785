import type { getActivity } from '@paydeck/adapters/wire/activity/timeline'
import type { ReplyOf } from '@paydeck/adapters/wire/call'
import type { CallContext } from '../calls/context.ts'
import { toTopUpDto, toTransactionDto } from '../cards/transactions.ts'
import { loadDtos } from '../payments/mixed-list.ts'
import type { RowKind } from './branch.ts'
import type { Position } from './queries.ts'

type RecordDto = ReplyOf<typeof getActivity>['activity']['records'][number]
type Item = RecordDto['record']

const keyOf = (row: RowKind, id: string): string => `${row}:${id}`

const loadPayments = async (context: CallContext, positions: ReadonlyArray<Position>) => {
  const places = positions.flatMap(({ row, id }) => (row === 'invoice' || row === 'payout' ? [{ kind: row, id }] : []))
  const items = await loadDtos(context, places)
  return items.map((item): readonly [string, Item] => [
    keyOf(item.__typename === 'Invoice' ? 'invoice' : 'payout', item.id),
    item,
  ])
}

const loadTransactions = async ({ database }: CallContext, ids: ReadonlyArray<string>) => {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('cardTransactions')
    .innerJoin('debitCards', 'debitCards.id', 'cardTransactions.cardId')
    .selectAll('cardTransactions')
    .select('debitCards.provider')
    .where('cardTransactions.id', 'in', ids)
    .execute()
  return rows.map((row): readonly [string, Item] => [
    keyOf('transaction', row.id),
    {
      __typename: 'CardItem',
      debitCardId: row.cardId,
      isPending: row.postedAt === null,
      transaction: toTransactionDto(row),
    },
  ])
}

const loadTopUps = async ({ database }: CallContext, ids: ReadonlyArray<string>) => {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('topUps')
    .innerJoin('invoices', 'invoices.id', 'topUps.invoiceId')
    .innerJoin('debitCards', 'debitCards.id', 'topUps.cardId')
    .select(['topUps.id', 'topUps.cardId', 'invoiceTime', 'price', 'debitCards.provider'])
    .where('topUps.id', 'in', ids)
    .execute()
  return rows.map((row): readonly [string, Item] => [
    keyOf('topUp', row.id),
    { __typename: 'CardItem', debitCardId: row.cardId, isPending: true, transaction: toTopUpDto(row, row) },
  ])
}

/** Finds the ids of the user's events whose changes can still be stopped. */
export type FindStoppable = (context: CallContext) => Promise<ReadonlyArray<number>>

const loadEvents = async (context: CallContext, ids: ReadonlyArray<string>, findStoppable: FindStoppable) => {
  if (ids.length === 0) return []
  const rows = await context.database
    .selectFrom('securityEvents')
    .select(['id', 'publicId', 'kind', 'at', 'userAgent', 'address', 'country'])
    .where('userId', '=', context.user.id)
    .where('publicId', 'in', ids)
    .execute()
  const stoppable = new Set(await findStoppable(context))
  return rows.map(({ id, publicId, ...event }): readonly [string, Item] => [
    keyOf('event', publicId),
    { __typename: 'SecurityChange', id: publicId, ...event, canStop: stoppable.has(id) },
  ])
}

/**
 * Loads the items of entries, with one statement for each kind. Returns a function that makes the records of some of these
 * entries, in the given order.
 */
export const loadRecords = async (
  context: CallContext,
  positions: ReadonlyArray<Position>,
  findStoppable: FindStoppable,
): Promise<(some: ReadonlyArray<Position>) => ReadonlyArray<RecordDto>> => {
  const idsOf = (kind: RowKind) => positions.filter(({ row }) => row === kind).map(({ id }) => id)
  const items = new Map([
    ...(await loadPayments(context, positions)),
    ...(await loadTransactions(context, idsOf('transaction'))),
    ...(await loadTopUps(context, idsOf('topUp'))),
    ...(await loadEvents(context, idsOf('event'), findStoppable)),
  ])
  return (some) =>
    some.flatMap(({ row, id, part }) => {
      const item = items.get(keyOf(row, id))
      return item === undefined ? [] : [{ part, record: item }]
    })
}
