import { accountControl } from '../account/control.ts'
import { makeBillPayControl } from '../bill-pay/control.ts'
import { cardsControl } from '../cards/control.ts'
import { movePayment, runDuePayments } from '../due-payments.ts'
import { makePaymentsControl } from '../payments/control.ts'
import { receivingControl } from '../receiving/control.ts'
import { sessionControl } from '../session/control.ts'
import { verificationControl } from '../verification/control.ts'
import type { ControlPart, ControlContext } from './part.ts'

/**
 * Sections of the control page, with the routes of the control API that belong to them. Each area of the sandbox has one
 * section. Verification comes before payouts, because approving a verification can make payouts due.
 */
export const parts: ReadonlyArray<ControlPart> = [
  accountControl,
  verificationControl,
  receivingControl,
  makePaymentsControl({ runDueWork: (context) => runDuePayments(context, context.user), move: movePayment }),
  cardsControl,
  makeBillPayControl((context) => runDuePayments(context, context.user)),
  sessionControl,
]

/** Runs the due work of all areas after the control page has changed an account. */
export const runDueWork = async (context: ControlContext): Promise<void> => {
  for (const part of parts) await part.runDueWork?.(context)
}
