/** Referral code of each user, at most one. */
interface ReferralsTable {
  userId: string
  code: string
  status: string
  expiration: number
  createdAt: number
}

export interface ReferralTables {
  readonly referrals: ReferralsTable
}
