import type { Fault } from '@paydeck/core/kernel'
import { makeWalletConnection, type BridgeSession, type WalletFault } from '@paydeck/core/receiving'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'

export const account = '0x52908400098527886e0f7030069857d2e4169ee7'
export const sepolia = 11_155_111
/** Fault if the user declines a request in the wallet. */
export const declined: WalletFault = { _tag: 'Declined' }

type Question = 'v1' | 'connect' | 'session' | 'disconnect' | 'accounts' | 'chainId' | 'switchTo'

/**
 * Creates the wallet connection of an app that runs on this host, with a fake bridge and a fake browser wallet. Requests to
 * both fakes stay pending until the test resolves them.
 */
export const connectionAt = (host = 'localhost:4280') => {
  const { ports, seen } = makeSurroundings()
  const asks = questions<readonly [Question, unknown?], never, never>()
  const connectedAccounts: Array<string> = []
  const isWalletPresent = ports.stores.make(true)
  const ask = (...question: readonly [Question, unknown?]) => asks.ask(question)
  const connection = makeWalletConnection({
    ...ports,
    navigation: { arrival: { path: '/id', query: new Map(), referrerPath: '', host } },
    walletBridge: {
      v1: ask('v1'),
      connect: (input) => ask('connect', input),
      session: (input) => ask('session', input),
      disconnect: (input) => ask('disconnect', input),
    },
    injectedWallet: {
      isPresent: isWalletPresent,
      accounts: ask('accounts'),
      chainId: ask('chainId'),
      switchTo: (input) => ask('switchTo', input),
    },
    onAccount: (address) => void connectedAccounts.push(address),
  })
  /** Resolves the oldest pending request of the kind `question`, such as 'chainId', with `reply`. */
  const answer = async (question: Question, reply: E.Either<Fault | WalletFault, unknown>): Promise<void> => {
    await settle()
    const call = asks.waiting.find(({ input }) => input[0] === question)
    if (call === undefined) throw new Error(`"${question}" is not asked.`)
    await call.answer(reply as E.Either<never, never>)
  }
  return {
    ...seen,
    connection,
    given: connectedAccounts,
    isThere: isWalletPresent,
    answer,
    /** Returns the kind of each request so far, such as 'chainId', oldest first. */
    askedQuestions: () => asks.inputs.map(([question]) => question),
    inputsOf: (question: Question) => asks.inputs.filter(([one]) => one === question).map(([, input]) => input),
    view: () => connection.view.get(),
    alertText: () => connection.view.get().alert?.text ?? null,
    /** Returns the label of the button whose wallet has a pending request, or null if no request is pending. */
    askingButton: () => connection.view.get().ways.find(({ isAsked }) => isAsked)?.label ?? null,
    /** Starts a pairing on the bridge. */
    pair: async (address = '/wallet?pairing=p1', chainIds: ReadonlyArray<number> = [1, sepolia]) => {
      connection.connect('bridge')
      await answer('v1', E.right({ chainIds }))
      await answer('connect', E.right({ id: 'p1', address }))
    },
    /** Waits until the app polls the state of the pairing, then resolves this poll. */
    poll: async (reply: E.Either<Fault, BridgeSession>) => {
      await ports.clock.advance(2000)
      await answer('session', reply)
    },
  }
}
