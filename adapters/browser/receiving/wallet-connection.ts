import { type InjectedWallet, makeLive, type WalletFault } from '@paydeck/core'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { defer, distinctUntilChanged, fromEvent, map, skip, startWith } from 'rxjs'

/** Wallet object in the page (EIP-1193). Its responses may have any shape. */
interface Provider {
  readonly request: (call: { readonly method: string; readonly params?: ReadonlyArray<unknown> }) => Promise<unknown>
}

declare global {
  interface Window {
    readonly ethereum?: unknown
  }
}

type View = Pick<Window, 'ethereum' | 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const isProvider = (value: unknown): value is Provider => typeof field(value, 'request') === 'function'

/** Maps the error codes of EIP-1193, EIP-1474 and EIP-3326 to faults. */
const faults: ReadonlyMap<unknown, WalletFault> = new Map([
  [4001, { _tag: 'Declined' }],
  [4902, { _tag: 'UnknownNetwork' }],
  [-32_002, { _tag: 'Busy' }],
])

const failed: WalletFault = { _tag: 'Failed' }

const readAccounts = (answer: unknown): E.Either<WalletFault, ReadonlyArray<string>> =>
  Array.isArray(answer) ? E.right(answer.filter((one) => typeof one === 'string')) : E.left(failed)

/** Parses a chain id in hexadecimal: "0xaa36a7" is 11155111. */
const readChainId = (answer: unknown): E.Either<WalletFault, number> =>
  typeof answer === 'string' && /^0x[0-9a-f]{1,12}$/i.test(answer)
    ? E.right(Number.parseInt(answer, 16))
    : E.left(failed)

const announcement = 'eip6963:announceProvider'

/**
 * Returns access to the wallet in the page's `ethereum` object, or else to the first wallet that announces itself on request
 * (EIP-6963).
 */
export const browserInjectedWallet = (view: View): InjectedWallet => {
  let announced: Provider | null = null
  const found = (): Provider | null => (isProvider(view.ethereum) ? view.ethereum : announced)
  view.addEventListener(announcement, (event) => {
    const provider = field(field(event, 'detail'), 'provider')
    if (announced === null && isProvider(provider)) announced = provider
  })
  view.dispatchEvent(new Event('eip6963:requestProvider'))
  const isThere = (): boolean => found() !== null

  const ask =
    (method: string, ...params: ReadonlyArray<unknown>): TE.TaskEither<WalletFault, unknown> =>
    async () => {
      const provider = found()
      if (provider === null) return E.left(failed)
      try {
        return E.right(await provider.request({ method, params }))
      } catch (error) {
        return E.left(faults.get(field(error, 'code')) ?? failed)
      }
    }

  const accounts = F.pipe(ask('eth_requestAccounts'), TE.flatMapEither(readAccounts))
  const noAccounts = TE.right<WalletFault, ReadonlyArray<string>>([])
  return {
    isPresent: makeLive(
      isThere,
      defer(() =>
        fromEvent(view, announcement).pipe(map(isThere), startWith(isThere()), distinctUntilChanged(), skip(1)),
      ),
    ),
    accounts: () => (isThere() ? accounts() : noAccounts()),
    chainId: F.pipe(ask('eth_chainId'), TE.flatMapEither(readChainId)),
    switchTo: ({ chainId }) =>
      F.pipe(ask('wallet_switchEthereumChain', { chainId: `0x${chainId.toString(16)}` }), TE.asUnit),
  }
}
