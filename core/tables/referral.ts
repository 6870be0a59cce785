import type { Limit } from '../kernel/limits.ts'
import type { Cookie } from '../platform/ports.ts'
import { referralCookie } from '../referral/referral-arrival/tables.ts'
import { referralReward, remindedStatus } from '../referral/referral-programme/tables.ts'

/** Rule tables of the referral programme. */
export interface ReferralTables {
  /** Cookie that holds the referrer's id (ROUTE-065). */
  readonly referralCookie: Pick<Cookie, 'name' | 'path' | 'sameSite'>
  /** Reward and its conditions, in dollars and days (LIM-010). */
  readonly referralReward: Readonly<Record<'reward' | 'load' | 'within', Limit>>
  /** Only referral status that raises a reminder (PROF-055). */
  readonly remindedStatus: string
}

/** The rule tables of the referral programme that Paydeck uses. */
export const referralTables: ReferralTables = { referralCookie, referralReward, remindedStatus }
