/**
 * Verification applications of the user: their creation, state and updates.
 * @module @paydeck/core/verification
 */
export * from './application-creation/index.ts'
export * from './application-progress/index.ts'
export * from './application-situation/index.ts'
export * from './application-updates/index.ts'
export * from './applications/index.ts'
export * from './model.ts'
export * from './national-identity/index.ts'
export { applicationFor, isVerified } from './rules.ts'
export { reviewTime, verificationActionTexts, verificationStartedText, verifiedAmount } from './texts.ts'
