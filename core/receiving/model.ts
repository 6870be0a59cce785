import * as t from 'io-ts'
import type { CoinIconName } from '../money/index.ts'

/** Sender of payouts to the user (RECV-093). */
export interface Payor {
  readonly id: string
  readonly name: string
}

/** The wallet of a profile (RECV-091). */
export interface ProfileWallet {
  readonly id: string
  readonly address: string
  readonly currency: string
  readonly label: string
}

/** A crypto wallet that payouts can go to (RECV-094). */
export interface Wallet extends ProfileWallet {
  /** True if the provider has approved the wallet. */
  readonly isActive: boolean
}

/** Named wallet, with the payors whose payouts go to the wallet (RECV-091). */
export interface PayoutProfile {
  readonly id: string
  readonly name: string
  readonly payors: ReadonlyArray<Payor>
  readonly wallet: ProfileWallet | null
  /** Value whose meaning is not documented. The app only stores the value (RECV-092). */
  readonly percentage: number | null
}

/** Currency in which payouts can be received (RECV-097). */
export interface CurrencyOption {
  readonly code: string
  readonly displayCode: string
  readonly name: string
  readonly displayName: string
  /** Code of the chain; null if there is none. */
  readonly chain: string | null
  readonly chainName: string | null
  /** True if the name of the chain is shown beside the currency (CUR-021). */
  readonly showChain: boolean
  /** True if the user may choose the currency. */
  readonly enabled: boolean
}

/** Content of an address form, or of a saved address (RECV-032, RECV-038). */
export interface ReceivingForm {
  readonly currency: string
  readonly address: string
  readonly label: string
}

/** Input of a wallet update. It contains all values, even those that have not changed (CALL-062, RECV-047). */
export interface WalletUpdate extends ReceivingForm {
  readonly profileId: string
  readonly walletId: string
  /** Authenticator code or backup code; null if the address does not change (RECV-056). */
  readonly twoFactorCode: string | null
  readonly updateAddress: boolean
  readonly updateLabel: boolean
}

/** Facts that determine a recipient's verification state (RECV-103). */
export interface RecipientFacts {
  readonly error: boolean
  readonly moreDocuments: boolean
  readonly approved: boolean
}

/** States of a recipient's verification, as the banner shows them (RECV-103). */
export const recipientStates = ['unable-to-verify', 'continue-verification', 'under-review'] as const
/** Element of `recipientStates`. */
export type RecipientState = (typeof recipientStates)[number]

/** View of a recipient's verification: its state and the next action. */
export interface RecipientVerification {
  readonly tone: 'request' | 'wait' | 'bad'
  readonly text: string
  /** Link to the in-app path `to`, or, if `to` is null, to the external URL `address`. */
  readonly action: { readonly label: string; readonly to: string | null; readonly address: string | null }
}

/** Reasons why an account cannot accept payouts (RECV-076). */
export const PayoutRefusal = /* @__PURE__ */ t.keyof({
  currencyNotAllowed: null,
  accountNotAllowed: null,
  inviteExpired: null,
  emailMismatch: null,
})
export type PayoutRefusal = t.TypeOf<typeof PayoutRefusal>

/** Result of checking whether payouts can be accepted (RECV-075). */
export interface PayoutCheck {
  readonly canAccept: boolean
  /** A `PayoutRefusal` or an unknown code; null if there is no reason. */
  readonly reason: string | null
}

/** Currency and network, shown as a chip beside an address. */
export interface NetworkView {
  readonly label: string
  readonly icon: CoinIconName
}

/** View of an address: its full text and its network. */
export interface AddressView {
  readonly whole: string
  readonly network: NetworkView
}

/** Payors that joined a profile when an invite was accepted, and this profile. */
export interface JoinedSenders {
  readonly payors: ReadonlyArray<Payor>
  readonly profile: PayoutProfile
}

/** Notice of an action that succeeded or failed. */
export interface ReceivingNotice {
  readonly tone: 'success' | 'caution'
  readonly text: string
}
