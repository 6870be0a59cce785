import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { type DecimalText, defaultCurrency } from '../../money/index.ts'
import type { Clock, Log, PaymentWindow } from '../../platform/ports.ts'
import { preparedWindow } from '../../platform/prepared-window.ts'
import type { TopUp } from '../model.ts'
import type { TopUpPayment } from './model.ts'
import type { CardTopUps } from './ports.ts'
import { pendingSince } from './rules.ts'

/** Makes the invoice of a top-up. The payment window is prepared first: no invoice is made that could not be paid. */
export const makeStartPayment =
  (ports: { readonly log: Log; readonly paymentWindow: Pick<PaymentWindow, 'prepare'>; readonly topUps: CardTopUps }) =>
  ({ cardId, amount }: { readonly cardId: string; readonly amount: DecimalText }): TE.TaskEither<Fault, TopUpPayment> =>
    F.pipe(
      preparedWindow(ports),
      TE.flatMap(() =>
        F.pipe(
          ports.topUps.makeInvoice({ cardId, amount, currency: defaultCurrency }),
          logged(ports.log.error, 'The invoice of a top-up could not be made'),
        ),
      ),
      TE.map((invoiceId) => ({ invoiceId, cardId, amount })),
    )

/** Returns what was paid for a card of late and is not on it yet (CARD-062, CARD-160). */
export const makeReadPending =
  ({ clock, log, topUps }: { readonly clock: Clock; readonly log: Log; readonly topUps: CardTopUps }) =>
  (cardId: string): TE.TaskEither<Fault, ReadonlyArray<TopUp>> =>
    F.pipe(
      topUps.pending({ cardId, startDate: pendingSince(clock.now()) }),
      logged(log.warn, 'The pending top-ups could not be loaded'),
    )
