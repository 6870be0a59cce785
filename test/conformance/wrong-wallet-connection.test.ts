import { type BridgeSession, type Fault, rejected, type WalletBridge } from '@paydeck/core'
import { brokenLaws, walletBridgeLaws, type WalletBridgeBench } from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'
import { describeWrongAdapters } from './run-laws.ts'

const chosen = { address: `0x${'1'.repeat(40)}`, chainId: 1 }
const notFound = TE.left<Fault>(rejected(404))

/** Behaviour of a correct wallet bridge. Each deliberately wrong bridge overrides one entry. */
const parts = {
  page: '/wallet?',
  first: { status: 'waiting' } as BridgeSession,
  approved: { status: 'approved', ...chosen } as BridgeSession,
  rejected: { status: 'rejected' } as BridgeSession,
  countsTheLast: false,
  keepsTheOneBefore: false,
  keepsWhatHasEnded: false,
  servesAll: false,
  servesAllLater: false,
  endsOnlyTheFirst: false,
  asksEarly: false,
  repeatsTheFirst: false,
}

const benchOf = (over: Partial<typeof parts>) => async (): Promise<WalletBridgeBench> => {
  const options = { ...parts, ...over }
  const sessions = new Map<string, BridgeSession>()
  let begun = 0
  const firstReplies = new Map<string, BridgeSession>()
  const bridge: WalletBridge = {
    v1: TE.right({ chainIds: [1, 5] }),
    connect:
      ({ chainId }) =>
      async () => {
        const isServed = options.servesAll || (options.servesAllLater && begun > 0)
        if (![1, 5].includes(chainId) && !isServed) return E.left(rejected(422))
        begun += 1
        if (!options.keepsTheOneBefore) sessions.clear()
        sessions.set(`p${begun}`, options.first)
        return E.right({ id: `p${begun}`, address: `${options.page}p${begun}` })
      },
    session: ({ id }) => {
      const early = sessions.get(id)
      return async () => {
        const session = options.asksEarly ? early : sessions.get(id)
        if (session === undefined) return notFound()
        const first = firstReplies.get(id) ?? session
        firstReplies.set(id, first)
        return E.right(options.repeatsTheFirst ? first : session)
      }
    },
    disconnect:
      ({ id }) =>
      async () => {
        if (!options.keepsWhatHasEnded && !(options.endsOnlyTheFirst && begun > 1)) sessions.delete(id)
        return E.right(undefined)
      },
  }
  const answer = (id: string, session: BridgeSession): void => {
    if (sessions.get(id)?.status === 'waiting' || options.countsTheLast) sessions.set(id, session)
  }
  return {
    bridge,
    approve: async ({ id }) => {
      answer(id, options.approved)
      return chosen
    },
    reject: async ({ id }) => answer(id, options.rejected),
  }
}

describeWrongAdapters('walletBridgeLaws', walletBridgeLaws, benchOf({}), {
  'bridge.connect returns a wallet page on https or a path of the same origin.': [
    'http://wallet.example/?',
    '//wallet.example/?',
    'https://me@wallet.example/?',
    'wallet?',
    '',
  ].map((page) => benchOf({ page })),
  'bridge.session returns "waiting" on every call until the user responds in the wallet.': benchOf({
    first: parts.approved,
  }),
  'bridge.session returns "approved" with the chosen account and its network after the approval.': [
    benchOf({ approved: { status: 'approved', ...chosen, chainId: 5 } }),
    benchOf({ asksEarly: true }),
    benchOf({ repeatsTheFirst: true }),
  ],
  'bridge.session returns "rejected" without an account after the rejection.': benchOf({
    rejected: { status: 'expired' },
  }),
  'bridge.session keeps the first response of the wallet.': benchOf({ countsTheLast: true }),
  'bridge.connect ends the previous pairing.': benchOf({ keepsTheOneBefore: true }),
  'bridge.disconnect ends the pairing and succeeds again if the pairing has already ended.': [
    benchOf({ keepsWhatHasEnded: true }),
    benchOf({ endsOnlyTheFirst: true }),
  ],
  'bridge.connect rejects an unsupported network.': [benchOf({ servesAll: true }), benchOf({ servesAllLater: true })],
})

it('walletBridgeLaws accept a wallet page of another origin if its URL is https', async () => {
  expect(await brokenLaws(walletBridgeLaws(benchOf({ page: 'https://wallet.example/?' })))).toEqual([])
})
