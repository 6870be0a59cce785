import type { CardTransaction } from '../cards/index.ts'
import type { CardState } from './account.ts'
import { amount } from './invoices.ts'
import type { CardSeed, TransactionSeed } from './persona.ts'
import { ago, day } from './seed-time.ts'

const settlesAfter = day

/** Makes a card transaction. A pending transaction has no post date. */
export const transactionOf = (
  { merchantName, price, daysAgo, category }: TransactionSeed,
  {
    id,
    provider,
    now,
    isPending,
  }: { id: string; provider: CardTransaction['provider']; now: number; isPending: boolean },
): CardTransaction => ({
  id,
  provider,
  // The status of a settled transaction is null, since the core defines no status "settled" (CARD-067).
  status: isPending ? 'pending' : null,
  type: 'PM',
  displayMerchant: merchantName,
  description: merchantName,
  displayPrice: amount(price),
  currency: 'USD',
  merchant: { merchantName, merchantCity: null, merchantState: null },
  dates: isPending
    ? { auth: ago(now, daysAgo), post: null }
    : { auth: ago(now, daysAgo) - settlesAfter, post: ago(now, daysAgo) },
  category: category ?? null,
  original: null,
})

/**
 * Makes a card and its transactions from the seed data of a persona.
 * @param now milliseconds since 1970
 */
export const cardOf = (seed: CardSeed, index: number, now: number): CardState => {
  const { provider, nickname, lastFourDigits, balance } = seed
  const rows = (kind: 'pending' | 'settled'): ReadonlyArray<CardTransaction> =>
    seed[kind].map((one, place) =>
      transactionOf(one, { id: `card-${index}-${kind}-${place}`, provider, now, isPending: kind === 'pending' }),
    )
  return {
    id: `card-${index}`,
    nickname,
    provider,
    cardType: provider === 'galileo' ? 'virtual' : 'physical',
    lastFourDigits,
    currency: { code: 'USD', symbol: '$' },
    cardBalance: amount(balance),
    lockedByUser: false,
    activationDate: ago(now, 400),
    pagingSupport: provider === 'galileo',
    status: 'active',
    disabled: false,
    transactions: [...rows('pending'), ...rows('settled')],
    topUps: [],
  }
}
