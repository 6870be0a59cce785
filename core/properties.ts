/**
 * Tools for property tests of the rules, for every test framework: generators of the data types of the core, and the laws of
 * the rule tables. Needs the package `fast-check`.
 * @module @paydeck/core/properties
 */
export { arbitraries } from './properties/arbitraries/index.ts'
export { cardStatements } from './properties/laws/card-statements.ts'
export { cardTableLaws } from './properties/laws/cards.ts'
export { type Grouped, type Table } from './properties/laws/columns.ts'
export { homeStatements } from './properties/laws/home-statements.ts'
export { homeTableLaws } from './properties/laws/home.ts'
export { passkeyStatements } from './properties/laws/passkey-statements.ts'
export { passkeyTableLaws } from './properties/laws/passkeys.ts'
export { paymentStatements } from './properties/laws/payment-statements.ts'
export { paymentTableLaws } from './properties/laws/payments.ts'
export { profileStatements } from './properties/laws/profile-statements.ts'
export { profileTableLaws } from './properties/laws/profile.ts'
export { referralStatements } from './properties/laws/referral-statements.ts'
export { referralTableLaws } from './properties/laws/referral.ts'
export { securityStatements } from './properties/laws/security-statements.ts'
export { securityTableLaws } from './properties/laws/security.ts'
export { toastStatements } from './properties/laws/toast-statements.ts'
export { toastTableLaws } from './properties/laws/toasts.ts'
export { verificationStatements } from './properties/laws/verification-statements.ts'
export { verificationTableLaws } from './properties/laws/verification.ts'
export { waitlistStatements } from './properties/laws/waitlist-statements.ts'
export { waitlistTableLaws } from './properties/laws/waitlist.ts'
