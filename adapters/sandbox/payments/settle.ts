import type { CallContext } from '../calls/context.ts'

/** Brings the payments and payouts of the caller up to date: what was due by now has happened. */
export type Settle = (context: CallContext) => Promise<void>
