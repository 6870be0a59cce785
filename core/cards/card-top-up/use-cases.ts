import { function as F, type io as IO, taskEither as TE } from 'fp-ts'
import { type Fault, unreachable } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { inSession } from '../../kernel/scope.ts'
import type { Stores } from '../../kernel/store.ts'
import { type DecimalText, defaultCurrency } from '../../money/index.ts'
import type { Clock, Log, PaymentWindow } from '../../platform/ports.ts'
import { preparedWindow } from '../../platform/prepared-window.ts'
import type { CardList } from '../card-list/index.ts'
import type { TopUp } from '../model.ts'
import type { TopUpForm, TopUpPayment } from './model.ts'
import type { CardTopUps } from './ports.ts'
import { pendingSince, topUpOf } from './rules.ts'

/** Makes the invoice of a top-up. The window is prepared before the invoice is made, so that every invoice can be paid. */
export const makeStartPayment =
  (ports: {
    readonly log: Log
    readonly paymentWindow: Pick<PaymentWindow, 'prepare'>
    readonly cardTopUps: CardTopUps
  }) =>
  ({ cardId, amount }: { readonly cardId: string; readonly amount: DecimalText }): TE.TaskEither<Fault, TopUpPayment> =>
    F.pipe(
      preparedWindow(ports),
      TE.flatMap(() =>
        F.pipe(
          ports.cardTopUps.makeInvoice({ cardId, amount, currency: defaultCurrency }),
          logged(ports.log.error, 'The invoice of a top-up could not be made'),
        ),
      ),
      TE.map((invoiceId) => ({ invoiceId, cardId, amount })),
    )

/** Returns the recent top-ups of a card that are not on the card yet (CARD-062, CARD-160). */
export const makeReadPending =
  ({ clock, log, cardTopUps: topUps }: { readonly clock: Clock; readonly log: Log; readonly cardTopUps: CardTopUps }) =>
  (cardId: string): TE.TaskEither<Fault, ReadonlyArray<TopUp>> =>
    F.pipe(
      topUps.pending({ cardId, startDate: pendingSince(clock.now()) }),
      logged(log.warn, 'The pending top-ups could not be loaded'),
    )

/**
 * Makes two functions: one reserves a payment window when the user presses the button, the other releases an unused window.
 */
export const makeReservation = ({ reserve, release }: Pick<PaymentWindow, 'reserve' | 'release'>) => {
  let presses = 0
  return {
    reserve: (): void => {
      presses += 1
      reserve()
    },
    /**
     * Returns an action that releases the reserved window. If the user has pressed the button again, the window belongs to
     * the later press, and the action does nothing.
     */
    giveUp: (): IO.IO<void> => {
      const press = presses
      return () => {
        if (press === presses) release()
      }
    },
  }
}

/** Invoice, and the action that releases the window that was reserved for paying the invoice. */
export interface MadeInvoice {
  readonly started: TopUpPayment
  readonly giveUp: IO.IO<void>
}

/** Ports of `makeSend`. */
export interface SendPorts {
  readonly stores: Stores
  readonly log: Log
  readonly paymentWindow: Pick<PaymentWindow, 'prepare'>
  readonly cardTopUps: CardTopUps
  readonly cards: Pick<CardList, 'state'>
}

/**
 * Makes the function that sends the form, which creates an invoice. If this fails, the function releases the reserved
 * window.
 */
export const makeSend = (ports: SendPorts, reservation: ReturnType<typeof makeReservation>) => {
  const startPayment = makeStartPayment(ports)
  return (values: TopUpForm): TE.TaskEither<Fault, MadeInvoice> => {
    const giveUp = reservation.giveUp()
    return F.pipe(
      topUpOf(ports.cards.state.get().cards, values),
      TE.fromNullable<Fault>(unreachable),
      TE.flatMap(startPayment),
      inSession(ports.stores),
      TE.orElseFirstIOK(() => giveUp),
      TE.map((started) => ({ started, giveUp })),
    )
  }
}
