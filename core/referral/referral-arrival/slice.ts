import type { Cookies } from '../../platform/ports.ts'
import { referralCookieOf } from './rules.ts'

/** Ports of the referral arrival. */
export interface ReferralArrivalPorts {
  readonly cookies: Cookies
}

/** Storage for the id of the referrer who sent the user to the app. */
export interface ReferralArrival {
  /** Stores the "oid" of the start query, on any path (ROUTE-063). */
  readonly store: (oid: string | null) => void
}

/**
 * Makes the referral arrival. Stores nothing before `store` is called.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock() })
 * makeReferralArrival(ports).store('ref-7')
 * ports.cookies.read('referral') // O.some('ref-7')
 */
export const makeReferralArrival = ({ cookies }: ReferralArrivalPorts): ReferralArrival => ({
  // A new id replaces the stored id. Without a new id, the stored id stays (ROUTE-065).
  store: (oid) => {
    const cookie = referralCookieOf(oid)
    if (cookie !== null) cookies.write(cookie)
  },
})
