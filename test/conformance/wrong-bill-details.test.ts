import {
  type BillAccount,
  type BillPaymentRecord,
  type DueBill,
  unsupported,
  type UnsupportedCall,
  rejected,
} from '@paydeck/core'
import { billHistoriesLaws, type BillHistoriesBench, dueBillsLaws, type DueBillsBench } from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'
import { account, accounts, item, items, now, record } from '../bill-pay/bills.ts'
import { amount } from '../cards/bench.ts'
import { catches } from './obey.ts'

const day = 86_400_000

const due = (accountId: string, days: number): DueBill => ({
  accountId,
  merchantName: 'Harbor Bank',
  mask: '4821',
  dueAt: now + days * day,
  minimum: null,
})

/** Behaviour of bill histories and reminders. Each wrong adapter differs in one part. */
const detail = {
  own: (told: ReadonlyArray<BillPaymentRecord>) => told,
  none: [] as ReadonlyArray<BillPaymentRecord>,
  times: [1, 2, 3] as ReadonlyArray<number>,
  removes: (id: string, all: ReadonlyArray<BillAccount>): ReadonlyArray<BillAccount> =>
    all.filter((one) => one.id !== id),
  pdf: '%PDF-1.7',
  keepsAtOnce: false,
  due: [due('a1', 1), due('a2', 13)] as ReadonlyArray<DueBill> | UnsupportedCall,
}

const detailBench =
  (over: Partial<typeof detail> = {}) =>
  async (): Promise<BillHistoriesBench & DueBillsBench> => {
    const made = { ...detail, ...over }
    let all: ReadonlyArray<BillAccount> = [...accounts, account('a3', { isPayable: false })]
    const paid = [record(2, items), record(1, [item('a1')])]
    const own = paid.map((one) => ({ ...one, payments: one.payments.slice(0, 1) }))
    const kept: Array<{ readonly name: string; readonly beginning: string }> = []
    return {
      accountId: 'a1',
      paymentId: 'p2-0',
      now: () => now,
      kept: async () => [...kept],
      records: {
        user: TE.left(rejected(500)),
        accounts: TE.fromIO(() => all),
        payments: TE.right(paid),
      },
      reminders: { due: TE.right(made.due) },
      histories: {
        payments: (id) => TE.right(id === 'a1' ? made.own(own) : made.none),
        balances: () => TE.right(made.times.map((at) => ({ at, balance: amount('1.00') }))),
        remove: (id) => TE.fromIO(() => void (all = made.removes(id, all))),
        receipt: ({ name }) =>
          TE.fromIO(() => {
            const keep = () => void kept.push({ name, beginning: made.pdf })
            if (made.keepsAtOnce) keep()
            return { save: keep }
          }),
      },
    }
  }

catches('the laws of the history of a bill', billHistoriesLaws, detailBench(), {
  'The payments of a bill are what all payments have of it, newest first.': [
    detailBench({ own: (told) => told.slice(1) }),
    detailBench({ own: (told) => told.toReversed() }),
    detailBench({ own: () => [] }),
  ],
  'A bill that is not there has no payments.': detailBench({ none: [record(9, [item('a9')])] }),
  'Balances come oldest first, one at a time.': [
    detailBench({ times: [3, 2, 1] }),
    detailBench({ times: [1, 1, 2] }),
    detailBench({ times: [1] }),
  ],
  'What is removed is a bill no more, alone; a second time is the same.': [
    detailBench({ removes: (_id, all) => all }),
    detailBench({ removes: (_id, all) => all.slice(1) }),
    detailBench({ removes: () => [] }),
  ],
  'A receipt is kept as a PDF under the name that was asked for, when that is asked.': [
    detailBench({ pdf: '<html>' }),
    detailBench({ keepsAtOnce: true }),
  ],
})

catches('the laws of due bills', dueBillsLaws, detailBench(), {
  'What is due within 14 days is told, each bill once and the first due first.': [
    detailBench({ due: unsupported }),
    detailBench({ due: [] }),
    detailBench({ due: [due('a1', 1), due('a1', 2)] }),
    detailBench({ due: [due('a1', 2), due('a2', 1)] }),
    detailBench({ due: [due('a1', 15)] }),
  ],
  'It is told of bills that are listed and can be paid.': [
    detailBench({ due: [due('a3', 1)] }),
    detailBench({ due: [due('a9', 1)] }),
  ],
})
