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
import { finishingStatusOf, isPendingInvoice, topUpFailureText, topUpOf, withPending } from './rules.ts'
import { cardTopUpOperations } from './tables.ts'
import { type MadeInvoice, makeReadPending, makeReservation, makeSend } from './use-cases.ts'
import { arrivedToast, cardTopUpView, type CardTopUpView, pendingToast } from './view.ts'

/** Ports of the slice `cardTopUp`. */
export interface CardTopUpPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals<CardTopUpModal>
  readonly toasts: Pick<Toasts, 'show'>
  readonly appNavigation: AppNavigation
  readonly paymentWindow: PaymentWindow
  readonly cardTopUps: CardTopUps
  readonly cards: Pick<CardList, 'state' | 'steps' | 'topUps'>
  readonly amountsHidden: Live<boolean>
  readonly isOnHome: IO.IO<boolean>
}

/** Adds money to a card: the form for the amount, and the window in which the user pays. */
export interface CardTopUp {
  readonly view: Live<CardTopUpView>
  /**
   * Opens the form for a card. If an invoice for this card is being made or paid, the form shows the progress. If `cardId`
   * is null, the view says that no card accepts top-ups.
   */
  readonly open: (cardId: string | null) => void
  /** Closes the form. An open payment window stays open, and a payment in the window takes effect. */
  readonly close: () => void
  /** Sets the typed amount. Does nothing while the top-up is being sent or paid. */
  readonly edit: (amount: string) => void
  /** Marks the amount field as touched, so that the field shows its error. */
  readonly touch: () => void
  /**
   * Makes the invoice and opens its payment window (CARD-156). Does nothing if the form is invalid or already sent. Must run
   * within a user gesture; otherwise the browser blocks the window. The window opens empty, and shows the invoice as soon as
   * the invoice has been made.
   */
  readonly submit: () => void
  /**
   * Reopens the window of the invoice being paid. Must run within a user gesture; otherwise the browser blocks the window.
   */
  readonly showWindow: () => void
  /** Clears the failure and keeps the typed amount (ERR-042). */
  readonly retry: () => void
}

/** Payment of an invoice in the payment window. The payment continues after the form closes, until the session ends. */
interface WatchedPayment extends Pick<CardTopUp, 'showWindow'> {
  /** Invoice being paid; null if there is none, or if the invoice has been paid. */
  readonly payment: Live<TopUpPayment | null>
  readonly shown: Live<PaymentWindowState>
  readonly isPaying: IO.IO<boolean>
  /** Opens the window of a new invoice. */
  readonly begin: (started: TopUpPayment) => void
  /** Resets the window's state from 'blocked' to 'closed'. */
  readonly unblock: () => void
}

/**
 * Makes the function that handles a paid invoice. The function reloads balances and pending top-ups. As soon as the money is
 * on the card, it shows a toast.
 */
const makeAfterPayment = (ports: CardTopUpPorts) => {
  const { stores, clock, cards, toasts, amountsHidden } = ports
  const readPending = makeReadPending(ports)

  return (payment: TopUpPayment): ((status: string) => void) => {
    const { cardId, invoiceId } = payment
    // Each status starts a reload, which makes the previous reload stale.
    const reloadScope = makeScope(stores, clock)
    let wasPending = false
    let isArrivalShown = false
    const applyPending = (status: string, pending: ReadonlyArray<TopUp>): void => {
      cards.topUps.update((now) => withPending(now, cardId, pending))
      const isPending = isPendingInvoice(pending, invoiceId)
      // A top-up can be missing from the list because the list was loaded before the payment. Therefore the money counts as
      // arrived only if the top-up was pending before, or if the status is complete.
      const hasArrived = !isPending && (wasPending || status === 'complete') && !isArrivalShown
      wasPending ||= isPending
      if (!hasArrived) return
      isArrivalShown = true
      toasts.show(arrivedToast({ payment, cards: cards.state.get(), amountsHidden: amountsHidden.get() }))
    }
    return (status) => {
      reloadScope.renew()
      const onResult = reloadScope.whileOpen(
        ([, pending]: readonly [unknown, E.Either<Fault, ReadonlyArray<TopUp>>]) => {
          if (E.isRight(pending)) applyPending(status, pending.right)
        },
      )
      void Promise.all([runStep(cards.steps.balances)(), readPending(cardId)()]).then(onResult)
    }
  }
}

/**
 * Makes the functions that open the payment window for an invoice and handle the window's events.
 * @param onPaid runs once for each payment, before balances and pending top-ups are reloaded
 */
const makeWatchedPayment = (ports: CardTopUpPorts, onPaid: (payment: TopUpPayment) => void): WatchedPayment => {
  const { stores, clock, paymentWindow } = ports
  const payment = stores.make<TopUpPayment | null>(null)
  const shown = stores.make<PaymentWindowState>('closed')
  const afterPayment = makeAfterPayment(ports)
  const windows = makeScope(stores, clock)

  const watch = (now: TopUpPayment): void => {
    windows.renew()
    const reload = afterPayment(now)
    // The window may send a status several times; each is handled once.
    const handledStatuses = new Set<string>()
    const onEvent = (event: PaymentWindowEvent): void => {
      if (event.kind !== 'message') return shown.update(() => (event.kind === 'opened' ? 'open' : event.kind))
      const status = finishingStatusOf(event, paymentWindow.origin)
      if (status === null || handledStatuses.has(status)) return
      if (handledStatuses.size === 0) {
        payment.update(() => null)
        onPaid(now)
      }
      handledStatuses.add(status)
      reload(status)
    }
    // The state is 'open' until an event reports otherwise, so that another press cannot make a second invoice.
    shown.update(() => 'open')
    windows.listen(paymentWindow.show(now.invoiceId), onEvent)
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

/**
 * Makes the slice `cardTopUp`. The slice sends no request before `open`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.cardholder })
 * const app = makePaydeck(ports)
 * await app.cardList.tasks.reload()
 * app.cardTopUp.open(app.cardList.state.get().cards[0].id)
 * app.cardTopUp.edit('25')
 * app.cardTopUp.submit()
 * await settle()
 * app.cardTopUp.view.get().stage // 'paying'
 */
export const makeCardTopUp = (ports: CardTopUpPorts): CardTopUp => {
  const { stores, clock, modals, toasts, appNavigation, paymentWindow, cards, amountsHidden } = ports
  const isOpen = stores.make(false)
  const reservation = makeReservation(paymentWindow)

  const finish = (paid: TopUpPayment): void => {
    form.close()
    modals.close('add-funds')
    toasts.show(pendingToast({ payment: paid, cards: cards.state.get(), amountsHidden: amountsHidden.get() }))
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
      reopen()
    },
  })
  const view = project(combine({ form, shown, payment, cards: cards.state, amountsHidden }), cardTopUpView)
  const isLocked = (): boolean => view.get().amount.isLocked

  /**
   * Reopens the form with the values that were sent. If the user closes the window without paying, the user can send them
   * again (CARD-165).
   */
  const reopen = (): void => {
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
      // Reopening the form while its invoice is being made shows the pending request.
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
      if (!isLocked()) form.edit({ amount })
    },
    touch: () => form.touch('amount'),
    submit: () => {
      if (isLocked()) return
      // The window is reserved within the user gesture, since the browser would block it later.
      if (view.get().canSubmit) reservation.reserve()
      form.submit()
    },
    showWindow,
    retry: () => form.edit({}),
  }
}
