import {
  makeBillList,
  type BillAccount,
  type BillPayUser,
  type BillPaymentRecord,
  type BillRecords,
} from '@paydeck/core/bill-pay'
import { makeStores, type Fault } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { billPayPageOf } from '@paydeck/core/pages'
import type { BillPayment } from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { plainAccount } from '../arbitraries/bill-pay.ts'
import { type Call, makeSurroundings, questions, textStorage } from '../slice-bench/index.ts'

/** Nov 21, 2026, 14:14 UTC. */
export const noon = Date.UTC(2026, 10, 21, 14, 14)
export const day = 86_400_000

export const billUser: BillPayUser = {
  isBillPayAvailable: true,
  methodEntityId: 'e1',
  methodVerified: true,
  pause: null,
}

/** Bill account that differs from `plainAccount` in these fields, including fields of its liability. */
export const bill = (
  id: string,
  {
    liability = {},
    ...change
  }: Partial<Omit<BillAccount, 'liability'>> & { liability?: Partial<BillAccount['liability']> } = {},
): BillAccount => ({ ...plainAccount, id, ...change, liability: { ...plainAccount.liability, ...liability } })

const billPaid = (change: Partial<BillPayment> = {}): BillPayment => ({
  merchantId: 'm1',
  merchantName: 'Parkway Auto Finance',
  status: 'pending',
  icon: '/logos/parkway.png',
  partnerPaymentId: 'p1',
  partnerAccountId: 'b1',
  currency: 'USD',
  amount: decimalText('100.00'),
  convenienceFee: decimalText('1.00'),
  estimatedCompletionDate: Date.UTC(2026, 10, 24),
  accountType: 'auto_loan',
  mask: '0917',
  ...change,
})

/** Record of an invoice with one payment for each bill. Each payment has its own id. */
export const record = (id: string, ...payments: ReadonlyArray<Partial<BillPayment>>): BillPaymentRecord => ({
  id,
  invoice: `i-${id}`,
  createdOn: Date.UTC(2026, 10, 20, 23, 59),
  payments: payments.map((payment, index) => billPaid({ partnerPaymentId: `${id}-${index}`, ...payment })),
})

/**
 * Bill list with a fake provider. Each request stays pending until the test resolves it. `answerAll` resolves with
 * `providerData`.
 */
export const billBench = (storage = textStorage()) => {
  const providerData = {
    user: billUser,
    accounts: [] as ReadonlyArray<BillAccount>,
    payments: [] as ReadonlyArray<BillPaymentRecord>,
  }
  const records = questions<keyof BillRecords, never>()
  const { ports, seen } = makeSurroundings(noon)
  const list = makeBillList({
    ...ports,
    billRecords: { user: records.ask('user'), accounts: records.ask('accounts'), payments: records.ask('payments') },
    storage,
  })
  /** Requests that are still pending. The test resolves each request. */
  const pendingCalls = records.waiting as Array<Call<keyof BillRecords, unknown>>
  /** Resolves the pending requests in order with `providerData`, including requests that follow, until none is pending. */
  const answerAll = async (): Promise<void> => {
    await settle()
    const [next] = pendingCalls
    if (next === undefined) return
    await next.answer(E.right(providerData[next.input]))
    return answerAll()
  }
  return { ...seen, ports, providerData, pendingCalls, storage, list, answerAll }
}

/** Home page of Bill Pay with the slices that it reads, for a user in New York. */
export const pageBench = (storage = textStorage(), pictureOrigins: ReadonlyArray<string> = []) => {
  const bench = billBench(storage)
  const isHidden = makeStores().make(false)
  let zones = 0
  const timeZone = (): string => {
    zones += 1
    return 'America/New_York'
  }
  let starting: TE.TaskEither<Fault, void> = TE.right(undefined)
  const page = billPayPageOf(
    {
      amountPrivacy: { isOn: isHidden },
      billList: bench.list,
      startup: { tasks: { initialise: () => starting() } },
    },
    {
      ...bench.ports,
      configuration: { pictureOrigins },
      device: { timeZone },
    },
  )
  return {
    ...bench,
    page,
    isHidden,
    /** Returns the number of times that the page has read the browser's time zone. */
    zones: () => zones,
    startWith: (task: typeof starting) => {
      starting = task
    },
    /** Opens the page and resolves its requests with `providerData`. */
    open: async () => {
      page.enter()
      await bench.answerAll()
    },
  }
}

/** Fields of a liability whose next payment is due on `date`, without a padded due date. */
export const due = (date: number | null) => ({ nextPaymentDueDate: date, paddedNextPaymentDueDate: null })
/** Opens Bill Pay's home page for a user with the bills b1 and b2. */
export const openHome = async (storage = textStorage()) => {
  const run = pageBench(storage)
  run.providerData.accounts = [
    bill('b1', { liability: { merchantName: 'Northgate Card Services', ...due(Date.UTC(2026, 10, 28)) } }),
    bill('b2', { liability: { merchantName: 'acme', type: 'mortgage', mask: '8840', ...due(Date.UTC(2026, 10, 29)) } }),
  ]
  await run.open()
  return run
}
