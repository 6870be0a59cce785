import type { HandlerTable } from './handler.ts'
import { sessionHandlers } from './session.ts'
import { waitlistHandlers } from './waitlist.ts'

/** Who answers each call of the wire. A call without a handler does not compile (CALL-013). */
export const handlers = {
  ...sessionHandlers,
  ...waitlistHandlers,
} satisfies HandlerTable
