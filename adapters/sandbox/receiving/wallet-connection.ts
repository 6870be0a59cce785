import type { ReplyOf } from '@paydeck/adapters/wire/call'
import type { WireTable } from '@paydeck/adapters/wire/table'
import type { Selectable } from 'kysely'
import type { Handlers } from '../calls/context.ts'
import type { Queries } from '../database/engine.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'
import type { WalletPairingsTable } from './tables.ts'

/** Lifetime in milliseconds of a pairing between the app and the stub wallet. */
const lifetime = 5 * 60_000

/** Names of the stub wallet's networks by chain id: the main network and a test network. */
export const walletNetworks: ReadonlyMap<number, string> = new Map([
  [1, 'Ethereum'],
  [11_155_111, 'Sepolia'],
])

interface Means {
  readonly queries: Queries
  readonly now: number
}

type WalletSession = ReplyOf<WireTable['POST /wallet-bridge/v1/session']>

const sessionOf = (
  { address, chainId, isRejected, expiresAt }: Selectable<WalletPairingsTable>,
  now: number,
): WalletSession => {
  if (expiresAt <= now) return { status: 'expired' }
  if (address !== null) return { status: 'approved', address, chainId }
  return { status: isRejected ? 'rejected' : 'waiting' }
}

/** Pairing between the app and the stub wallet: its state, and the network that the app requested. */
export interface WalletPairing {
  readonly chainId: number
  readonly session: WalletSession
}

/** Returns the pairing. Null if it is missing or belongs to another user (A2). */
export const walletPairingOf = async (
  { queries, now }: Means,
  userId: string,
  id: string,
): Promise<WalletPairing | null> => {
  const row = await queries
    .selectFrom('walletPairings')
    .selectAll()
    .where('userId', '=', userId)
    .where('idHash', '=', digest(id))
    .executeTakeFirst()
  return row === undefined ? null : { chainId: row.chainId, session: sessionOf(row, now) }
}

interface StubAccount {
  readonly name: string
  readonly address: string
}

/**
 * Returns the accounts in a user's stub wallet. Their addresses are derived from the user id, and no private keys exist for
 * them.
 */
export const stubAccounts = (userId: string): ReadonlyArray<StubAccount> =>
  ['Main', 'Savings', 'Travel'].map((name) => ({
    name,
    address: `0x${digest(`${userId}:wallet:${name}`).slice(0, 40)}`,
  }))

/** Response that the user gives on the page of the stub wallet: a rejection, or the approved account and network. */
export type PairingAnswer = { readonly isRejected: true } | { readonly address: string; readonly chainId: number }

/**
 * Stores the response that the user gave in the stub wallet. A pairing accepts a single response, and only before it
 * expires.
 * @returns true if the response was stored
 */
export const answerPairing = async (
  { queries, now }: Means,
  userId: string,
  id: string,
  answer: PairingAnswer,
): Promise<boolean> => {
  const { numUpdatedRows } = await queries
    .updateTable('walletPairings')
    .set(answer)
    .where('userId', '=', userId)
    .where('idHash', '=', digest(id))
    .where('expiresAt', '>', now)
    .where('address', 'is', null)
    .where('isRejected', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const walletConnectionHandlers = {
  'GET /wallet-bridge/v1': async () => ({ chainIds: [...walletNetworks.keys()] }),

  // A new pairing replaces the previous one, so each user has at most one.
  'POST /wallet-bridge/v1/connect': async (context, { chainId }) => {
    const { database, user, random, now, limits } = context
    if (!walletNetworks.has(chainId)) refuse(422, "We don't support wallets on this network.")
    await limits.request(context, `wallet-bridge:${user.id}`)
    const id = random.id()
    const row = { idHash: digest(id), chainId, address: null, isRejected: false, expiresAt: now() + lifetime }
    await database
      .insertInto('walletPairings')
      .values({ userId: user.id, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute()
    return { id, address: `/wallet?pairing=${id}` }
  },

  'POST /wallet-bridge/v1/session': async ({ database, user, now }, { id }) =>
    (await walletPairingOf({ queries: database, now: now() }, user.id, id))?.session ?? notFound(),

  'POST /wallet-bridge/v1/disconnect': async ({ database, user }, { id }) => {
    await database.deleteFrom('walletPairings').where('userId', '=', user.id).where('idHash', '=', digest(id)).execute()
  },
} satisfies Handlers<
  | 'GET /wallet-bridge/v1'
  | 'POST /wallet-bridge/v1/connect'
  | 'POST /wallet-bridge/v1/session'
  | 'POST /wallet-bridge/v1/disconnect'
>
