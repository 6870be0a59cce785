export { referralCookieOf } from './rules.ts'
export { makeReferral, type Referral, type ReferralPorts } from './slice.ts'
export { referralCookieLifetime } from './tables.ts'
export { referralOf } from './use-cases.ts'
