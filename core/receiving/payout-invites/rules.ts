import { refusalOf } from '../rules.ts'
import { inviteRefusals } from './tables.ts'

/** What is told of an invite that cannot be accepted (ERR-077 to ERR-079). */
export const inviteRefusal = (reason: string | null): string => inviteRefusals[refusalOf(reason)]
