import { makeBillDetail, type BillBalance, type BillPaymentRecord } from '@paydeck/core/bill-pay'
import { makeStores, project, type Fault, type UnsupportedCall, unreachable } from '@paydeck/core/kernel'
import type { FetchedFile } from '@paydeck/core/platform'
import type { HiddenAmount } from '@paydeck/core/presentation'
import { settle } from '@paydeck/core/testing'
import { makeToastSlot } from '@paydeck/core/toasts'
import { either as E } from 'fp-ts'
import { makeHold } from '../../slice-bench/index.ts'
import { bill, billBench } from '../bench.ts'

type Responses = {
  payments: E.Either<Fault, ReadonlyArray<BillPaymentRecord>>
  balances: E.Either<Fault, ReadonlyArray<BillBalance> | UnsupportedCall>
  remove: E.Either<Fault, void | UnsupportedCall>
  receipt: E.Either<Fault, FetchedFile | UnsupportedCall>
}

/** Bill detail of a user with the bills b1 and b2. It shows no bill until `viewBill` is called. */
export const detailBench = async (pictureOrigins: ReadonlyArray<string> = []) => {
  const bench = billBench()
  bench.providerData.accounts = [
    bill('b1'),
    bill('b2', { liability: { merchantName: 'Hillside Mortgage Company of Vermont' } }),
  ]
  void bench.list.tasks.load()
  await bench.answerAll()
  const responses: Responses = {
    payments: E.right([]),
    balances: E.right([]),
    remove: E.right(undefined),
    receipt: E.left(unreachable),
  }
  const calls: Array<string> = []
  const { pass, ...holding } = makeHold()
  const respond =
    <K extends keyof Responses>(name: K, about: string): (() => Promise<Responses[K]>) =>
    async () => {
      calls.push(`${name} ${about}`)
      const response = responses[name]
      await pass()
      return response
    }
  const hidden = makeStores().make<HiddenAmount | null>(null)
  const toasts = makeToastSlot(bench)
  const detail = makeBillDetail({
    ...bench.ports,
    billHistories: {
      payments: (id) => respond('payments', id),
      balances: (id) => respond('balances', id),
      remove: (id) => respond('remove', id),
      receipt: ({ paymentId, name }) => respond('receipt', `${paymentId} ${name}`),
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
    responses,
    calls,
    hidden,
    detail,
    toasts,
    /** Closes the dialog, as the Escape key does. */
    dismissDialog: () => bench.slot.update(() => null),
    /** Opens the dialog 'unpayable-bill', which replaces the current dialog. */
    openOtherDialog: () => bench.slot.update(() => ({ name: 'unpayable-bill', about: 'b1' })),
    view: () => detail.view.get(),
    viewBill: async (id: string | null) => {
      detail.viewBill(id)
      await settle()
    },
    ...holding,
  }
}

/** Returns the first payment in the detail of the bill that is shown. */
export const paidRow = (run: Awaited<ReturnType<typeof detailBench>>) => run.view()?.payments.rows[0]
