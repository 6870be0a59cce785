import { walletConnectionTexts } from '../texts.ts'
import { type BridgePairing, type WalletWay, walletWays } from './model.ts'
import { withNetwork } from './rules.ts'
import { type EthereumNetwork } from './tables.ts'

/** State of the wallet connection. */
export interface ConnectionState {
  /** Kind of wallet that received the pending request. Null if no request is pending. */
  readonly way: WalletWay | null
  /** Pending pairing of the bridge, or null. The dialog links to the pairing's page. */
  readonly pairing: BridgePairing | null
  readonly failure: string | null
}

/** View of the dialog that connects a wallet. */
export interface WalletConnectionView {
  readonly lead: string
  /** Buttons. `absent` is the reason why a button is disabled, or null. */
  readonly ways: ReadonlyArray<{
    readonly way: WalletWay
    readonly label: string
    readonly absent: string | null
    readonly isAsked: boolean
  }>
  /** Text and link during a request. A pairing has a link to the wallet's page, in case the browser blocked the tab. */
  readonly asking: {
    readonly text: string
    readonly link: { readonly label: string; readonly address: string } | null
    readonly cancel: string
  } | null
  readonly alert: { readonly tone: 'caution'; readonly text: string } | null
}

/** Computes the dialog. The button of the injected wallet is disabled if the browser has no wallet (RECV-063). */
export const walletConnectionView = (now: {
  readonly state: ConnectionState
  readonly isThere: boolean
  readonly network: EthereumNetwork
}): WalletConnectionView => {
  const { state, isThere, network } = now
  const { way: asked, pairing, failure } = state
  const link = pairing === null ? null : { label: walletConnectionTexts.openWallet, address: pairing.address }
  return {
    lead: withNetwork(walletConnectionTexts.lead, network),
    ways: walletWays.map((way) => ({
      way,
      label: walletConnectionTexts[way].label,
      absent: way === 'injected' && !isThere ? walletConnectionTexts.absent : null,
      isAsked: way === asked,
    })),
    asking:
      asked === null ? null : { text: walletConnectionTexts[asked].asking, link, cancel: walletConnectionTexts.cancel },
    alert: failure === null ? null : { tone: 'caution', text: failure },
  }
}
