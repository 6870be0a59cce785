import { makeBillDetail, type BillBalance, type BillPaymentRecord } from '@paydeck/core/bill-pay'
import { makeStores, project, type Fault, type UnsupportedCall, unreachable } from '@paydeck/core/kernel'
import type { FetchedFile } from '@paydeck/core/platform'
import type { HiddenAmount } from '@paydeck/core/presentation'
import { settle } from '@paydeck/core/testing'
import { makeToastSlot } from '@paydeck/core/toasts'
import { either as E } from 'fp-ts'
import { makeHold } from '../../slice-bench/index.ts'
import { bill, billBench } from '../bench.ts'

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
  const { pass, ...holding } = makeHold()
  const answer =
    <K extends keyof Answers>(name: K, about: string): (() => Promise<Answers[K]>) =>
    async () => {
      calls.push(`${name} ${about}`)
      const mine = answers[name]
      await pass()
      return mine
    }
  const hidden = makeStores().make<HiddenAmount | null>(null)
  const toasts = makeToastSlot(bench)
  const detail = makeBillDetail({
    ...bench.ports,
    histories: {
      payments: (id) => answer('payments', id),
      balances: (id) => answer('balances', id),
      remove: (id) => answer('remove', id),
      receipt: ({ paymentId, name }) => answer('receipt', `${paymentId} ${name}`),
    },
    list: bench.list,
    configuration: { pictureOrigins },
    device: { timeZone: () => 'America/New_York' },
    modal: project(bench.slot, (request) => request && { request }),
    toasts,
    hidden,
  })
  return {
    ...bench,
    answers,
    calls,
    hidden,
    detail,
    toasts,
    /** As Esc does. */
    leaveDialog: () => bench.slot.update(() => null),
    /** Another dialog takes its place. */
    openOther: () => bench.slot.update(() => ({ name: 'unpayable-bill', about: 'b1' })),
    view: () => detail.view.get(),
    look: async (id: string | null) => {
      detail.viewBill(id)
      await settle()
    },
    ...holding,
  }
}

/** The first payment that is shown. */
export const paidRow = (run: Awaited<ReturnType<typeof detailBench>>) => run.view()?.payments.rows[0]
