import type { Insertable } from 'kysely'
import { insertInBatches } from '../database/batches.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { digest } from '../kernel/secrets.ts'
import { day, makeSeededRandom, monthsSinceLastYear, numberOf, seededId } from '../kernel/seeded-random.ts'
import { coinText, dollars } from '../money/amounts.ts'
import { coins, inCoin } from '../money/currencies.ts'
import type { PayorsTable, PayoutsTable, WalletsTable } from './tables.ts'

/** Number of payors that get a wallet and a payout profile. The user has not accepted the remaining payors yet. */
const placedPayors = 2

const makePayors = (
  userId: string,
  { payors: names, payouts }: { readonly payors: ReadonlyArray<string>; readonly payouts: number },
  now: number,
): ReadonlyArray<Insertable<PayorsTable>> =>
  names.map((name, index) => ({
    id: seededId(userId, 'payor', index),
    userId,
    name,
    createdAt: now - (300 - index) * day,
    wasPlaced: payouts > 0 && index < placedPayors,
  }))

/** Returns two wallets: the first is approved, the second still waits for approval. */
export const makeWallets = (userId: string, now: number): ReadonlyArray<Insertable<WalletsTable>> => [
  {
    id: seededId(userId, 'wallet', 0),
    userId,
    currency: 'BTC',
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    label: 'Savings',
    isActive: true,
    createdAt: now - 290 * day,
    addressSince: now - 290 * day,
  },
  {
    id: seededId(userId, 'wallet', 1),
    userId,
    currency: 'USDC',
    address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    label: 'Everyday',
    isActive: false,
    createdAt: now - 2 * day,
    // An approval takes a day, so this wallet still waits for it.
    addressSince: now - day / 12,
  },
]

const savings = { label: 'Savings', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } as const

/** Generates a payout with the given number of transactions. */
export const generatePayout = (
  { userId, index, at, now }: { userId: string; index: number; at: number; now: number },
  payor: { readonly id: string | null; readonly name: string },
  { cents, status, parts }: { readonly cents: number; readonly status: string; readonly parts: number },
): Insertable<PayoutsTable> => {
  const [coin] = coins
  const id = seededId(userId, 'payout', index)
  const isPending = status === 'pending'
  const first = inCoin(cents, coin) / BigInt(parts)
  const amountOf = (part: number): bigint => (part > 0 ? first : inCoin(cents, coin) - first * BigInt(parts - 1))
  return {
    id,
    userId,
    payorId: payor.id,
    merchantName: payor.name,
    merchantNumericId: numberOf(payor.name),
    requestDate: at,
    dateExecuted: at,
    fiatCurrency: 'USD',
    fiatAmount: dollars(cents),
    status,
    confirmingSince: isPending ? now : null,
    transactions: json(
      Array.from({ length: parts }, (_, part) => ({
        id: seededId(userId, 'payout-transaction', index + 100_000 * part),
        txid: digest(part === 0 ? id : `${id}:${part}`),
        amount: coinText(amountOf(part), coin.decimals),
        date: at,
        confirmations: isPending ? 1 : 6,
        exchangeRate: coin.price,
        wallet: savings,
        transactionCurrency: coin.code,
      })),
    ),
  }
}

/** Period of generated payouts: more than 36 payouts are closer together than a month. */
const payoutPeriod = 1_080 * day

/**
 * Generates one payout of a payor per month, newest first. The newest payout is pending. Every fifth payout has two
 * transactions.
 */
const makePayouts = (
  userId: string,
  payor: { readonly id: string; readonly name: string },
  count: number,
  now: number,
): ReadonlyArray<Insertable<PayoutsTable>> => {
  const random = makeSeededRandom(`${userId}:payouts`)
  return Array.from({ length: count }, (_, index) => {
    const cents = 150_000 + random.below(120_000)
    const at = Math.round(now - 3 * day - index * Math.min(30 * day, payoutPeriod / count))
    const status = index === 0 ? 'pending' : 'paid'
    return generatePayout({ userId, index, at, now }, payor, { cents, status, parts: index % 5 === 3 ? 2 : 1 })
  })
}

/**
 * Inserts the payors and the monthly payouts of the first payor. Each of the first `placedPayors` payors gets a wallet and a
 * payout profile, unless `seed.payouts` is 0. The user has not accepted the remaining payors.
 */
export const insertPayouts = async (
  queries: Queries,
  userId: string,
  seed: { readonly payors: ReadonlyArray<string>; readonly payouts: number },
  now: number,
): Promise<void> => {
  const payors = makePayors(userId, seed, now)
  const [first] = payors
  if (first === undefined) return
  await queries
    .insertInto('payors')
    .values([...payors])
    .execute()
  if (seed.payouts === 0) return
  const wallets = makeWallets(userId, now)
  await queries
    .insertInto('wallets')
    .values([...wallets])
    .execute()
  for (const [index, wallet] of wallets.entries()) {
    const profileId = seededId(userId, 'profile', index)
    await queries
      .insertInto('payoutProfiles')
      .values({
        id: profileId,
        userId,
        name: wallet.label ?? '',
        walletId: wallet.id,
        createdAt: now - (280 - index) * day,
      })
      .execute()
    const payor = payors[index]
    if (payor !== undefined)
      await queries
        .insertInto('profilePayors')
        .values({ profileId, payorId: payor.id, since: now - 280 * day, isApproved: true })
        .execute()
  }
  await insertInBatches(queries, 'payouts', makePayouts(userId, first, seed.payouts, now))
}

const changes = ['address-added', 'sender-moved', 'address-changed', 'sender-accepted', 'address-removed'] as const

/** Inserts security events of earlier changes of where payouts go, oldest first. */
export const insertEarlierChanges = (queries: Queries, userId: string, count: number, now: number): Promise<void> =>
  insertInBatches(
    queries,
    'securityEvents',
    Array.from({ length: count }, (_, index) => ({
      userId,
      at: now - (count - index) * 10 * day,
      kind: changes[index % changes.length] ?? changes[0],
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
      address: '203.0.113.9',
      country: 'US',
    })),
  )

/** Number of the first payout of an earlier year. */
const firstOfYear = 50_000

/** Inserts a salary: one payout a month since the beginning of last year. The user removed its payor afterwards. */
export const insertEarlierPayouts = (queries: Queries, userId: string, now: number): Promise<void> =>
  insertInBatches(
    queries,
    'payouts',
    monthsSinceLastYear(28, now).map((at, month) =>
      generatePayout(
        { userId, index: firstOfYear + month, at, now },
        { id: null, name: 'Lumen Payroll' },
        { cents: 3_100_00, status: 'paid', parts: 1 },
      ),
    ),
  )
