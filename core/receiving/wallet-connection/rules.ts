import { either as E } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { filled } from '../../kernel/text.ts'
import { hostClass } from '../../platform/host.ts'
import { failureText } from '../../presentation/failure-text.ts'
import type { BridgeSession, ConnectFault } from './model.ts'
import { bridgeFailures, connectFailures, type EthereumNetwork, ethereumNetworks, networkNames } from './tables.ts'

/** The network that a wallet is connected on (RECV-060). */
export const ethereumNetwork = (host: string): (typeof ethereumNetworks)[keyof typeof ethereumNetworks] =>
  ethereumNetworks[hostClass(host)]

/** 20 bytes in hexadecimal digits. */
const account = /^0x[0-9a-fA-F]{40}$/

/** A page of https or one of this origin, in visible ASCII: "//", "/\", tabs and user names would lead elsewhere. */
const page = /^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?=[/?#]|$)|\/(?!\/))[!-[\]-~]*$/i

/** Whether a text is an account that can be paid to. */
export const isAccount = (text: string): boolean => account.test(text)

/** Whether an address may be opened as the page of a wallet: total over everything that a bridge can answer. */
export const isWalletPage = (address: string): boolean => page.test(address)

/** The account to fill in: the first that a wallet on the right network shows. */
export const chosenAccount = (
  accounts: ReadonlyArray<string>,
  chainId: number,
  network: EthereumNetwork,
): E.Either<ConnectFault, string> => {
  const first = accounts.find(isAccount)
  if (first === undefined) return E.left({ _tag: 'NoAccount' })
  return chainId === network.chainId ? E.right(first) : E.left({ _tag: 'OtherNetwork' })
}

/** What a pairing that waits no longer comes to. */
export const answeredAccount = (
  session: Exclude<BridgeSession, { readonly status: 'waiting' }>,
  network: EthereumNetwork,
): E.Either<ConnectFault, string> => {
  if (session.status === 'approved') return chosenAccount([session.address], session.chainId, network)
  return E.left({ _tag: session.status === 'rejected' ? 'Declined' : 'TooLate' })
}

/** Whether the bridge may answer again by itself: a pairing that waits for a person is not given up for it. */
export const isTransient = (fault: Fault): boolean =>
  fault._tag === 'Unreachable' || (fault._tag === 'Rejected' && (fault.status >= 500 || fault.status === 429))

/** A text with the name of a network in it. */
export const withNetwork = (text: string, { isTest }: EthereumNetwork): string =>
  filled(text, { network: networkNames[isTest ? 'test' : 'main'] })

const isConnectFault = (fault: ConnectFault | Fault): fault is ConnectFault =>
  Object.hasOwn(connectFailures, fault._tag)

/** What to tell of a wallet that is not connected: total, never empty (RECV-062). */
export const connectFailureText = (fault: ConnectFault | Fault, network: EthereumNetwork): string =>
  isConnectFault(fault) ? withNetwork(connectFailures[fault._tag], network) : failureText(bridgeFailures, fault)
