/** Somebody who pays the user out (RECV-093). */
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

/** The user's first payout (RECV-096). */
export interface FirstPayout {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly requestDate: number
}

/** What the payouts step of the initialisation loads (CALL-071). */
export interface Payouts {
  readonly profiles: ReadonlyArray<PayoutProfile>
  readonly payors: ReadonlyArray<Payor>
  readonly wallets: ReadonlyArray<Wallet>
  readonly firstPayout: FirstPayout | null
}

/** What the app knows of the user as a recipient. */
export interface PayoutsState extends Payouts {
  /** The token of an invite that waits to be accepted (ROUTE-066, RECV-072); null: none is held. */
  readonly invite: string | null
}

/** Before the first load, and for whoever gets no payouts. */
export const noPayouts: Payouts = { profiles: [], payors: [], wallets: [], firstPayout: null }

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

/** What can go wrong while an address is saved, in order. */
export const saveSteps = [
  'token',
  'validate',
  'create-wallet',
  'create-profile',
  'add-payor',
  'update-wallet',
  'update-profile',
] as const
/** The step at which a save stopped; those after it were not sent (RECV-086). */
export type SaveStep = (typeof saveSteps)[number]

/** Which step of a save failed, and what is told of it. */
export interface SaveFailure {
  readonly step: SaveStep
  readonly text: string
  /** The provider's own words, told beside a code that it refused; null: none. */
  readonly reason: string | null
}

/** What is told above the addresses (RECV-064, RECV-066). */
export const receivingAlertNames = ['region', 'account'] as const
/** A key of the alert texts. */
export type ReceivingAlert = (typeof receivingAlertNames)[number]

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
