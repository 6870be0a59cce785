import { makeCardList, type CardBalance, type TopUp } from '@paydeck/core/cards'
import { makeStores, type Fault } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { cardTopUpOf } from '@paydeck/core/pages'
import type { PaymentWindowEvent, Toast } from '@paydeck/core/platform'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E, type taskEither as TE } from 'fp-ts'
import { Subject } from 'rxjs'
import { plainCard } from '../../arbitraries/cards.ts'

/** Where the payment window's pages are. */
export const origin = 'https://pay.example'
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

/** Top-ups over a provider and a payment window that the test plays. */
export const benchAt = async (path: string) => {
  const clock = fakeClock(now)
  const stores = makeStores()
  const log: Array<string> = []
  const asked: Array<unknown> = []
  const waiting: Array<(reply: E.Either<Fault, string>) => void> = []
  const windows: Array<{ readonly invoiceId: string; readonly events$: Subject<PaymentWindowEvent> }> = []
  const wentTo: Array<string> = []
  const toasts: Array<Toast> = []
  const amountsHidden = makeStores().make(false)
  let prepared = 0
  /** One that was released before its invoice came is opened within no press, which a browser blocks. */
  let reserved: 'none' | 'open' | 'used' | 'released' | 'blocked' = 'none'
  const played = {
    script: E.right(undefined) as E.Either<Fault, void>,
    pending: E.right([paidTopUp]) as E.Either<Fault, ReadonlyArray<TopUp>>,
    balances: E.right([]) as E.Either<Fault, ReadonlyArray<CardBalance>>,
    path,
    /** What the list of pending top-ups waits for, from now on. */
    held: Promise.resolve(),
  }
  let modal: string | null = 'add-funds'
  let balances = 0
  const logs = { warn: (message: string) => void log.push(message), error: (message: string) => void log.push(message) }
  const cards = makeCardList({
    stores,
    log: logs,
    accounts: {
      list: async () => E.right([plainCard, { ...plainCard, id: 'c 2', nickname: 'Travel' }]),
      balances: async () => {
        balances += 1
        return played.balances
      },
    },
  })
  await cards.tasks.reload()
  const topUp = cardTopUpOf({
    stores,
    clock,
    log: logs,
    navigation: { here: () => played.path },
    modals: {
      open: () => undefined,
      close: (name) => {
        if (modal === name) modal = null
      },
    },
    toasts: { show: (toast) => void toasts.push(toast) },
    amountsHidden,
    appNavigation: { go: (to) => void wentTo.push(to) },
    paymentWindow: {
      origin,
      prepare: async () => {
        prepared += 1
        return played.script
      },
      reserve: () => void (reserved = 'open'),
      release: () => void (reserved = reserved === 'open' ? 'released' : reserved),
      show: (invoiceId) => {
        reserved = reserved === 'released' ? 'blocked' : 'used'
        const events$ = new Subject<PaymentWindowEvent>()
        windows.push({ invoiceId, events$ })
        return events$
      },
    },
    topUps: {
      makeInvoice:
        (input): TE.TaskEither<Fault, string> =>
        () => {
          asked.push(input)
          return new Promise((answer) => waiting.push(answer))
        },
      pending: (input) => async () => {
        asked.push(input)
        const mine = played.pending
        await played.held
        return mine
      },
    },
    cards,
  })
  const tell = async (event: PaymentWindowEvent): Promise<void> => {
    windows.at(-1)?.events$.next(event)
    await settle()
  }
  return {
    topUp,
    stores,
    clock,
    log,
    asked,
    wentTo,
    windows,
    played,
    cards,
    amountsHidden,
    /** What was told by toasts, as "tone: title text". */
    told: () => toasts.map(({ tone, title, text }) => `${tone}: ${title}. ${text}`),
    toasts,
    modal: () => modal,
    balances: () => balances,
    /** How often the window's script was asked for. */
    prepared: () => prepared,
    /** What became of the window that was reserved last. */
    reserved: () => reserved,
    view: () => topUp.view.get(),
    tell,
    say: (status: unknown, over = {}) =>
      tell({ kind: 'message', origin, isFromWindow: true, data: { status }, ...over }),
    answer: async (reply: E.Either<Fault, string>) => {
      await settle()
      waiting.shift()?.(reply)
      await settle()
    },
    press: async () => {
      topUp.submit()
      await settle()
    },
  }
}

export type Bench = Awaited<ReturnType<typeof benchAt>>

/** The form of the first card with $25 in it, its invoice made and its window open. */
export const paying = async (path = '/id/home'): Promise<Bench> => {
  const bench = await benchAt(path)
  bench.topUp.open('c1')
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.right('i1'))
  await bench.tell({ kind: 'opened' })
  return bench
}
