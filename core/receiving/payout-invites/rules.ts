import { refusalOf } from '../rules.ts'
import { inviteRefusals } from './tables.ts'

/**
 * Returns the error text for an invite that cannot be accepted (ERR-077 to ERR-079).
 * @example
 * inviteRefusalText('inviteExpired').startsWith('Payouts invitation has expired.') // true
 */
export const inviteRefusalText = (reason: string | null): string => inviteRefusals[refusalOf(reason)]
