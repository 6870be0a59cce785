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
import { describeWrongAdapters } from './run-laws.ts'

const day = 86_400_000

const due = (accountId: string, days: number): DueBill => ({
  accountId,
  merchantName: 'Harbor Bank',
  mask: '4821',
  dueAt: now + days * day,
  minimum: null,
})

/** Behaviour of a correct adapter for bill histories and reminders. Each deliberately wrong adapter overrides one entry. */
const detail = {
  own: (payments: ReadonlyArray<BillPaymentRecord>) => payments,
  none: [] as ReadonlyArray<BillPaymentRecord>,
  times: [1, 2, 3] as ReadonlyArray<number>,
  removes: (id: string, all: ReadonlyArray<BillAccount>): ReadonlyArray<BillAccount> =>
    all.filter((one) => one.id !== id),
  pdf: '%PDF-1.7',
  keepsAtOnce: false,
  named: (name: string): string => name,
  due: [due('a1', 1), due('a2', 13)] as ReadonlyArray<DueBill> | UnsupportedCall,
}

const detailBench =
  (over: Partial<typeof detail> = {}) =>
  async (): Promise<BillHistoriesBench & DueBillsBench> => {
    const options = { ...detail, ...over }
    const days: Readonly<Record<string, number>> = { a1: 1, a2: 13 }
    let all: ReadonlyArray<BillAccount> = [...accounts, account('a3', { isPayable: false })].map((one) => {
      const dueAt = now + (days[one.id] ?? 0) * day
      const liability = { ...one.liability, nextPaymentDueDate: dueAt + 3 * day, paddedNextPaymentDueDate: dueAt }
      return { ...one, liability }
    })
    const paid = [record(2, items), record(1, [item('a1')])]
    const own = paid.map((one) => ({ ...one, payments: one.payments.slice(0, 1) }))
    const kept: Array<{ readonly name: string; readonly start: string }> = []
    return {
      accountId: 'a1',
      paymentId: 'p2-0',
      now: () => now,
      savedFiles: async () => [...kept],
      records: {
        user: TE.left(rejected(500)),
        accounts: TE.fromIO(() => all),
        payments: TE.right(paid),
      },
      reminders: { due: TE.right(options.due) },
      histories: {
        payments: (id) => TE.right(id === 'a1' ? options.own(own) : options.none),
        balances: () => TE.right(options.times.map((at) => ({ at, balance: amount('1.00') }))),
        remove: (id) => TE.fromIO(() => void (all = options.removes(id, all))),
        receipt: ({ name }) =>
          TE.fromIO(() => {
            const keep = () => void kept.push({ name: options.named(name), start: options.pdf })
            if (options.keepsAtOnce) keep()
            return { save: keep }
          }),
      },
    }
  }

describeWrongAdapters('billHistoriesLaws', billHistoriesLaws, detailBench(), {
  'histories.payments returns the payments of the bill in records.payments, newest first.': [
    detailBench({ own: (payments) => payments.slice(1) }),
    detailBench({ own: (payments) => payments.toReversed() }),
    detailBench({ own: () => [] }),
  ],
  'histories.payments returns an empty list for an unknown bill.': detailBench({ none: [record(9, [item('a9')])] }),
  'histories.balances returns balances oldest first, at most one per instant.': [
    detailBench({ times: [3, 2, 1] }),
    detailBench({ times: [1, 1, 2] }),
    detailBench({ times: [1] }),
  ],
  'histories.remove removes only the given bill and succeeds again if the bill is already removed.': [
    detailBench({ removes: (_id, all) => all }),
    detailBench({ removes: (_id, all) => all.slice(1) }),
    detailBench({ removes: () => [] }),
  ],
  'histories.receipt saves one PDF under the given name, only when save is called.': [
    detailBench({ pdf: '<html>' }),
    detailBench({ keepsAtOnce: true }),
    detailBench({ named: () => 'first.pdf' }),
  ],
})

describeWrongAdapters('dueBillsLaws', dueBillsLaws, detailBench(), {
  'reminders.due returns each bill that is due within 14 days once, sorted by due date.': [
    detailBench({ due: unsupported }),
    detailBench({ due: [] }),
    detailBench({ due: [due('a1', 1), due('a1', 2)] }),
    detailBench({ due: [due('a1', 2), due('a2', 1)] }),
    detailBench({ due: [due('a1', 15)] }),
  ],
  'reminders.due returns the due date and the minimum that records.accounts returns (BILL-098).': [
    detailBench({ due: [due('a1', 4)] }),
    detailBench({ due: [{ ...due('a1', 1), minimum: amount('5.00') }] }),
  ],
  'reminders.due returns only listed bills that can be paid.': [
    detailBench({ due: [due('a3', 1)] }),
    detailBench({ due: [due('a9', 1)] }),
  ],
})
