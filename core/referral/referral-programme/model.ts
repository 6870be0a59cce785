/** Referral status as the provider reports it (PROF-060). Only the status "pending" can raise a reminder. */
export interface ReferralStatus {
  readonly status: string
  /** Time of expiry, in milliseconds since 1970. */
  readonly expiration: number
}

/** The user's referral: its status and its code (PROF-060). */
export interface ReferralState {
  /** Null until loaded. */
  readonly status: ReferralStatus | null
  /** Time at which the status was loaded, in milliseconds since 1970. */
  readonly statusAt: number
  /** Null until loaded. */
  readonly code: string | null
}

/** Names of the referral modals: one shows the code, the other is the reminder. */
export type ReferralModal = 'referral' | 'referral-reminder'
