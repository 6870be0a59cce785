/**
 * Ports of the platform, and rules about hosts, devices, drafts and exports.
 *
 * @module @paydeck/core/platform
 */
export * from './addresses.ts'
export * from './alerts.ts'
export * from './drafts.ts'
export type { ExportFile, ExportOutcome, ExportYears, ExportYearView } from './exports.ts'
export * from './notice.ts'
export * from './password-derivation.ts'
export * from './ports.ts'
export * from './storage-keys.ts'
export { makeStoredSwitch, type StoredSwitch } from './stored-switch.ts'
export * from './timings.ts'
export { type DeviceClass, deviceClass } from './user-agent.ts'
