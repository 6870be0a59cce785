import { makeBillDetail, type BillBalance, type BillPaymentRecord } from '@paydeck/core/bill-pay'
import { makeStores, type Fault, type UnsupportedCall, unreachable } from '@paydeck/core/kernel'
import type { FetchedFile, ModalRequest } from '@paydeck/core/platform'
import type { HiddenAmount } from '@paydeck/core/presentation'
import { settle } from '@paydeck/core/testing'
import { makeToastSlot } from '@paydeck/core/toasts'
import { either as E } from 'fp-ts'
import { bill, billBench } from '../fixture.ts'

type Answers = {
  payments: E.Either<Fault, ReadonlyArray<BillPaymentRecord>>
  balances: E.Either<Fault, ReadonlyArray<BillBalance> | UnsupportedCall>
  remove: E.Either<Fault, void | UnsupportedCall>
  receipt: E.Either<Fault, FetchedFile | UnsupportedCall>
}

/** A user with the bills b1 and b2, of which none is looked at. */
export const detailBench = async (pictureOrigins: ReadonlyArray<string> = []) => {
  const bench = billBench()
  bench.known.accounts = [
    bill('b1'),
    bill('b2', { liability: { merchantName: 'Hillside Mortgage Company of Vermont' } }),
  ]
  void bench.list.tasks.load()
  await bench.answerAll()
  const answers: Answers = {
    payments: E.right([]),
    balances: E.right([]),
    remove: E.right(undefined),
    receipt: E.left(unreachable),
  }
  const calls: Array<string> = []
  let held: Promise<void> = Promise.resolve()
  const answer =
    <K extends keyof Answers>(name: K, about: string): (() => Promise<Answers[K]>) =>
    async () => {
      calls.push(`${name} ${about}`)
      const mine = answers[name]
      await held
      return mine
    }
  const hidden = makeStores().make<HiddenAmount | null>(null)
  const modal = makeStores().make<{ readonly request: ModalRequest } | null>(null)
  const toasts = makeToastSlot(bench)
  const closed: Array<string> = []
  const gone: Array<string> = []
  const detail = makeBillDetail({
    stores: bench.stores,
    clock: bench.clock,
    log: bench.log,
    histories: {
      payments: (id) => answer('payments', id),
      balances: (id) => answer('balances', id),
      remove: (id) => answer('remove', id),
      receipt: ({ paymentId, name }) => answer('receipt', `${paymentId} ${name}`),
    },
    list: bench.list,
    configuration: { pictureOrigins },
    device: { timeZone: () => 'America/New_York' },
    modals: {
      open: (request) => {
        bench.opened.push(request)
        modal.update(() => ({ request }))
      },
      close: (name) => {
        closed.push(name)
        modal.update((now) => (now?.request.name === name ? null : now))
      },
    },
    modal,
    toasts,
    appNavigation: { go: (path) => void gone.push(path) },
    hidden,
  })
  return {
    ...bench,
    answers,
    calls,
    closed,
    gone,
    hidden,
    detail,
    toasts,
    /** As Esc does. */
    leaveDialog: () => modal.update(() => null),
    /** Another dialog takes its place. */
    openOther: () => modal.update(() => ({ request: { name: 'unpayable-bill', about: 'b1' } })),
    view: () => detail.view.get(),
    look: async (id: string | null) => {
      detail.look(id)
      await settle()
    },
    /** What is asked for from now on is answered at once; what is held stays so. */
    holdNoMore: () => {
      held = Promise.resolve()
    },
    /** Keeps every answer back until what it gives is called. */
    hold: () => {
      let letGo = (): void => undefined
      held = new Promise((resolve) => (letGo = resolve))
      return async () => {
        letGo()
        held = Promise.resolve()
        await settle()
      }
    },
  }
}

/** The first payment that is shown. */
export const paidRow = (run: Awaited<ReturnType<typeof detailBench>>) => run.view()?.payments.rows[0]
