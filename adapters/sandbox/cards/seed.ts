import type { Insertable } from 'kysely'
import { insertInBatches } from '../database/batches.ts'
import type { Queries } from '../database/engine.ts'
import { day, makeSeededRandom, seededId } from '../kernel/seeded-random.ts'
import { makeHistory, usualCount } from './generated-history.ts'
import type { DebitCardsTable } from './tables.ts'

type NewCard = Insertable<DebitCardsTable>

export interface CardSeed {
  readonly provider: 'firstView' | 'galileo'
  readonly nickname: string
  readonly balance: string
  /** Number of transactions. 'long': those since May of the year before last. */
  readonly transactions: number | 'long'
  /** Amount of a purchase, in cents, that the history lacks in the year of its oldest transaction. Defaults to 0. */
  readonly missingCents?: number
}

/** Returns the number of transactions of a card. */
const countOf = ({ transactions }: CardSeed, now: number): number =>
  transactions === 'long' ? usualCount(Date.UTC(new Date(now).getUTCFullYear() - 2, 4), now) : transactions

const digits = (seed: string): string => {
  const random = makeSeededRandom(seed)
  return Array.from({ length: 4 }, () => random.below(10)).join('')
}

/** Activation time by programme. Cards of the older programme were activated in 2017. */
const activatedAt = { galileo: (now: number) => now - 400 * day, firstView: () => Date.UTC(2017, 2, 14, 15) } as const

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
  activationDate: activatedAt[seed.provider](now),
  pagingSupport: seed.provider === 'galileo',
  status: 'active',
  disabled: false,
  createdAt: activatedAt[seed.provider](now) - 3 * day,
})

/** Returns the card with an activation time before its oldest transaction. */
const withHistory = (card: NewCard, oldest: number | undefined): NewCard => {
  const activationDate = Math.min(card.activationDate ?? 0, (oldest ?? Number.MAX_SAFE_INTEGER) - day)
  return { ...card, activationDate, createdAt: activationDate - 3 * day }
}

export const insertCards = async (
  queries: Queries,
  userId: string,
  cards: ReadonlyArray<CardSeed>,
  now: number,
): Promise<void> => {
  for (const [position, seed] of cards.entries()) {
    const card = makeCard(userId, seed, position, now)
    const { id, provider } = card
    const history = makeHistory({ ...seed, id, provider }, countOf(seed, now), now)
    const newCard = withHistory(card, history.at(-1)?.authorizedAt)
    await queries.insertInto('debitCards').values(newCard).execute()
    // Inserts the oldest first, since a refund references an older transaction.
    await insertInBatches(queries, 'cardTransactions', history.toReversed())
  }
}
