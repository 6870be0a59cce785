export * from './model.ts'
export * from './model/activity.ts'
export type {
  AccountProtection,
  PasswordRecords,
  PasswordStrength,
  SecondFactor,
  SecurityRecord,
  SignedInSessions,
} from './ports.ts'
export { deviceName, placeName } from './rules/activity.ts'
export { guessableWords, isPasswordSubmittable, passwordMessages, passwordStrength } from './rules/password.ts'
export {
  anyBackupCodeMessage,
  backupCodeMessage,
  backupCodesFile,
  groupedSecret,
  otpAddress,
  otpIssuer,
  secondFactorMessage,
  twoFactorMessage,
} from './rules/two-factor.ts'
export { makeSecurity, type Security, type SecurityPorts } from './slice.ts'
export type { EventIcon, EventRow } from './tables/activity.ts'
export { passwordFailures, passwordTexts } from './tables/password.ts'
export {
  backupCodeCount,
  backupCodeLength,
  backupCodesFileName,
  requiredText,
  secondFactors,
  type SecondFactorRow,
  twoFactorLength,
  twoFactorTexts,
} from './tables/two-factor.ts'
export { settingsUnavailable } from './tables.ts'
export { makeChangePassword } from './use-cases/change-password.ts'
export { makeSecurityHistory, type SecurityHistory, type SecurityHistoryPorts } from './use-cases/history.ts'
export { makeSignedIn, type SignedIn, type SignedInPorts } from './use-cases/signed-in.ts'
export { makeTwoFactor, type TwoFactor, type TwoFactorPorts } from './use-cases/two-factor.ts'
export { makePasswordUpdate, type PasswordUpdate, type PasswordUpdatePorts } from './use-cases/update-password.ts'
export { type SecurityView, securityView } from './view.ts'
export type { HistoryRow, HistoryState, HistoryView } from './views/history.ts'
export { type PasswordState, type PasswordView, passwordView } from './views/password.ts'
export type { Ending, EndingView, SignedInRow, SignedInState, SignedInView } from './views/signed-in.ts'
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
} from './views/two-factor.ts'
