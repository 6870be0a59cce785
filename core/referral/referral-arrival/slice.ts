import type { Clock, Cookies } from '../../platform/ports.ts'
import type { ReminderTime } from '../ports.ts'
import { makeKeepReferral, makeRememberFirstVisit } from './use-cases.ts'

/** What the referral needs from outside. */
export interface ReferralArrivalPorts {
  readonly clock: Clock
  readonly cookies: Cookies
  readonly reminder: ReminderTime
}

/** Who sent the user here, and when to remind of it. */
export interface ReferralArrival {
  /** To be told the "oid" of the start query, on any path (ROUTE-063). */
  readonly keep: (oid: string | null) => void
  /** Remembers when the user first came (PROF-054). */
  readonly rememberFirstVisit: () => void
}

/** Nothing is read or kept until an action runs. */
export const makeReferralArrival = (ports: ReferralArrivalPorts): ReferralArrival => ({
  keep: makeKeepReferral(ports.cookies),
  rememberFirstVisit: makeRememberFirstVisit(ports),
})
