/**
 * Passkeys: their status, registration and removal.
 * @module @paydeck/core/passkeys
 */
export * from './model.ts'
export * from './passkey-keeping/index.ts'
export * from './passkey-status/index.ts'
export { isSetupOffered } from './rules.ts'
export { passkeyExplanation, passkeysHeading } from './texts.ts'
