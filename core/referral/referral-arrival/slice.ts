import type { Cookies } from '../../platform/ports.ts'
import { referralCookieOf } from './rules.ts'

/** Ports of the referral arrival. */
export interface ReferralArrivalPorts {
  readonly cookies: Cookies
}

/** Memory of the referrer who sent the user to the app. */
export interface ReferralArrival {
  /** Stores the "oid" of the start query, on any path (ROUTE-063). */
  readonly store: (oid: string | null) => void
}

/** Makes the referral arrival; stores nothing before an action. */
export const makeReferralArrival = ({ cookies }: ReferralArrivalPorts): ReferralArrival => ({
  // A newer id replaces the older one, and no id changes nothing (ROUTE-065).
  store: (oid) => {
    const cookie = referralCookieOf(oid)
    if (cookie !== null) cookies.write(cookie)
  },
})
