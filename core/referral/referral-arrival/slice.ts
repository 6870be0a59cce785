import type { Cookies } from '../../platform/ports.ts'
import { referralCookieOf } from './rules.ts'

/** What the referral needs from outside. */
export interface ReferralArrivalPorts {
  readonly cookies: Cookies
}

/** Who sent the user here. */
export interface ReferralArrival {
  /** To be told the "oid" of the start query, on any path (ROUTE-063). */
  readonly keep: (oid: string | null) => void
}

/** Nothing is kept until an action runs. */
export const makeReferralArrival = ({ cookies }: ReferralArrivalPorts): ReferralArrival => ({
  // A newer id replaces the older one, and no id changes nothing (ROUTE-065).
  keep: (oid) => {
    const cookie = referralCookieOf(oid)
    if (cookie !== null) cookies.write(cookie)
  },
})
