import { limit } from '../../kernel/limits.ts'

/** Number of last characters that identify an address in a sentence. */
export const addressEnding = limit('address ending', 4)
