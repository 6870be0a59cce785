import type { PayoutRefusal } from '../model.ts'
import { refusalOf } from '../rules.ts'
import { inviteRefusals } from './tables.ts'

/**
 * Returns the error text for an invite that cannot be accepted (ERR-077 to ERR-079).
 * @example
 * inviteRefusalText('inviteExpired').startsWith('Payouts invitation has expired.') // true
 */
export const inviteRefusalText = (
  reason: string | null,
  table: Readonly<Record<PayoutRefusal, string>> = inviteRefusals,
): string => table[refusalOf(reason)]
