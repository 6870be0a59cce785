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

export const noPayouts: Payouts = { profiles: [], payors: [], wallets: [], firstPayout: null }
