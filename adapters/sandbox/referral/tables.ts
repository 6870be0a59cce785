/** The code that a user gives away so that others come: one each. */
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
