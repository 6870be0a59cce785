import { limit } from '../../kernel/limits.ts'
import type { SecondFactorKind } from './model.ts'

/** How many digits an authenticator's code has (SEC-033). */
export const twoFactorLength = limit('two-factor code', 6)

/** How many letters and digits a backup code has (SEC-034, SEC-042). */
export const backupCodeLength = limit('backup code', 12)

/** One kind of second factor in a form. */
export interface SecondFactorRow {
  readonly label: string
  readonly hint: string
  /** The words of the way to the other kind. */
  readonly other: string
  /** What the field takes, character by character (SHELL-066, SHELL-067). */
  readonly rule: { readonly length: number; readonly letters: boolean }
}

/** The two kinds (SEC-032 to SEC-034). */
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
