import type { Insertable } from 'kysely'
import { inBatches } from '../database/batches.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { day, hour, makeChance, seededId } from '../kernel/chance.ts'
import { dollars } from '../money/amounts.ts'
import type { CardTransactionsTable, DebitCardsTable } from './tables.ts'

type NewCard = Insertable<DebitCardsTable>
type NewCardTransaction = Insertable<CardTransactionsTable>

export interface CardSeed {
  readonly provider: 'firstView' | 'galileo'
  readonly nickname: string
  readonly balance: string
  readonly transactions: number
}

const digits = (seed: string): string => {
  const chance = makeChance(seed)
  return Array.from({ length: 4 }, () => chance.below(10)).join('')
}

const makeCard = (userId: string, seed: CardSeed, position: number, now: number): NewCard => ({
  id: seededId(userId, 'card', position),
  userId,
  position,
  token: seededId(userId, 'card-token', position),
  nickname: seed.nickname,
  provider: seed.provider,
  brand: seed.provider === 'galileo' ? 'Mastercard' : 'Visa',
  cardType: seed.provider === 'galileo' ? 'virtual' : 'physical',
  lastFourDigits: digits(`${userId}:${position}`),
  currencyCode: 'USD',
  currencySymbol: '$',
  cardBalance: seed.balance,
  lockedByUser: false,
  activationDate: now - 400 * day,
  pagingSupport: seed.provider === 'galileo',
  status: 'active',
  disabled: false,
  createdAt: now - 400 * day,
})

const shops = [
  ['Harbor Lane Market', 'Portland', 'OR'],
  ['Juniper Street Bakery', 'Portland', 'OR'],
  ['Signal Street Cinema', 'Seattle', 'WA'],
  ['Tidal Transit', 'Seattle', 'WA'],
  ['Quarry Hill Cycles', 'Bend', 'OR'],
  ['Larkspur Gardens', 'Salem', 'OR'],
] as const

/** Card transactions, newest first: the first two pending, the others settled a day after they were made. */
const makeCardTransactions = (
  card: { readonly id: string; readonly provider: string },
  count: number,
  now: number,
): ReadonlyArray<NewCardTransaction> => {
  const chance = makeChance(`${card.id}:transactions`)
  let at = now
  return Array.from({ length: count }, (_, index) => {
    at -= 2 * hour + chance.below(count > 1000 ? 4 * hour : 20 * hour)
    const [merchantName, merchantCity, merchantState] = chance.pick(shops)
    const cents = 180 + chance.below(14_000)
    const isLoad = index % 12 === 5
    const isPending = index < 2
    return {
      id: seededId(card.id, 'transaction', index),
      cardId: card.id,
      status: isPending ? ('pending' as const) : ('settled' as const),
      authorizedAt: at,
      postedAt: isPending ? null : at + day,
      displayPrice: dollars(isLoad ? cents : -cents),
      amount: dollars(cents),
      currencyCode: 'USD',
      fees: json([]),
      type: isLoad ? (card.provider === 'galileo' ? 'PM' : '00611') : card.provider === 'galileo' ? 'SE' : '0100',
      description: isLoad ? 'Load' : merchantName,
      merchantName: isLoad ? 'Card load' : merchantName,
      merchantCity: isLoad ? null : merchantCity,
      merchantState: isLoad ? null : merchantState,
    }
  })
}

export const insertCards = async (
  queries: Queries,
  userId: string,
  cards: ReadonlyArray<CardSeed>,
  now: number,
): Promise<void> => {
  for (const [position, seed] of cards.entries()) {
    const card = makeCard(userId, seed, position, now)
    await queries.insertInto('debitCards').values(card).execute()
    await inBatches(makeCardTransactions(card, seed.transactions, now), (rows) =>
      queries
        .insertInto('cardTransactions')
        .values([...rows])
        .execute(),
    )
  }
}
