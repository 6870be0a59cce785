export * from './model.ts'
export type { SecondFactor } from './ports.ts'
export {
  anyBackupCodeMessage,
  backupCodeMessage,
  backupCodesFile,
  groupedSecret,
  otpAddress,
  otpIssuer,
  secondFactorMessage,
  twoFactorMessage,
  twoFactorStatus,
} from './rules.ts'
export { makeTwoFactor, type TwoFactor, type TwoFactorPorts } from './slice.ts'
export {
  backupCodeCount,
  backupCodeLength,
  backupCodesFileName,
  secondFactors,
  type SecondFactorRow,
  twoFactorLength,
  twoFactorTexts,
  twoFactorTransitions,
} from './tables.ts'
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
} from './view.ts'
