import type { Payor, PayoutProfile, Wallet } from '../model.ts'

/** The user's first payout (RECV-096). */
export interface FirstPayout {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly requestDate: number
}

/** What the payouts step of the initialisation loads (CALL-071). */
export interface LoadedPayouts {
  readonly profiles: ReadonlyArray<PayoutProfile>
  readonly payors: ReadonlyArray<Payor>
  readonly wallets: ReadonlyArray<Wallet>
  readonly firstPayout: FirstPayout | null
}

/** What the app knows of the user as a recipient. */
export interface PayoutsState extends LoadedPayouts {
  /** The token of an invite that waits to be accepted (ROUTE-066, RECV-072); null: none is held. */
  readonly invite: string | null
  /** The token of an invite that was accepted, for the verification that follows (VERIF-084); null: none was. */
  readonly acceptedInvite: string | null
}

/** Before the first load, and for an account that gets no payouts. */
export const noPayouts: LoadedPayouts = { profiles: [], payors: [], wallets: [], firstPayout: null }
