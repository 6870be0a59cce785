import { either as E } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { filled } from '../../kernel/text.ts'
import { type HostClass, hostClass } from '../../platform/host.ts'
import { type FailureTable, failureText } from '../../presentation/failure-text.ts'
import { walletConnectionFailures, walletConnectionTexts } from '../texts.ts'
import type { BridgeSession, ConnectFault } from './model.ts'
import { bridgeFailures, type EthereumNetwork, ethereumNetworks } from './tables.ts'

/**
 * Returns the network on which wallets are connected (RECV-060).
 * @example
 * ethereumNetwork('localhost').chainId // 11_155_111
 */
export const ethereumNetwork = (
  host: string,
  table: Readonly<Record<HostClass, EthereumNetwork>> = ethereumNetworks,
): EthereumNetwork => table[hostClass(host)]

/** Account address: 20 bytes in hexadecimal digits. */
const account = /^0x[0-9a-fA-F]{40}$/

/**
 * An https URL or a path of this origin, in visible ASCII. "//", "/\", tabs and user names could lead to another host.
 */
const page = /^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?=[/?#]|$)|\/(?!\/))[!-[\]-~]*$/i

/**
 * True if a text is an account that can be paid to.
 * @example
 * isAccount('0x' + 'a'.repeat(40)) // true
 * isAccount('0x12') // false
 */
export const isAccount = (text: string): boolean => account.test(text)

/**
 * True if a URL may be opened as a wallet's page. Accepts any text that the bridge returns.
 * @example
 * isWalletPage('https://wallet.example/connect') // true
 * isWalletPage('//wallet.example') // false
 */
export const isWalletPage = (address: string): boolean => page.test(address)

/**
 * Returns the first valid account of a wallet, if the wallet is on the required network.
 * @example
 * const [account, network] = ['0x' + 'a'.repeat(40), ethereumNetwork('localhost')]
 * chosenAccount([account], network.chainId, network) // E.right(account)
 * chosenAccount([account], 5, network) // E.left({ _tag: 'OtherNetwork' })
 */
export const chosenAccount = (
  accounts: ReadonlyArray<string>,
  chainId: number,
  network: EthereumNetwork,
): E.Either<ConnectFault, string> => {
  const first = accounts.find(isAccount)
  if (first === undefined) return E.left({ _tag: 'NoAccount' })
  return chainId === network.chainId ? E.right(first) : E.left({ _tag: 'OtherNetwork' })
}

/**
 * Returns the account of an approved pairing. Fails if the pairing was rejected or has expired.
 * @example
 * sessionAccount({ status: 'rejected' }, ethereumNetwork('localhost')) // E.left({ _tag: 'Declined' })
 */
export const sessionAccount = (
  session: Exclude<BridgeSession, { readonly status: 'waiting' }>,
  network: EthereumNetwork,
): E.Either<ConnectFault, string> => {
  if (session.status === 'approved') return chosenAccount([session.address], session.chainId, network)
  return E.left({ _tag: session.status === 'rejected' ? 'Declined' : 'TooLate' })
}

/**
 * True if the fault may be temporary, so that the pairing continues.
 * @example
 * isTransient(rejected(503)) // true
 * isTransient(rejected(404)) // false
 */
export const isTransient = (fault: Fault): boolean =>
  fault._tag === 'Unreachable' || (fault._tag === 'Rejected' && (fault.status >= 500 || fault.status === 429))

/** Fills the name of the network into a text. */
export const withNetwork = (text: string, { isTest }: EthereumNetwork): string =>
  filled(text, { network: walletConnectionTexts.networks[isTest ? 'test' : 'main'] })

const isConnectFault = (fault: ConnectFault | Fault): fault is ConnectFault =>
  Object.hasOwn(walletConnectionFailures, fault._tag)

/** Returns the error text of a failed connection; never empty (RECV-062). */
export const connectFailureText = (
  fault: ConnectFault | Fault,
  network: EthereumNetwork,
  table: FailureTable = bridgeFailures,
): string =>
  isConnectFault(fault) ? withNetwork(walletConnectionFailures[fault._tag], network) : failureText(table, fault)
