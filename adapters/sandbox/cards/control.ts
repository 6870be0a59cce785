import { list, nullable, record } from '@paydeck/adapters/wire/codec'
import * as t from 'io-ts'
import type { User } from '../account/tables.ts'
import { type Changing, mostRows } from '../control/part.ts'
import { insertCards } from './seed.ts'

const card = record(
  { provider: t.keyof({ firstView: null, galileo: null }) },
  {
    nickname: t.string,
    balance: t.string,
    transactions: t.number,
    status: t.string,
    disabled: nullable(t.boolean),
    lockedByUser: t.boolean,
    lastFourDigits: t.string,
    /** Milliseconds since 1970. */
    activationDate: nullable(t.number),
  },
)

export const cardFields = { cards: list(card) }

/** Puts these cards in the place of the user's; without any wish nothing changes. */
export const changeCards = async (
  { queries, now }: Changing,
  { id: userId }: User,
  { cards }: { readonly cards?: ReadonlyArray<t.TypeOf<typeof card>> | undefined },
): Promise<void> => {
  if (cards === undefined) return
  await queries.deleteFrom('debitCards').where('userId', '=', userId).execute()
  const seeds = cards.map(({ provider, nickname = 'Everyday', balance = '100.00', transactions = 0 }) => ({
    provider,
    nickname,
    balance,
    transactions: Math.min(transactions, mostRows),
  }))
  await insertCards(queries, userId, seeds, now)
  for (const [position, { status, disabled, lockedByUser, lastFourDigits, activationDate }] of cards.entries()) {
    const given = { status, disabled, lockedByUser, lastFourDigits, activationDate }
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    if (Object.keys(set).length === 0) continue
    await queries
      .updateTable('debitCards')
      .set(set)
      .where('userId', '=', userId)
      .where('position', '=', position)
      .execute()
  }
}
