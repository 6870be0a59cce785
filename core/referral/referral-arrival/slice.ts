import type { Cookies } from '../../platform/ports.ts'
import { makeKeepReferral } from './use-cases.ts'

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
export const makeReferralArrival = (ports: ReferralArrivalPorts): ReferralArrival => ({
  keep: makeKeepReferral(ports.cookies),
})
