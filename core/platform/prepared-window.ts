import { function as F, taskEither as TE } from 'fp-ts'
import { type Fault, rejected } from '../kernel/fault.ts'
import { logged } from '../kernel/logged.ts'
import type { Log, PaymentWindow } from './ports.ts'
import { lostPaymentWindow } from './texts.ts'

/** Loads the script of the payment window. If this fails, logs the fault and returns a message for the user. */
export const preparedWindow = ({
  log,
  paymentWindow,
}: {
  readonly log: Log
  readonly paymentWindow: Pick<PaymentWindow, 'prepare'>
}): TE.TaskEither<Fault, void> =>
  F.pipe(
    paymentWindow.prepare,
    logged(log.error, 'The payment window could not be loaded'),
    TE.mapLeft(() => rejected(0, lostPaymentWindow)),
  )
