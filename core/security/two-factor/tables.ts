import type { HostClass } from '../../kernel/host.ts'
import { limit } from '../../kernel/limits.ts'
import type { SecondFactorKind } from './model.ts'

/** How many digits an authenticator's code has (SEC-033). */
export const twoFactorLength = limit('two-factor code', 6)

/** How many letters and digits a backup code has (SEC-034, SEC-042). */
export const backupCodeLength = limit('backup code', 12)

/** How many codes are in a set (SEC-041). */
export const backupCodeCount = limit('backup codes', 10)

/** What the downloaded backup codes are called. */
export const backupCodesFileName = 'backup-codes.txt'

/** The issuer that authenticator apps show, by the class of the host; null: the product's name (SEC-024). */
export const issuers = {
  local: 'Local',
  test: 'Test',
  production: null,
} as const satisfies Record<HostClass, string | null>

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

/** What the dialogs of two-factor tell when they are through (SEC-039, SEC-029, SEC-044). */
export const twoFactorTexts = {
  enabled: 'Two-factor authentication is on.',
  disabled: 'Two-factor authentication is off.',
  generated: 'Backup codes generated successfully.',
} as const

/** How the security page shows two-factor by whether it is on. */
export const twoFactorStates = {
  on: {
    pill: 'On',
    text: 'Signing in asks for a code of your authenticator app, too.',
  },
  off: {
    pill: 'Off',
    text: 'Ask for a code of an authenticator app at sign-in, so that your password alone opens nothing.',
  },
} as const

/** How many characters of a secret stand together where somebody copies it by hand. */
export const secretGroup = limit('secret group', 4)
