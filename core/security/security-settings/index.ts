export * from './model.ts'
export type { AccountProtection } from './ports.ts'
export { makeSecuritySettings, type SecuritySettings, type SecuritySettingsPorts } from './slice.ts'
export { type SecuritySettingsView, securitySettingsView } from './view.ts'
