import type { CardBalance, DebitCard, TopUp } from '@paydeck/core/cards'
import { makeStores, type Fault } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { cardTopUpOf } from '@paydeck/core/pages'
import type { PaymentWindowEvent } from '@paydeck/core/platform'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { plainCard } from '../../arbitraries/cards.ts'
import { makeSurroundings, fakeWindow, posted, questions, windowOrigin } from '../../slice-bench/index.ts'
import { cardsWith } from '../bench.ts'

export const now = Date.parse('2026-11-20T12:00:00Z')

export const paidTopUp: TopUp = {
  id: 't1',
  invoice: { id: 'i1', invoiceTime: now },
  amount: decimalText('25.00'),
  appliedDate: null,
  debitCard: 'c1',
  user: 'u1',
  provider: 'galileo',
  pending: true,
  displayMerchant: 'Card Load',
  referralId: null,
}

interface Answers {
  list: E.Either<Fault, ReadonlyArray<DebitCard>>
  pending: E.Either<Fault, ReadonlyArray<TopUp>>
  balances: E.Either<Fault, ReadonlyArray<CardBalance>>
  path: string
  /** Delays the replies to requests for pending top-ups until this promise resolves. */
  delay: Promise<void>
}

/** Creates the top-up form with a fake provider and a fake payment window, both controlled by the test. */
export const benchAt = async (path: string) => {
  const surroundings = makeSurroundings(now)
  const { ports, seen } = surroundings
  const requests: Array<unknown> = []
  const invoices = questions<unknown, string>()
  const window = fakeWindow<{ readonly invoiceId: string }, PaymentWindowEvent>()
  const amountsHidden = makeStores().make(false)
  const answers: Answers = {
    list: E.right([plainCard, { ...plainCard, id: 'c 2', nickname: 'Travel' }]),
    pending: E.right([paidTopUp]),
    balances: E.right([]),
    path,
    delay: Promise.resolve(),
  }
  const played = Object.assign(window.played, answers)
  const { cards, requestCounts } = cardsWith(played, surroundings)
  await cards.tasks.reload()
  seen.slot.update(() => ({ name: 'add-funds' }))
  const topUp = cardTopUpOf({
    ...ports,
    navigation: { here: () => played.path },
    amountsHidden,
    paymentWindow: { ...window, origin: windowOrigin, show: (invoiceId) => window.show({ invoiceId }) },
    cardTopUps: {
      makeInvoice: (input) => {
        requests.push(input)
        return invoices.ask(input)
      },
      pending: (input) => async () => {
        requests.push(input)
        const topUps = played.pending
        await played.delay
        return topUps
      },
    },
    cards,
  })
  return {
    ...seen,
    topUp,
    requests,
    windows: window.shown,
    played,
    cards,
    amountsHidden,
    /** Shown toasts, as "tone: title text". */
    toastTexts: () => seen.toasts.map(({ tone, title, text }) => `${tone}: ${title}. ${text}`),
    balances: () => requestCounts.balances,
    prepared: window.prepared,
    reserved: window.reserved,
    view: () => topUp.view.get(),
    emit: window.emit,
    post: (status: unknown, over = {}) => window.emit(posted(status, over)),
    answer: invoices.answerIfAsked,
    press: async () => {
      topUp.submit()
      await settle()
    },
  }
}

export type Bench = Awaited<ReturnType<typeof benchAt>>

/** Submits $25 for the first card; the fake provider then returns an invoice, and the payment window opens. */
export const paying = async (path = '/id/home'): Promise<Bench> => {
  const bench = await benchAt(path)
  bench.topUp.open('c1')
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.right('i1'))
  await bench.emit({ kind: 'opened' })
  return bench
}
