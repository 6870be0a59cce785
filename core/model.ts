/**
 * The vocabulary of every slice, as types and io-ts codecs: what a wire or a server shares with the core, without its
 * rules.
 *
 * @module @paydeck/core/model
 */
export * from './bill-pay/model.ts'
export * from './cards/model.ts'
export * from './home/model.ts'
export * from './money/model.ts'
export * from './passkeys/model.ts'
export * from './passkeys/passkey-keeping/model.ts'
export * from './payments/model.ts'
export * from './profile/basic-info/model.ts'
export * from './profile/name-update/model.ts'
export * from './profile/settings-list/model.ts'
export * from './profile/upgrade/model.ts'
export * from './profile/wallet-pairing/model.ts'
export * from './receiving/model.ts'
export * from './receiving/model/acceptance.ts'
export * from './referral/referral-programme/model.ts'
export * from './security/active-sessions/model.ts'
export * from './security/model.ts'
export * from './security/password-update/model.ts'
export * from './security/security-history/model.ts'
export * from './security/security-settings/model.ts'
export * from './security/two-factor/model.ts'
export * from './session/model.ts'
export * from './session/permissions/model.ts'
export * from './verification/model.ts'
export * from './verification/applications/model.ts'
export * from './verification/national-identity/model.ts'
export * from './waitlist/model.ts'
