/** Referral codes of the users. Each user has at most one code. */
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
