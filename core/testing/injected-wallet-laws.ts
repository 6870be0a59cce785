import type { taskEither as TE } from 'fp-ts'
import type { InjectedWallet, WalletFault } from '../receiving/index.ts'
import { type Law, law, mustEqual } from './law.ts'
import { mustFail, mustSucceed, resultOf } from './port-calls.ts'

/** Wallet that the browser contains. */
interface BenchWallet {
  readonly accounts: ReadonlyArray<string>
  readonly chainId: number
}

/** Test setup for `InjectedWallet`: a browser without a wallet, and functions that act as wallet and user. */
export interface InjectedWalletBench {
  readonly wallet: InjectedWallet
  /** Installs a wallet in the browser. Its user accepts each request, unless the test calls `failNext`. */
  readonly install: (wallet: BenchWallet) => void
  /** Makes the next request of the wallet fail. */
  readonly failNext: (reason: WalletFault['_tag']) => void
  /** Returns the number of requests that the wallet has received. */
  readonly requestCount: () => number
}

const sepolia = 11_155_111
const ada: BenchWallet = { accounts: ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', 'not an address'], chainId: 1 }

const calls: Readonly<Record<string, (wallet: InjectedWallet) => TE.TaskEither<WalletFault, unknown>>> = {
  accounts: ({ accounts }) => accounts,
  chainId: ({ chainId }) => chainId,
  switchTo: ({ switchTo }) => switchTo({ chainId: sepolia }),
}

/** Laws of `InjectedWallet`. */
export const injectedWalletLaws = (make: () => InjectedWalletBench): ReadonlyArray<Law> => [
  law('wallet.isPresent becomes true when a wallet is injected after the page has loaded, and emits this once.', () => {
    const { wallet, install } = make()
    mustEqual(wallet.isPresent.get(), false, 'isPresent without a wallet')
    const received: Array<boolean> = []
    const subscription = wallet.isPresent.changes$.subscribe((isPresent) => void received.push(isPresent))
    install(ada)
    subscription.unsubscribe()
    mustEqual([wallet.isPresent.get(), received], [true, [true]], 'isPresent and its changes')
  }),
  law('wallet.accounts returns the accounts of the wallet in order, without validating them.', async () => {
    const { wallet, install } = make()
    install(ada)
    mustEqual(await mustSucceed('wallet.accounts', () => wallet.accounts), ada.accounts, 'the accounts')
  }),
  law('wallet.accounts returns an empty list if the browser has no wallet.', async () => {
    const { wallet } = make()
    mustEqual(await mustSucceed('wallet.accounts', () => wallet.accounts), [], 'the accounts')
  }),
  law('wallet.chainId returns the chain id of the network of the wallet.', async () => {
    for (const chainId of [1, 10, sepolia]) {
      const { wallet, install } = make()
      install({ ...ada, chainId })
      mustEqual(await mustSucceed('wallet.chainId', () => wallet.chainId), chainId, 'the chain id')
    }
  }),
  law('wallet.switchTo switches the wallet to the given network.', async () => {
    const { wallet, install } = make()
    install(ada)
    for (const chainId of [sepolia, 10]) {
      await mustSucceed('wallet.switchTo', () => wallet.switchTo({ chainId }))
      mustEqual(await mustSucceed('wallet.chainId', () => wallet.chainId), chainId, 'the chain id after the switch')
    }
  }),
  law('wallet.chainId and wallet.switchTo fail with Failed if the browser has no wallet.', async () => {
    const { wallet } = make()
    await mustFail('wallet.chainId', () => wallet.chainId, 'Failed')
    await mustFail('wallet.switchTo', () => wallet.switchTo({ chainId: sepolia }), 'Failed')
  }),
  law('wallet.accounts, chainId and switchTo send no request before their tasks run, and one per run.', async () => {
    for (const [name, callOf] of Object.entries(calls)) {
      const { wallet, install, requestCount } = make()
      install(ada)
      const before = requestCount()
      const task = callOf(wallet)
      mustEqual(requestCount() - before, 0, `the number of requests of ${name} before the task runs`)
      await resultOf(`wallet.${name}`, () => task)
      await resultOf(`wallet.${name}`, () => task)
      mustEqual(requestCount() - before, 2, `the number of requests of ${name} after two runs`)
    }
  }),
  law('wallet.accounts, chainId and switchTo return each fault of the wallet as a Left.', async () => {
    for (const [name, callOf] of Object.entries(calls))
      for (const reason of ['Declined', 'Busy', 'UnknownNetwork', 'Failed'] as const) {
        const { wallet, install, failNext } = make()
        install(ada)
        failNext(reason)
        await mustFail(`wallet.${name}`, () => callOf(wallet), reason)
      }
  }),
]
