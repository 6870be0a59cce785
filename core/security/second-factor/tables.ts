import { limit } from '../../kernel/limits.ts'
import { secondFactorTexts } from '../texts.ts'
import type { SecondFactorKind } from './model.ts'

/** Number of digits in an authenticator code (SEC-033). */
export const twoFactorLength = limit('two-factor code', 6)

/** Number of letters and digits in a backup code (SEC-034, SEC-042). */
export const backupCodeLength = limit('backup code', 12)

/** Texts and input rule for one kind of second factor. */
export interface SecondFactorRow {
  readonly label: string
  readonly hint: string
  /** Label of the button that switches to the other kind of second factor. */
  readonly other: string
  /** Characters that the field accepts (SHELL-066, SHELL-067). */
  readonly rule: { readonly length: number; readonly letters: boolean }
}

/** Texts and input rules of both kinds of second factor (SEC-032 to SEC-034). */
export const secondFactors = {
  authenticator: {
    ...secondFactorTexts.authenticator,
    rule: { length: twoFactorLength.value, letters: false },
  },
  backup: {
    ...secondFactorTexts.backup,
    rule: { length: backupCodeLength.value, letters: true },
  },
} as const satisfies Record<SecondFactorKind, SecondFactorRow>
