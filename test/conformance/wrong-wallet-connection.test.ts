import { type BridgeSession, type Fault, rejected, type WalletBridge } from '@paydeck/core'
import { brokenLaws, walletBridgeLaws, type WalletBridgeBench } from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'
import { catches } from './obey.ts'

const chosen = { address: `0x${'1'.repeat(40)}`, chainId: 1 }
const notFound = TE.left<Fault>(rejected(404))

/** Behaviour of a wallet bridge. Each wrong adapter differs in one part. */
const parts = {
  page: '/wallet?',
  first: { status: 'waiting' } as BridgeSession,
  approved: { status: 'approved', ...chosen } as BridgeSession,
  rejected: { status: 'rejected' } as BridgeSession,
  countsTheLast: false,
  keepsTheOneBefore: false,
  keepsWhatHasEnded: false,
  servesAll: false,
}

const benchOf = (over: Partial<typeof parts>) => async (): Promise<WalletBridgeBench> => {
  const made = { ...parts, ...over }
  const sessions = new Map<string, BridgeSession>()
  let begun = 0
  const bridge: WalletBridge = {
    v1: TE.right({ chainIds: [1, 5] }),
    connect:
      ({ chainId }) =>
      async () => {
        if (![1, 5].includes(chainId) && !made.servesAll) return E.left(rejected(422))
        begun += 1
        if (!made.keepsTheOneBefore) sessions.clear()
        sessions.set(`p${begun}`, made.first)
        return E.right({ id: `p${begun}`, address: `${made.page}p${begun}` })
      },
    session:
      ({ id }) =>
      async () => {
        const session = sessions.get(id)
        return session === undefined ? notFound() : E.right(session)
      },
    disconnect:
      ({ id }) =>
      async () => {
        if (!made.keepsWhatHasEnded) sessions.delete(id)
        return E.right(undefined)
      },
  }
  const answer = (id: string, session: BridgeSession): void => {
    if (sessions.get(id)?.status === 'waiting' || made.countsTheLast) sessions.set(id, session)
  }
  return {
    bridge,
    approve: async ({ id }) => {
      answer(id, made.approved)
      return chosen
    },
    reject: async ({ id }) => answer(id, made.rejected),
  }
}

catches('the laws of the wallet bridge', walletBridgeLaws, benchOf({}), {
  'A wallet is asked on a page of https, or on one of this origin by its path: nothing else is opened.': [
    'http://wallet.example/?',
    '//wallet.example/?',
    'https://me@wallet.example/?',
    'wallet?',
    '',
  ].map((page) => benchOf({ page })),
  'A pairing waits until its wallet answers, however often it is asked for.': benchOf({ first: parts.approved }),
  'One that is approved tells the account that was chosen, and its network.': benchOf({
    approved: { status: 'approved', ...chosen, chainId: 5 },
  }),
  'One that is rejected tells so, and no account.': benchOf({ rejected: { status: 'expired' } }),
  'The first answer counts.': benchOf({ countsTheLast: true }),
  'A pairing that is begun ends the one before.': benchOf({ keepsTheOneBefore: true }),
  'One that was ended is there no more, and may be ended again.': benchOf({ keepsWhatHasEnded: true }),
  'A network that is not served is Rejected.': benchOf({ servesAll: true }),
})

it('the laws of the wallet bridge allow a wallet page on another https host', async () => {
  expect(await brokenLaws(walletBridgeLaws(benchOf({ page: 'https://wallet.example/?' })))).toEqual([])
})
