export * from './model.ts'
export * from './security-history/model.ts'
export type {
  AccountProtection,
  PasswordRecords,
  PasswordStrength,
  SecondFactor,
  SecurityRecord,
  SignedInSessions,
} from './ports.ts'
export { deviceName, placeName } from './security-history/rules.ts'
export { guessableWords, isPasswordSubmittable, passwordMessages, passwordStrength } from './password-update/rules.ts'
export {
  anyBackupCodeMessage,
  backupCodeMessage,
  backupCodesFile,
  groupedSecret,
  otpAddress,
  otpIssuer,
  secondFactorMessage,
  twoFactorMessage,
} from './two-factor/rules.ts'
export { makeSecurity, type Security, type SecurityPorts } from './security-settings/slice.ts'
export type { EventIcon, EventRow } from './security-history/tables.ts'
export { passwordFailures, passwordTexts } from './password-update/tables.ts'
export {
  backupCodeCount,
  backupCodeLength,
  backupCodesFileName,
  requiredText,
  secondFactors,
  type SecondFactorRow,
  twoFactorLength,
  twoFactorTexts,
} from './two-factor/tables.ts'
export { settingsUnavailable } from './security-settings/tables.ts'
export { makeChangePassword } from './password-update/use-cases.ts'
export { makeSecurityHistory, type SecurityHistory, type SecurityHistoryPorts } from './security-history/slice.ts'
export { makeSignedIn, type SignedIn, type SignedInPorts } from './active-sessions/slice.ts'
export { makeTwoFactor, type TwoFactor, type TwoFactorPorts } from './two-factor/slice.ts'
export { makePasswordUpdate, type PasswordUpdate, type PasswordUpdatePorts } from './password-update/slice.ts'
export { type SecurityView, securityView } from './security-settings/view.ts'
export type { HistoryRow, HistoryState, HistoryView } from './security-history/view.ts'
export { type PasswordState, type PasswordView, passwordView } from './password-update/view.ts'
export type { Ending, EndingView, SignedInRow, SignedInState, SignedInView } from './active-sessions/view.ts'
export {
  backupCodesView,
  type BackupCodesView,
  type CodeFormView,
  disablingView,
  enablingView,
  type EnablingView,
  type TwoFactorCard,
  twoFactorCard,
  type TwoFactorState,
} from './two-factor/view.ts'
