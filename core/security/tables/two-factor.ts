import type { HostClass } from '../../kernel/host.ts'
import { limit } from '../../kernel/limits.ts'

/** How many digits an authenticator's code has (SEC-033). */
export const twoFactorLength = limit('two-factor code', 6)

/** How many letters and digits a backup code has (SEC-034, SEC-042). */
export const backupCodeLength = limit('backup code', 12)

/** How many codes are in a set (SEC-041). */
export const backupCodeCount = limit('backup codes', 10)

/** What the downloaded backup codes are called. */
export const backupCodesFileName = 'backup-codes.txt'

/** The message of a field that has no valid value yet. */
export const requiredText = 'Required'

/** The issuer that authenticator apps show, by the class of the host; null: the product's name (SEC-024). */
export const issuers = {
  local: 'Local',
  test: 'Test',
  production: null,
} as const satisfies Record<HostClass, string | null>
