import { either as E, function as F, type io as IO, taskEither as TE } from 'fp-ts'
import { Subscription } from 'rxjs'
import { type Fault, unreachable } from '../../kernel/fault.ts'
import { makeForm } from '../../kernel/form.ts'
import { runStep } from '../../kernel/load.ts'
import { makeOpenings } from '../../kernel/opening.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type {
  Clock,
  ClosableModals,
  Log,
  AppNavigation,
  PaymentWindow,
  PaymentWindowEvent,
} from '../../platform/ports.ts'
import { routePath } from '../../routes/index.ts'
import type { CardList } from '../card-list/index.ts'
import type { TopUp } from '../model.ts'
import { blankTopUp, type CardTopUpModal, type PaymentWindowState, type TopUpForm, type TopUpPayment } from './model.ts'
import type { CardTopUps } from './ports.ts'
import { finishingStatusOf, topUpFailureText, topUpOf } from './rules.ts'
import { cardTopUpOperations } from './tables.ts'
import { makeReadPending, makeStartPayment } from './use-cases.ts'
import { cardTopUpView, type CardTopUpView } from './view.ts'

/** What putting money on a card needs from outside. */
export interface CardTopUpPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals<CardTopUpModal>
  readonly appNavigation: AppNavigation
  readonly paymentWindow: PaymentWindow
  readonly topUps: CardTopUps
  readonly cards: Pick<CardList, 'state' | 'steps'>
  readonly isOnHome: IO.IO<boolean>
}

/** Money being put on a card: the form, and the window in which it is paid. */
export interface CardTopUp {
  readonly view: Live<CardTopUpView>
  /** What was paid and is not on its card yet, as it was last asked for (CARD-160). */
  readonly pending: Live<ReadonlyArray<TopUp>>
  /** Begins anew, for a card. */
  readonly open: (cardId: string | null) => void
  /** Forgets the form. A payment window stays open, and what is paid in it counts. */
  readonly close: () => void
  /** What stands in the field now. */
  readonly edit: (amount: string) => void
  /** The field was left. */
  readonly touch: () => void
  /** Makes the invoice and opens its payment window (CARD-156); does nothing while the amount will not do. */
  readonly submit: () => void
  /** Opens the payment window of the last invoice once more. To be run by a press, which the browser asks for. */
  readonly showWindow: () => void
  /** Clears the failure; what was typed is still there (ERR-042). */
  readonly retry: () => void
}

const none: ReadonlyArray<TopUp> = []

/** The payment of an invoice in its window. It outlives the form, and ends with the session. */
interface WatchedPayment extends Pick<CardTopUp, 'pending' | 'showWindow'> {
  readonly shown: Live<PaymentWindowState>
  /** Opens the window of a new invoice. */
  readonly begin: (started: TopUpPayment) => void
  /** Forgets that the browser opened none. */
  readonly unblock: () => void
}

/** @param onPaid runs once for a payment, before what it has changed is asked for */
const makeWatchedPayment = (ports: CardTopUpPorts, onPaid: (cardId: string) => void): WatchedPayment => {
  const { stores, clock, paymentWindow, cards } = ports
  const payment = stores.make<TopUpPayment | null>(null)
  const shown = stores.make<PaymentWindowState>('closed')
  const pending = stores.make(none)
  const readPending = makeReadPending(ports)
  const { whileSignedIn } = makeOpenings(stores, clock)
  let watching = Subscription.EMPTY

  /** Asks for what the payment has changed: the pending top-ups (CARD-160), and the balance. */
  const reload = (cardId: string): void => {
    const keep = whileSignedIn((answer: E.Either<Fault, ReadonlyArray<TopUp>>) => {
      if (E.isRight(answer)) pending.update(() => answer.right)
    })
    void runStep(cards.steps.balances)()
    void readPending(cardId)().then(keep)
  }

  const watch = ({ invoiceId, cardId }: TopUpPayment): void => {
    watching.unsubscribe()
    // Each status counts once, however often the window sends it.
    const heard = new Set<string>()
    const hear = (event: PaymentWindowEvent): void => {
      if (event.kind !== 'message') return shown.update(() => (event.kind === 'opened' ? 'open' : event.kind))
      const status = finishingStatusOf(event, paymentWindow.origin)
      if (status === null || heard.has(status)) return
      if (heard.size === 0) onPaid(cardId)
      heard.add(status)
      reload(cardId)
    }
    watching = paymentWindow.show(invoiceId).subscribe(whileSignedIn(hear))
  }

  return {
    shown,
    pending,
    begin: (started) => {
      payment.update(() => started)
      watch(started)
    },
    showWindow: () => {
      const last = payment.get()
      if (last !== null) watch(last)
    },
    unblock: () => shown.update((now) => (now === 'blocked' ? 'closed' : now)),
  }
}

/** Nothing is asked for until `open` runs. */
export const makeCardTopUp = (ports: CardTopUpPorts): CardTopUp => {
  const { stores, clock, modals, appNavigation, paymentWindow, cards } = ports
  const startPayment = makeStartPayment(ports)

  const finish = (cardId: string): void => {
    form.close()
    modals.close('add-funds')
    if (ports.isOnHome()) appNavigation.go(routePath('card', { id: cardId }))
  }
  const { shown, pending, begin, showWindow, unblock } = makeWatchedPayment(ports, finish)

  const form = makeForm<TopUpForm, Fault, TopUpPayment>({
    stores,
    clock,
    blank: blankTopUp,
    isReady: (values) => topUpOf(cards.state.get().cards, values) !== null,
    send: (values) =>
      F.pipe(topUpOf(cards.state.get().cards, values), TE.fromNullable<Fault>(unreachable), TE.flatMap(startPayment)),
    refusalOf: topUpFailureText,
    resetAfter: cardTopUpOperations.topUp,
    onSent: (started, isOpen) => {
      if (!isOpen) return
      stay()
      begin(started)
    },
  })

  /** The form stays as it is, and can be sent again at once: the window may have been closed unpaid (CARD-165). */
  const stay = (): void => {
    const { values, touched } = form.get()
    form.open(values)
    for (const field of touched) form.touch(field)
  }

  return {
    view: project(combine({ form, shown, cards: cards.state }), cardTopUpView),
    pending,
    open: (cardId) => {
      form.open({ ...blankTopUp, cardId })
      unblock()
      void paymentWindow.prepare()
    },
    close: () => {
      form.close()
      unblock()
    },
    edit: (amount) => form.edit({ amount }),
    touch: () => form.touch('amount'),
    submit: form.submit,
    showWindow,
    retry: () => form.edit({}),
  }
}
