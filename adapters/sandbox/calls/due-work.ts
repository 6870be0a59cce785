import type { CallContext } from './context.ts'

/** Runs the due work of the caller's account: payouts, invoices and bills with a step that is due. */
export type RunDueWork = (context: CallContext) => Promise<void>
