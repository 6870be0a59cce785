import { limit } from '../../kernel/limits.ts'

/** How much of a list is asked for at a time, and how much more of it is shown at each press (PAY-015, LIM-017). */
export const listPaging = { page: limit('payments query', 30), chunk: limit('payments shown at a time', 10) } as const
