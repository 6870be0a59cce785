import { either as E, type io as IO } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeForm } from '../../kernel/form.ts'
import { runStep } from '../../kernel/load.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type {
  Clock,
  ClosableModals,
  Log,
  AppNavigation,
  PaymentWindow,
  PaymentWindowEvent,
  Toasts,
} from '../../platform/ports.ts'
import { routePath } from '../../routes/index.ts'
import type { CardList } from '../card-list/index.ts'
import type { TopUp } from '../model.ts'
import { blankTopUp, type CardTopUpModal, type PaymentWindowState, type TopUpForm, type TopUpPayment } from './model.ts'
import type { CardTopUps } from './ports.ts'
import { finishingStatusOf, isOnItsWay, topUpFailureText, topUpOf, withPending } from './rules.ts'
import { cardTopUpOperations } from './tables.ts'
import { type MadeInvoice, makeReadPending, makeReservation, makeSend } from './use-cases.ts'
import { arrivedNews, cardTopUpView, type CardTopUpView, comingNews } from './view.ts'

/** What putting money on a card needs from outside. */
export interface CardTopUpPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals<CardTopUpModal>
  readonly toasts: Pick<Toasts, 'show'>
  readonly appNavigation: AppNavigation
  readonly paymentWindow: PaymentWindow
  readonly topUps: CardTopUps
  readonly cards: Pick<CardList, 'state' | 'steps' | 'topUps'>
  readonly amountsHidden: Live<boolean>
  readonly isOnHome: IO.IO<boolean>
}

/** Money being put on a card: the form, and the window in which it is paid. */
export interface CardTopUp {
  readonly view: Live<CardTopUpView>
  /**
   * Begins anew, for a card; while its invoice is on its way, or its window is open, goes on with that one. Opened for none,
   * it says that there is none.
   */
  readonly open: (cardId: string | null) => void
  /** The form is left. A payment window stays open, and what is paid in it counts. */
  readonly close: () => void
  /** What stands in the field now; nothing changes while it is being sent or paid. */
  readonly edit: (amount: string) => void
  /** The field was left. */
  readonly touch: () => void
  /**
   * Makes the invoice and opens its payment window (CARD-156); does nothing while it is not filled in, or sent already. To be
   * run by a press: the window is opened within it, and shows the invoice once that is there.
   */
  readonly submit: () => void
  /** Opens the window of the invoice that is being paid once more. To be run by a press, which the browser asks for. */
  readonly showWindow: () => void
  /** Clears the failure; what was typed is still there (ERR-042). */
  readonly retry: () => void
}

/** The payment of an invoice in its window. It outlives the form, and ends with the session. */
interface WatchedPayment extends Pick<CardTopUp, 'showWindow'> {
  /** What is being paid; null: nothing, or it is paid. */
  readonly payment: Live<TopUpPayment | null>
  readonly shown: Live<PaymentWindowState>
  readonly isPaying: IO.IO<boolean>
  /** Opens the window of a new invoice. */
  readonly begin: (started: TopUpPayment) => void
  /** Forgets that the browser opened none. */
  readonly unblock: () => void
}

/** Asks for what a payment has changed, and tells once that its money has arrived. */
const makeAfterPayment = (ports: CardTopUpPorts) => {
  const { stores, clock, cards, toasts, amountsHidden } = ports
  const readPending = makeReadPending(ports)

  return (payment: TopUpPayment): ((status: string) => void) => {
    const { cardId, invoiceId } = payment
    // Each status asks anew: what was asked for by the one before is older.
    const questions = makeScope(stores, clock)
    let wasSeen = false
    let isThere = false
    const settle = (status: string, pending: ReadonlyArray<TopUp>): void => {
      cards.topUps.update((now) => withPending(now, cardId, pending))
      const isComing = isOnItsWay(pending, invoiceId)
      // A list without it may also be older than the payment: it has to have been there, or to be complete.
      const hasArrived = !isComing && (wasSeen || status === 'complete') && !isThere
      wasSeen ||= isComing
      if (!hasArrived) return
      isThere = true
      toasts.show(arrivedNews({ payment, cards: cards.state.get(), amountsHidden: amountsHidden.get() }))
    }
    return (status) => {
      questions.renew()
      const keep = questions.whileOpen(([, pending]: readonly [unknown, E.Either<Fault, ReadonlyArray<TopUp>>]) => {
        if (E.isRight(pending)) settle(status, pending.right)
      })
      void Promise.all([runStep(cards.steps.balances)(), readPending(cardId)()]).then(keep)
    }
  }
}

/** @param onPaid runs once for a payment, before what it has changed is asked for */
const makeWatchedPayment = (ports: CardTopUpPorts, onPaid: (payment: TopUpPayment) => void): WatchedPayment => {
  const { stores, clock, paymentWindow } = ports
  const payment = stores.make<TopUpPayment | null>(null)
  const shown = stores.make<PaymentWindowState>('closed')
  const afterPayment = makeAfterPayment(ports)
  const windows = makeScope(stores, clock)

  const watch = (now: TopUpPayment): void => {
    windows.renew()
    const reload = afterPayment(now)
    // Each status counts once, however often the window sends it.
    const heard = new Set<string>()
    const hear = (event: PaymentWindowEvent): void => {
      if (event.kind !== 'message') return shown.update(() => (event.kind === 'opened' ? 'open' : event.kind))
      const status = finishingStatusOf(event, paymentWindow.origin)
      if (status === null || heard.has(status)) return
      if (heard.size === 0) {
        payment.update(() => null)
        onPaid(now)
      }
      heard.add(status)
      reload(status)
    }
    // Until it is told otherwise: no press may come between.
    shown.update(() => 'open')
    windows.listen(paymentWindow.show(now.invoiceId), hear)
  }

  const isPaying = (): boolean => payment.get() !== null && shown.get() !== 'closed'
  return {
    payment,
    shown,
    isPaying,
    begin: (started) => {
      payment.update(() => started)
      watch(started)
    },
    showWindow: () => {
      const last = payment.get()
      if (last !== null && isPaying()) watch(last)
    },
    unblock: () => shown.update((now) => (now === 'blocked' ? 'closed' : now)),
  }
}

/** Nothing is asked for until `open` runs. */
export const makeCardTopUp = (ports: CardTopUpPorts): CardTopUp => {
  const { stores, clock, modals, toasts, appNavigation, paymentWindow, cards, amountsHidden } = ports
  const isOpen = stores.make(false)
  const reservation = makeReservation(paymentWindow)

  const finish = (paid: TopUpPayment): void => {
    form.close()
    modals.close('add-funds')
    toasts.show(comingNews({ payment: paid, cards: cards.state.get(), amountsHidden: amountsHidden.get() }))
    if (ports.isOnHome()) appNavigation.go(routePath('card', { id: paid.cardId }))
  }
  const { payment, isPaying, shown, begin, showWindow, unblock } = makeWatchedPayment(ports, finish)

  const form = makeForm<TopUpForm, Fault, MadeInvoice>({
    stores,
    clock,
    blank: blankTopUp,
    isReady: (values) => topUpOf(cards.state.get().cards, values) !== null,
    send: makeSend(ports, reservation),
    refusalOf: topUpFailureText,
    resetAfter: cardTopUpOperations.topUp,
    onSent: ({ started, giveUp }, isSame) => {
      if (!isSame || !isOpen.get()) giveUp()
      if (!isSame) return
      if (!isOpen.get()) return form.close()
      begin(started)
      stay()
    },
  })
  const view = project(combine({ form, shown, payment, cards: cards.state, amountsHidden }), cardTopUpView)
  const isResting = (): boolean => view.get().amount.isResting

  /** The form stays as it is, and can be sent again once the window is closed unpaid (CARD-165). */
  const stay = (): void => {
    const { values, touched } = form.get()
    form.open(values)
    for (const field of touched) form.touch(field)
  }

  return {
    view,
    open: (cardId) => {
      isOpen.update(() => true)
      unblock()
      const { status, values } = form.get()
      const paid = payment.get()
      // The same again while its invoice is made: that one is waited for.
      if (status !== 'loading' || values.cardId !== cardId) {
        form.open({ cardId, amount: isPaying() && paid?.cardId === cardId ? paid.amount : blankTopUp.amount })
      }
      void paymentWindow.prepare()
    },
    close: () => {
      isOpen.update(() => false)
      if (form.get().status !== 'loading') form.close()
    },
    edit: (amount) => {
      if (!isResting()) form.edit({ amount })
    },
    touch: () => form.touch('amount'),
    submit: () => {
      if (isResting()) return
      // Within the press: a window that is opened once the invoice is there would be blocked.
      if (view.get().canSubmit) reservation.reserve()
      form.submit()
    },
    showWindow,
    retry: () => form.edit({}),
  }
}
