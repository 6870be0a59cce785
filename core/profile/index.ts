/**
 * The profile of the user: name, email, settings, upgrade offers, and the pairing of a wallet app.
 * @module @paydeck/core/profile
 */
export * from './basic-info/index.ts'
export * from './name-update/index.ts'
export type { ProfileRecords } from './ports.ts'
export * from './profile-settings/index.ts'
export * from './settings-list/index.ts'
export * from './upgrade/index.ts'
export * from './wallet-pairing/index.ts'
export { nameTexts, pairingTexts, profileHeadings, profileTexts, settingsTexts } from './texts.ts'
