import { type BridgePairing, type WalletWay, walletWays } from './model.ts'
import { withNetwork } from './rules.ts'
import { type EthereumNetwork, walletTexts, walletWayTexts } from './tables.ts'

/** How the connection of a wallet stands. */
export interface ConnectionState {
  /** How a wallet is asked now; null: none is. */
  readonly way: WalletWay | null
  /** What the bridge has begun for it; its address may be opened. */
  readonly pairing: BridgePairing | null
  readonly failure: string | null
}

/** The dialog in which a wallet is connected, ready to render. */
export interface WalletConnectionView {
  readonly lead: string
  /** The buttons, and why one of them cannot be pressed at all. */
  readonly ways: ReadonlyArray<{
    readonly way: WalletWay
    readonly label: string
    readonly absent: string | null
    readonly isAsked: boolean
  }>
  /** While a wallet is asked; with a link to it, where a tab was opened or blocked. */
  readonly asking: {
    readonly text: string
    readonly link: { readonly label: string; readonly address: string } | null
    readonly cancel: string
  } | null
  readonly alert: { readonly tone: 'caution'; readonly text: string } | null
}

/** The second button needs a wallet in the browser (RECV-063). */
export const walletConnectionView = (now: {
  readonly state: ConnectionState
  readonly isThere: boolean
  readonly network: EthereumNetwork
}): WalletConnectionView => {
  const { state, isThere, network } = now
  const { way: asked, pairing, failure } = state
  const link = pairing === null ? null : { label: walletTexts.openWallet, address: pairing.address }
  return {
    lead: withNetwork(walletTexts.lead, network),
    ways: walletWays.map((way) => ({
      way,
      label: walletWayTexts[way].label,
      absent: way === 'injected' && !isThere ? walletTexts.absent : null,
      isAsked: way === asked,
    })),
    asking: asked === null ? null : { text: walletWayTexts[asked].asking, link, cancel: walletTexts.cancel },
    alert: failure === null ? null : { tone: 'caution', text: failure },
  }
}
