/**
 * Tools for property tests of the rules, for every test framework: generators of the data types of the core, and the laws of
 * the rule tables. Needs the package `fast-check`.
 * @module @paydeck/core/properties
 */
export { arbitraries } from './properties/arbitraries/index.ts'
export { type Grouped, type Table } from './properties/laws/columns.ts'
export { paymentTableLaws } from './properties/laws/payments.ts'
export { paymentStatements } from './properties/laws/payment-statements.ts'
export { passkeyTableLaws } from './properties/laws/passkeys.ts'
export { passkeyStatements } from './properties/laws/passkey-statements.ts'
export { securityTableLaws } from './properties/laws/security.ts'
export { securityStatements } from './properties/laws/security-statements.ts'
export { verificationTableLaws } from './properties/laws/verification.ts'
export { verificationStatements } from './properties/laws/verification-statements.ts'
