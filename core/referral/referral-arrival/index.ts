export { referralCookieOf } from './rules.ts'
export { makeReferralArrival, type ReferralArrival, type ReferralArrivalPorts } from './slice.ts'
export { referralCookieLifetime } from './tables.ts'
export { makeRememberFirstVisit, referralOf } from './use-cases.ts'
