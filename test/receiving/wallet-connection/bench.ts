import type { Fault } from '@paydeck/core/kernel'
import { makeWalletConnection, type BridgeSession, type WalletFault } from '@paydeck/core/receiving'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'

export const account = '0x52908400098527886e0f7030069857d2e4169ee7'
export const sepolia = 11_155_111
/** Who says no in a wallet. */
export const declined: WalletFault = { _tag: 'Declined' }

type Question = 'v1' | 'connect' | 'session' | 'disconnect' | 'accounts' | 'chainId' | 'switchTo'

/** The connection of a wallet on a host; the test plays the bridge and the wallet in the browser. */
export const connectionAt = (host = 'localhost:4280') => {
  const { ports, seen } = makeSurroundings()
  const asks = questions<readonly [Question, unknown?], never, never>()
  const given: Array<string> = []
  const isThere = ports.stores.make(true)
  const ask = (...question: readonly [Question, unknown?]) => asks.ask(question)
  const connection = makeWalletConnection({
    ...ports,
    navigation: { arrival: { path: '/id', query: new Map(), referrerPath: '', host } },
    bridge: {
      v1: ask('v1'),
      connect: (input) => ask('connect', input),
      session: (input) => ask('session', input),
      disconnect: (input) => ask('disconnect', input),
    },
    injected: {
      isPresent: isThere,
      accounts: ask('accounts'),
      chainId: ask('chainId'),
      switchTo: (input) => ask('switchTo', input),
    },
    onAccount: (address) => void given.push(address),
  })
  /** Answers the oldest question of this kind that still waits. */
  const answer = async (question: Question, reply: E.Either<Fault | WalletFault, unknown>): Promise<void> => {
    await settle()
    const call = asks.waiting.find(({ input }) => input[0] === question)
    if (call === undefined) throw new Error(`"${question}" is not asked.`)
    await call.answer(reply as E.Either<never, never>)
  }
  return {
    ...seen,
    connection,
    given,
    isThere,
    answer,
    /** What was asked so far, in order, and how often it is asked in all. */
    asked: () => asks.inputs.map(([question]) => question),
    askedFor: (question: Question) => asks.inputs.filter(([one]) => one === question).map(([, input]) => input),
    view: () => connection.view.get(),
    told: () => connection.view.get().alert?.text ?? null,
    /** Whether a wallet is asked now, by which button. */
    asking: () => connection.view.get().ways.find(({ isAsked }) => isAsked)?.label ?? null,
    /** The bridge has begun, and its wallet is asked. */
    pair: async (address = '/wallet?pairing=p1', chainIds: ReadonlyArray<number> = [1, sepolia]) => {
      connection.connect('bridge')
      await answer('v1', E.right({ chainIds }))
      await answer('connect', E.right({ id: 'p1', address }))
    },
    /** The next look at the pairing, and what it says. */
    look: async (reply: E.Either<Fault, BridgeSession>) => {
      await ports.clock.advance(2000)
      await answer('session', reply)
    },
  }
}
