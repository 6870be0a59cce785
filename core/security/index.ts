/**
 * Security settings: password, second factor, active sessions and the security history.
 * @module @paydeck/core/security
 */
export * from './active-sessions/index.ts'
export * from './model.ts'
export * from './password-update/index.ts'
export { deviceName, placeName } from './rules.ts'
export * from './recent-factor/index.ts'
export * from './second-factor/index.ts'
export * from './security-history/index.ts'
export * from './security-settings/index.ts'
export {
  backupCodesFileName,
  backupCodesTexts,
  passwordPanelTexts,
  passwordStrengthTexts,
  passwordTexts,
  requiredText,
  securityCommandTexts,
  securityHeadings,
  settingsUnavailable,
  twoFactorPanelTexts,
  twoFactorTexts,
} from './texts.ts'
export * from './two-factor/index.ts'
