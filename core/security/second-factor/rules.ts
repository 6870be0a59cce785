import { requiredText } from '../tables.ts'
import type { SecondFactorKind } from './model.ts'
import { backupCodeLength, twoFactorLength } from './tables.ts'

const isLong = (text: string, length: number): boolean => text.length === length

/** The message of an authenticator's code; null: it is one, by its form (SEC-033). */
export const twoFactorMessage = (code: string): string | null =>
  isLong(code, twoFactorLength.value) && /^[0-9]+$/.test(code) ? null : requiredText

/** The message of a backup code where a code of the set is expected (SEC-034). */
export const backupCodeMessage = (code: string): string | null =>
  isLong(code, backupCodeLength.value) && /^[0-9a-zA-Z]+$/.test(code) ? null : requiredText

/** The message of a backup code everywhere else: any text will do (SEC-035, RECV-054). */
export const anyBackupCodeMessage = (code: string): string | null => (code === '' ? requiredText : null)

const messages: Readonly<Record<SecondFactorKind, (code: string) => string | null>> = {
  authenticator: twoFactorMessage,
  backup: backupCodeMessage,
}

/** The message of a second factor where two-factor itself is changed; null: it is one, by its form. */
export const secondFactorMessage = (kind: SecondFactorKind, code: string): string | null => messages[kind](code)
