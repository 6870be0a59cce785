/** What somebody gives away so that others come: one for each. */
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
