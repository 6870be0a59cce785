import type { CallContext } from './context.ts'

/** Runs the due work of the caller's account: payouts, invoices and bills whose time has come. */
export type RunDueWork = (context: CallContext) => Promise<void>
