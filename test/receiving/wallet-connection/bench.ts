import { makeStores, type Fault } from '@paydeck/core/kernel'
import { makeWalletConnection, type BridgeSession, type WalletFault } from '@paydeck/core/receiving'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E, type taskEither as TE } from 'fp-ts'

export const account = '0x52908400098527886e0f7030069857d2e4169ee7'
export const sepolia = 11_155_111
/** Who says no in a wallet. */
export const declined: WalletFault = { _tag: 'Declined' }

type Question = 'v1' | 'connect' | 'session' | 'disconnect' | 'accounts' | 'chainId' | 'switchTo'

/** The connection of a wallet on a host; the test plays the bridge and the wallet in the browser. */
export const connectionAt = (host = 'localhost:4280') => {
  const clock = fakeClock(0)
  const stores = makeStores()
  const asked: Array<readonly [Question, unknown?]> = []
  const waiting: Array<{ readonly question: Question; readonly answer: (reply: E.Either<never, never>) => void }> = []
  const opened: Array<string> = []
  const given: Array<string> = []
  const logged: Array<string> = []
  const closed: Array<string> = []
  const isThere = stores.make(true)
  const ask =
    <L, A>(question: Question, ...input: readonly [unknown?]): TE.TaskEither<L, A> =>
    () => {
      asked.push([question, ...input])
      return new Promise((answer) => waiting.push({ question, answer }))
    }
  const connection = makeWalletConnection({
    stores,
    clock,
    log: { warn: (message) => void logged.push(message), error: (message) => void logged.push(message) },
    modals: { close: (name) => void closed.push(name) },
    windows: { open: (address) => void opened.push(address) },
    navigation: { arrival: { path: '/id', query: new Map(), referrerPath: '', host } },
    bridge: {
      v1: ask('v1'),
      connect: (input) => ask('connect', input),
      session: (input) => ask('session', input),
      disconnect: (input) => ask('disconnect', input),
    },
    injected: {
      isThere,
      accounts: ask('accounts'),
      chainId: ask('chainId'),
      switchTo: (input) => ask('switchTo', input),
    },
    onAccount: (address) => void given.push(address),
  })
  /** Answers the oldest question of this kind that still waits. */
  const answer = async (question: Question, reply: E.Either<Fault | WalletFault, unknown>): Promise<void> => {
    await settle()
    const index = waiting.findIndex((one) => one.question === question)
    if (index < 0) throw new Error(`"${question}" is not asked.`)
    const [one] = waiting.splice(index, 1)
    one?.answer(reply as E.Either<never, never>)
    await settle()
  }
  return {
    connection,
    clock,
    stores,
    opened,
    given,
    logged,
    closed,
    isThere,
    answer,
    /** What was asked so far, in order, and how often it is asked in all. */
    asked: () => asked.map(([question]) => question),
    askedFor: (question: Question) => asked.filter(([one]) => one === question).map(([, input]) => input),
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
      await clock.advance(2000)
      await answer('session', reply)
    },
  }
}
