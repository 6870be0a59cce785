import { requiredText } from '../texts.ts'
import type { SecondFactorKind } from './model.ts'
import { backupCodeLength, twoFactorLength } from './tables.ts'

const isLong = (text: string, length: number): boolean => text.length === length

/**
 * Returns the error message for an authenticator code in its field; null if the format is right (SEC-033).
 * @example
 * twoFactorMessage('123456') // null
 * twoFactorMessage('12345a') // 'Required'
 */
export const twoFactorMessage = (code: string): string | null =>
  isLong(code, twoFactorLength.value) && /^[0-9]+$/.test(code) ? null : requiredText

/**
 * Returns the error message for a backup code in a field that requires the format of current codes: `backupCodeLength`
 * letters and digits (SEC-034). Null if the format is right.
 * @example
 * backupCodeMessage('abcdef123456') // null
 * backupCodeMessage('abc') // 'Required'
 */
export const backupCodeMessage = (code: string): string | null =>
  isLong(code, backupCodeLength.value) && /^[0-9a-zA-Z]+$/.test(code) ? null : requiredText

/**
 * Returns the error message for an empty backup code, in a dialog that accepts any other text (SEC-035, RECV-054). Null if
 * the text is not empty.
 * @example
 * anyBackupCodeMessage('abc') // null
 * anyBackupCodeMessage('') // 'Required'
 */
export const anyBackupCodeMessage = (code: string): string | null => (code === '' ? requiredText : null)

const messages: Readonly<Record<SecondFactorKind, (code: string) => string | null>> = {
  authenticator: twoFactorMessage,
  backup: backupCodeMessage,
}

/**
 * Returns the error message for a code of this kind in the two-factor dialogs; null if the format is right.
 * @example
 * secondFactorMessage('authenticator', '123456') // null
 * secondFactorMessage('backup', '123456') // 'Required'
 */
export const secondFactorMessage = (kind: SecondFactorKind, code: string): string | null => messages[kind](code)
