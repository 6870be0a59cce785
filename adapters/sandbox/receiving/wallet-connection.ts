import type { ReplyOf } from '@paydeck/adapters/wire/call'
import type { WireTable } from '@paydeck/adapters/wire/table'
import type { Selectable } from 'kysely'
import type { Handlers } from '../calls/context.ts'
import type { Queries } from '../database/engine.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'
import type { WalletPairingsTable } from './tables.ts'

/** So long a wallet may be asked. */
const lifetime = 5 * 60_000

/** The networks that the stub wallet is on: the main one and the one for tests. */
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

/** How a pairing stands, and the network that it is asked for. */
export interface WalletPairing {
  readonly chainId: number
  readonly session: WalletSession
}

/** The pairing of this id; null: there is none, or it is another user's (A2). */
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

/** The accounts of a user's stub wallet: the same each time, and without keys. */
export const stubAccounts = (userId: string): ReadonlyArray<StubAccount> =>
  ['Main', 'Savings', 'Travel'].map((name) => ({
    name,
    address: `0x${digest(`${userId}:wallet:${name}`).slice(0, 40)}`,
  }))

/** What a person answers in the wallet: nothing, or an account and the network that the wallet is on. */
export type PairingAnswer = { readonly isRejected: true } | { readonly address: string; readonly chainId: number }

/**
 * What a person answers in the wallet counts once, and only until the pairing expires.
 * @returns whether this answer counts
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

  // The newest takes the place of the one before, so that a user has one at most.
  'POST /wallet-bridge/v1/connect': async (context, { chainId }) => {
    const { database, user, random, now, limits } = context
    if (!walletNetworks.has(chainId)) refuse(422, 'Wallets are not connected on this network.')
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
