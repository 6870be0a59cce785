import type { CallContext } from './context.ts'

/** Brings the money of the caller up to date, whatever it pays for: what was due by now has happened. */
export type Settle = (context: CallContext) => Promise<void>
