export * from './model.ts'
export type { SecondFactor } from './ports.ts'
export { backupCodesFile, groupedSecret, otpAddress, otpIssuer, twoFactorStatus } from './rules.ts'
export { makeTwoFactor, type TwoFactor, type TwoFactorPorts } from './slice.ts'
export { backupCodeCount, twoFactorMachine } from './tables.ts'
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
