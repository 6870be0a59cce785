import type { Payor, PayoutProfile, Wallet } from '../model.ts'

/** The user's first payout (RECV-096). */
export interface FirstPayout {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly requestDate: number
}

/** Data that the payouts step of the initialisation loads (CALL-071). */
export interface LoadedPayouts {
  readonly profiles: ReadonlyArray<PayoutProfile>
  readonly payors: ReadonlyArray<Payor>
  readonly wallets: ReadonlyArray<Wallet>
  readonly firstPayout: FirstPayout | null
}

/** State of the user as a recipient of payouts. */
export interface PayoutsState extends LoadedPayouts {
  /** Token of the invite to accept (ROUTE-066, RECV-072); null if there is none. */
  readonly invite: string | null
  /** Token of the accepted invite, for the verification that follows (VERIF-084); null if there is none. */
  readonly acceptedInvite: string | null
}

/** Payouts data before the first load, and payouts data of an account without payouts. */
export const noPayouts: LoadedPayouts = { profiles: [], payors: [], wallets: [], firstPayout: null }
