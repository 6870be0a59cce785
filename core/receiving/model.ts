import * as t from 'io-ts'
import type { CoinIconName } from '../money/index.ts'

/** A sender who pays the user out (RECV-093). */
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
  /** Whether the provider has approved it. */
  readonly isActive: boolean
}

/** A named wallet and those who pay into it (RECV-091). */
export interface PayoutProfile {
  readonly id: string
  readonly name: string
  readonly payors: ReadonlyArray<Payor>
  readonly wallet: ProfileWallet | null
  /** Kept and neither shown nor changed: its meaning is not told (RECV-092). */
  readonly percentage: number | null
}

/** What payouts can be received in (RECV-097). */
export interface CurrencyOption {
  readonly code: string
  readonly displayCode: string
  readonly name: string
  readonly displayName: string
  /** Code of its chain; null: it has none. */
  readonly chain: string | null
  readonly chainName: string | null
  /** Whether the chain is named beside it (CUR-021). */
  readonly showChain: boolean
  /** Whether the user may choose it. */
  readonly enabled: boolean
}

/** What is filled in for an address (RECV-032, RECV-038). */
export interface ReceivingForm {
  readonly currency: string
  readonly address: string
  readonly label: string
}

/** How a wallet is to change; what does not change is sent as it is (CALL-062, RECV-047). */
export interface WalletUpdate extends ReceivingForm {
  readonly profileId: string
  readonly walletId: string
  /** A code of the authenticator app or a backup code; null: the address stays (RECV-056). */
  readonly twoFactorCode: string | null
  readonly updateAddress: boolean
  readonly updateLabel: boolean
}

/** What the verification of a recipient is judged by (RECV-103). */
export interface RecipientFacts {
  readonly error: boolean
  readonly moreDocuments: boolean
  readonly approved: boolean
}

/** How the verification of a recipient stands, as its banner tells it (RECV-103). */
export const recipientStates = ['unable-to-verify', 'continue-verification', 'under-review'] as const
/** One of `recipientStates`. */
export type RecipientState = (typeof recipientStates)[number]

/** What is asked, awaited or wrong about the verification of a recipient, ready to render. */
export interface RecipientVerification {
  readonly tone: 'request' | 'wait' | 'bad'
  readonly text: string
  /** To a path inside the app, or else to an address outside. */
  readonly action: { readonly label: string; readonly to: string | null; readonly address: string | null }
}

/** Why an account cannot accept payouts (RECV-076). */
export const PayoutRefusal = /* @__PURE__ */ t.keyof({
  currencyNotAllowed: null,
  accountNotAllowed: null,
  inviteExpired: null,
  emailMismatch: null,
})
export type PayoutRefusal = t.TypeOf<typeof PayoutRefusal>

/** Whether payouts can be accepted, and the provider's word why not (RECV-075). */
export interface PayoutCheck {
  readonly canAccept: boolean
  /** One of `PayoutRefusal`, or a word that we do not know; null: none. */
  readonly reason: string | null
}

/** A currency with its network, as a chip beside an address. */
export interface NetworkView {
  readonly label: string
  readonly icon: CoinIconName
}

/** An address as it is shown: whole, and with what it is an address of. */
export interface AddressView {
  readonly whole: string
  readonly network: NetworkView
}

/** Who an accepted invite lets pay, and into which profile. */
export interface JoinedSenders {
  readonly payors: ReadonlyArray<Payor>
  readonly profile: PayoutProfile
}

/** What is told of something that was done, or was not. */
export interface ReceivingNotice {
  readonly tone: 'success' | 'caution'
  readonly text: string
}
