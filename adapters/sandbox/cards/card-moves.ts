import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { User } from '../account/tables.ts'
import { holdUser } from '../account/users.ts'
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

/** A transaction with the programme of its card. */
export type Row = Selectable<CardTransactionsTable> & { readonly provider: DebitCardsTable['provider'] }

const rows = (database: Queries, userId: string) =>
  database
    .selectFrom('cardTransactions')
    .innerJoin('debitCards', 'debitCards.id', 'cardTransactions.cardId')
    .selectAll('cardTransactions')
    .select('debitCards.provider')
    .where('debitCards.userId', '=', userId)

/** A transaction of this user's; any other is as good as not there (A2). */
const transactionOf = async (database: Queries, userId: string, id: string): Promise<Row> =>
  (await rows(database, userId).where('cardTransactions.id', '=', id).executeTakeFirst()) ?? notFound()

/** The newest transactions of a user's cards, as the control page lists them. */
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

/** A step more in the history of a row. */
const withStep = (step: StepColumn['step'], at: number) =>
  sql<string>`history || ${JSON.stringify([{ step, at }])}::jsonb`

const isUnderWay = ({ status }: Row): boolean => status === 'pending' || status === 'paid'

/** No money is moved: it is refused, taken back by the merchant, or was never asked for. */
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

/** The merchant is paid: what it took, which may be more or less than was authorised. */
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
 * Settles what was to settle by now, and lets lapse what was never asked for, each at its own time. The sandbox has no
 * worker (docs/decisions/0026): whatever shows transactions or balances calls this first. Each happens once: the user's row
 * is held meanwhile.
 */
export const executeDue = async (means: Means, user: Pick<User, 'id'>): Promise<void> => {
  // Reading does not mean writing: who looks while nothing is due holds nothing.
  if ((await due(means, user.id).limit(1).executeTakeFirst()) === undefined) return
  await transact(means, async (inside) => {
    const { database } = inside
    await holdUser(database, user.id)
    for (const row of await due(inside, user.id).execute()) {
      const at = row.dueAt ?? inside.now()
      if (row.dueStep === 'settled') await settleRow(database, row, at)
      else await endWithout(database, row, { type: codes[row.provider].lapsed, step: 'reversed', at })
    }
  })
}

/** Money back for a settled purchase: a transaction of its own, of all that is left or of some of it. */
const refundRow = async (
  { database, random }: Writing,
  row: Row,
  at: number,
  amount: string | null,
): Promise<string> => {
  const { id: refundOf, cardId, displayPrice } = row
  if (row.status !== 'settled' || !displayPrice.startsWith('-')) refuse(422, 'Only what was paid for can be refunded.')
  const before = await database
    .selectFrom('cardTransactions')
    .select('displayPrice')
    .where('refundOf', '=', refundOf)
    .execute()
  const left = centsOf(displayPrice.slice(1)) - before.reduce((sum, one) => sum + centsOf(one.displayPrice), 0)
  const cents = amount === null ? left : centsOf(amount)
  if (cents <= 0 || cents > left) refuse(422, 'No more than was paid can be refunded.')
  const id = random.id()
  const { provider: _, ...merchant } = row
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

/** What a merchant or the network does with a transaction. */
export type CardMove = 'settle' | 'decline' | 'reverse' | 'refund'

const cannot = 'This transaction cannot do that any more.'

/** Moves a transaction on; refuses what does not follow from how it stands. Answers with the id of what was made or moved. */
export const moveTransaction = (
  means: Writing,
  user: Pick<User, 'id'>,
  wanted: { readonly id: string; readonly move: CardMove; readonly amount: string | null },
): Promise<string> =>
  transact(means, async (inside) => {
    const { database } = inside
    await holdUser(database, user.id)
    await executeDue(inside, user)
    const row = await transactionOf(database, user.id, wanted.id)
    const { amount, move } = wanted
    const at = inside.now()
    const { denied, backout } = codes[row.provider]
    if (move === 'refund') return refundRow(inside, row, at, amount)
    if (!isUnderWay(row)) return refuse(422, cannot)
    const sign = row.displayPrice.startsWith('-') ? '-' : ''
    if (move === 'settle')
      await settleRow(database, row, at, amount === null ? undefined : `${sign}${dollars(centsOf(amount))}`)
    else if (move === 'decline') await endWithout(database, row, { type: denied, step: 'declined', at })
    else await endWithout(database, row, { type: backout, step: 'reversed', at })
    return row.id
  })
