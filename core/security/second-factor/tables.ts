import { limit } from '../../kernel/limits.ts'
import type { SecondFactorKind } from './model.ts'

/** Number of digits in an authenticator code (SEC-033). */
export const twoFactorLength = limit('two-factor code', 6)

/** Number of letters and digits in a backup code (SEC-034, SEC-042). */
export const backupCodeLength = limit('backup code', 12)

/** Texts and input rule for one kind of second factor. */
export interface SecondFactorRow {
  readonly label: string
  readonly hint: string
  /** Label of the button that switches to the other kind. */
  readonly other: string
  /** Characters that the field accepts (SHELL-066, SHELL-067). */
  readonly rule: { readonly length: number; readonly letters: boolean }
}

/** Fields of both kinds (SEC-032 to SEC-034). */
export const secondFactors = {
  authenticator: {
    label: '6-digit code',
    hint: 'From your authenticator app. Each code works once.',
    other: 'Use a backup code',
    rule: { length: twoFactorLength.value, letters: false },
  },
  backup: {
    label: 'Backup code',
    hint: 'One of the codes that you kept. Each works once.',
    other: 'Use a 6-digit code',
    rule: { length: backupCodeLength.value, letters: true },
  },
} as const satisfies Record<SecondFactorKind, SecondFactorRow>
