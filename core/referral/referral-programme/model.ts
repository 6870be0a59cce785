/** What the provider says of the user's referral (PROF-060); any other word of it raises nothing. */
export interface ReferralStatus {
  readonly status: string
  /** Milliseconds since 1970. */
  readonly expiration: number
}

/** What is known of the user's own referral: the status, and the code next to it (PROF-060). */
export interface ReferralState {
  /** null until known. */
  readonly status: ReferralStatus | null
  /** When that was, in milliseconds since 1970. */
  readonly statusAt: number
  /** null until known. */
  readonly code: string | null
}

/** The modals of the referral: the code, and the reminder of it. */
export type ReferralModal = 'referral' | 'referral-reminder'
