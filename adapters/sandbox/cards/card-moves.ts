import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { User } from '../account/tables.ts'
import { lockUser } from '../account/users.ts'
import type { BaseContext } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { transact } from '../database/transaction.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { centsOf, dollars } from '../money/amounts.ts'
import { addToBalance } from './balance.ts'
import { codes, movesMoney } from './record-types.ts'
import type { CardTransactionsTable, DebitCardsTable, StepColumn } from './tables.ts'

type Means = Pick<BaseContext, 'database' | 'now'>
type Writing = Means & Pick<BaseContext, 'random'>

/** Database row of a card transaction, with the programme of its card. */
export type Row = Selectable<CardTransactionsTable> & { readonly provider: DebitCardsTable['provider'] }

const rows = (database: Queries, userId: string) =>
  database
    .selectFrom('cardTransactions')
    .innerJoin('debitCards', 'debitCards.id', 'cardTransactions.cardId')
    .selectAll('cardTransactions')
    .select('debitCards.provider')
    .where('debitCards.userId', '=', userId)

/** Returns a transaction of the user. Another user's transaction counts as missing (A2). */
const transactionOf = async (database: Queries, userId: string, id: string): Promise<Row> =>
  (await rows(database, userId).where('cardTransactions.id', '=', id).executeTakeFirst()) ?? notFound()

/** Returns the newest transactions of a user's cards for the control page. */
export const transactionsOf = async (
  { database }: Pick<Means, 'database'>,
  { id }: Pick<User, 'id'>,
  most: number,
): Promise<ReadonlyArray<Pick<Row, 'id' | 'cardId' | 'merchantName' | 'displayPrice' | 'status' | 'type'>>> =>
  database
    .selectFrom('cardTransactions')
    .innerJoin('debitCards', 'debitCards.id', 'cardTransactions.cardId')
    .select(['cardTransactions.id', 'cardId', 'merchantName', 'displayPrice', 'cardTransactions.status', 'type'])
    .where('userId', '=', id)
    .orderBy('authorizedAt', 'desc')
    .orderBy('cardTransactions.id')
    .limit(most)
    .execute()

/** Returns SQL that appends a step to the history of a transaction. */
const withStep = (step: StepColumn['step'], at: number) =>
  sql<string>`history || ${JSON.stringify([{ step, at }])}::jsonb`

const isPending = ({ status }: Row): boolean => status === 'pending' || status === 'paid'

/**
 * Ends a transaction without moving money: the network declined it, the merchant reversed it, or it lapsed because the
 * merchant never claimed the money.
 */
const endWithout = async (
  database: Queries,
  { id }: Row,
  end: { readonly type: string; readonly step: 'declined' | 'reversed'; readonly at: number },
): Promise<void> => {
  await database
    .updateTable('cardTransactions')
    .set({ status: 'invalid', postedAt: end.at, type: end.type, dueAt: null, dueStep: null })
    .set({ history: withStep(end.step, end.at) })
    .where('id', '=', id)
    .execute()
}

/** Settles a transaction. The settled amount may differ from the authorized one. */
const settleRow = async (database: Queries, row: Row, at: number, price = row.settlesAs ?? row.displayPrice) => {
  await database
    .updateTable('cardTransactions')
    .set({ status: 'settled', postedAt: at, dueAt: null, dueStep: null })
    .set({ displayPrice: price, amount: price.replace('-', ''), history: withStep('settled', at) })
    .where('id', '=', row.id)
    .execute()
  if (movesMoney(row.provider, row.type)) await addToBalance(database, row.cardId, price)
}

const due = ({ database, now }: Means, userId: string) =>
  rows(database, userId).where('dueAt', '<=', now()).orderBy('dueAt').orderBy('cardTransactions.id')

/**
 * Settles due transactions and lets unclaimed authorizations lapse, each at its own time.
 * The sandbox has no worker (docs/decisions/0026), so every handler that shows transactions or balances calls this
 * function first.
 * The lock on the user's row makes each step run once.
 */
export const runDueCardWork = async (means: Means, user: Pick<User, 'id'>): Promise<void> => {
  // Takes the lock only if something is due, so that plain reads stay lock-free.
  if ((await due(means, user.id).limit(1).executeTakeFirst()) === undefined) return
  await transact(means, async (inside) => {
    const { database } = inside
    await lockUser(database, user.id)
    for (const row of await due(inside, user.id).execute()) {
      const at = row.dueAt ?? inside.now()
      if (row.dueStep === 'settled') await settleRow(database, row, at)
      else await endWithout(database, row, { type: codes[row.provider].lapsed, step: 'reversed', at })
    }
  })
}

/** Refunds a settled purchase, in part or in full, as a separate transaction. Returns the id of this refund. */
const refundRow = async (
  { database, random }: Writing,
  row: Row,
  at: number,
  amount: string | null,
): Promise<string> => {
  const { id: refundOf, cardId, displayPrice } = row
  if (row.status !== 'settled' || !displayPrice.startsWith('-')) refuse(422, 'Only settled payments can be refunded.')
  const before = await database
    .selectFrom('cardTransactions')
    .select('displayPrice')
    .where('refundOf', '=', refundOf)
    .execute()
  const left = centsOf(displayPrice.slice(1)) - before.reduce((sum, one) => sum + centsOf(one.displayPrice), 0)
  const cents = amount === null ? left : centsOf(amount)
  if (cents <= 0 || cents > left) refuse(422, "You can't refund more than was paid.")
  const id = random.id()
  const { provider: _, priceNumber: __, search: ___, ...merchant } = row
  await database
    .insertInto('cardTransactions')
    .values({
      ...merchant,
      id,
      refundOf,
      authorizedAt: at,
      postedAt: at,
      displayPrice: dollars(cents),
      amount: dollars(cents),
      fees: json([]),
      originalAmount: null,
      originalCurrency: null,
      settlesAs: null,
      history: json([
        { step: 'pending', at },
        { step: 'settled', at },
      ]),
    })
    .execute()
  await database
    .updateTable('cardTransactions')
    .set({ history: withStep('refunded', at) })
    .where('id', '=', refundOf)
    .execute()
  await addToBalance(database, cardId, dollars(cents))
  return id
}

/** Action of a merchant or of the network on a transaction. */
export type CardMove = 'settle' | 'decline' | 'reverse' | 'refund'

const cannot = "This transaction can't be changed like this anymore."

/**
 * Applies an action to a transaction. Refuses an action that the transaction's status does not allow. Returns the id of
 * the changed or new transaction.
 */
export const moveTransaction = (
  means: Writing,
  user: Pick<User, 'id'>,
  request: { readonly id: string; readonly move: CardMove; readonly amount: string | null },
): Promise<string> =>
  transact(means, async (inside) => {
    const { database } = inside
    await lockUser(database, user.id)
    await runDueCardWork(inside, user)
    const row = await transactionOf(database, user.id, request.id)
    const { amount, move } = request
    const at = inside.now()
    const { denied, backout } = codes[row.provider]
    if (move === 'refund') return refundRow(inside, row, at, amount)
    if (!isPending(row)) return refuse(422, cannot)
    const sign = row.displayPrice.startsWith('-') ? '-' : ''
    if (move === 'settle')
      await settleRow(database, row, at, amount === null ? undefined : `${sign}${dollars(centsOf(amount))}`)
    else if (move === 'decline') await endWithout(database, row, { type: denied, step: 'declined', at })
    else await endWithout(database, row, { type: backout, step: 'reversed', at })
    return row.id
  })
