import { limit } from '../../kernel/limits.ts'

/** Size of a requested page, and of a chunk that "Load More" reveals (PAY-015, LIM-017). */
export const listPaging = { page: limit('payments query', 30), chunk: limit('payments shown at a time', 10) } as const
