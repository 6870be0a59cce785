export * from './model.ts'
export { anyBackupCodeMessage, backupCodeMessage, secondFactorMessage, twoFactorMessage } from './rules.ts'
export { backupCodeLength, secondFactors, type SecondFactorRow, twoFactorLength } from './tables.ts'
