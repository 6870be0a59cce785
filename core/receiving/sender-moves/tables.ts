import { limit } from '../../kernel/limits.ts'

/** Number of characters at the end of an address that stand for the address in a sentence. */
export const addressEnding = limit('address ending', 4)
