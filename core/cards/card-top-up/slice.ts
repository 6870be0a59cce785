import { either as E, function as F, type io as IO, task as T, taskEither as TE } from 'fp-ts'
import { Subscription } from 'rxjs'
import { describeFault } from '../../kernel/fault.ts'
import { runStep } from '../../kernel/load.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { type DecimalText, defaultCurrency } from '../../money/index.ts'
import type { Clock, ClosableModals, Log, Moves, PaymentWindow, PaymentWindowEvent } from '../../platform/ports.ts'
import type { CardList } from '../card-list/index.ts'
import type { TopUp } from '../model.ts'
import { cardPath } from '../rules.ts'
import type { PaymentWindowState, TopUpForm } from './model.ts'
import type { CardTopUps } from './ports.ts'
import { finishingStatusOf, pendingSince, topUpAmountOf, topUpCard, topUpFailureText } from './rules.ts'
import { cardTopUpOperations } from './tables.ts'
import { cardTopUpView, type CardTopUpView } from './view.ts'

/** What putting money on a card needs from outside. */
export interface CardTopUpPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals
  readonly moves: Moves
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
  readonly close: IO.IO<void>
  /** What stands in the field now. */
  readonly edit: (amount: string) => void
  /** The field was left. */
  readonly touch: IO.IO<void>
  /** Makes the invoice and opens its payment window (CARD-156); does nothing while the amount will not do. */
  readonly submit: T.Task<void>
  /** Opens the payment window of the last invoice once more. To be run by a press, which the browser asks for. */
  readonly showWindow: IO.IO<void>
  /** Clears the failure; what was typed is still there (ERR-042). */
  readonly retry: IO.IO<void>
}

/** An invoice on its way to be paid. */
interface Payment {
  readonly invoiceId: string
  readonly cardId: string
}

const closed: TopUpForm = { cardId: null, amount: '', isTouched: false, failure: null }
const none: ReadonlyArray<TopUp> = []

/** Nothing is asked for until `open` runs. */
export const makeCardTopUp = (ports: CardTopUpPorts): CardTopUp => {
  const { stores, clock, log, modals, moves, paymentWindow, topUps, cards } = ports
  const form = stores.make<TopUpForm>(closed)
  const payment = stores.make<Payment | null>(null)
  const shown = stores.make<PaymentWindowState>('closed')
  const pending = stores.make(none)
  const put = (change: Partial<TopUpForm>): void => form.update((now) => ({ ...now, ...change }))
  // Opened anew, the form is another one: an invoice of the one before opens no window any more.
  let visit = 0
  let watching = Subscription.EMPTY

  /** Asks for what the payment has changed: the pending top-ups (CARD-160), and the balance. */
  const reload = (cardId: string): void => {
    const epoch = stores.epoch()
    void runStep(cards.steps.balances)()
    void F.pipe(
      topUps.pending({ cardId, startDate: pendingSince(clock.now()) }),
      T.map((answer) => {
        if (E.isLeft(answer)) log.warn(`The pending top-ups could not be loaded: ${describeFault(answer.left)}`)
        else if (epoch === stores.epoch()) pending.update(() => answer.right)
      }),
    )()
  }

  const finish = (cardId: string): void => {
    form.update(() => closed)
    modals.close('add-funds')
    if (ports.isOnHome()) moves.go(cardPath({ id: cardId }))
  }

  const watch = ({ invoiceId, cardId }: Payment): void => {
    watching.unsubscribe()
    const epoch = stores.epoch()
    // The window says each of its words once: whoever floods the page with one is heard once.
    const heard = new Set<string>()
    const hear = (event: PaymentWindowEvent): void => {
      if (event.kind !== 'message') return shown.update(() => (event.kind === 'opened' ? 'open' : event.kind))
      const status = finishingStatusOf(event, paymentWindow.origin)
      if (status === null || heard.has(status)) return
      if (heard.size === 0) finish(cardId)
      heard.add(status)
      reload(cardId)
    }
    watching = paymentWindow.show(invoiceId).subscribe((event) => {
      if (epoch === stores.epoch()) hear(event)
    })
  }

  const generation = makeOperation({
    stores,
    clock,
    resetAfter: cardTopUpOperations.topUp,
    run: ({ cardId, amount }: { readonly cardId: string; readonly amount: DecimalText }) => {
      const [mine, epoch] = [visit, stores.epoch()]
      const isWanted = (): boolean => mine === visit && epoch === stores.epoch()
      return F.pipe(
        // First, so that no invoice is made that could not be paid.
        paymentWindow.prepare,
        TE.flatMap(() => topUps.makeInvoice({ cardId, amount, currency: defaultCurrency })),
        TE.map((invoiceId) => {
          if (!isWanted()) return
          payment.update(() => ({ invoiceId, cardId }))
          watch({ invoiceId, cardId })
        }),
        TE.orElseFirstIOK((fault) => () => {
          log.error(`The invoice of a top-up could not be made: ${describeFault(fault)}`)
          if (isWanted()) put({ failure: topUpFailureText(fault) })
        }),
      )
    },
  })

  const begin = (next: TopUpForm): void => {
    visit += 1
    generation.reset()
    form.update(() => next)
    shown.update((now) => (now === 'blocked' ? 'closed' : now))
  }

  return {
    view: project(combine({ form, generation, shown, cards: cards.state }), cardTopUpView),
    pending,
    open: (cardId) => {
      begin({ ...closed, cardId })
      void paymentWindow.prepare()
    },
    close: () => begin(closed),
    edit: (amount) => put({ amount }),
    touch: () => put({ isTouched: true }),
    submit: () => {
      const { amount: text, cardId } = form.get()
      const amount = topUpAmountOf(text)
      const card = topUpCard(cards.state.get().cards, cardId)
      if (amount === null || card === null) return Promise.resolve()
      put({ failure: null })
      return F.pipe(generation.start({ cardId: card.id, amount }), T.asUnit)()
    },
    showWindow: () => {
      const last = payment.get()
      if (last !== null) watch(last)
    },
    retry: () => put({ failure: null }),
  }
}
