/** What the provider says of the user's referral (PROF-060); any other word of it raises nothing. */
export interface ReferralStatus {
  readonly status: string
  /** Milliseconds since 1970. */
  readonly expiration: number
}
