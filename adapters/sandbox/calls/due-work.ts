import type { CallContext } from './context.ts'

/** Runs the due work of the caller's account: every step of a payout, an invoice or a bill payment whose time has come. */
export type RunDueWork = (context: CallContext) => Promise<void>
