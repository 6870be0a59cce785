import {
  makeBillList,
  type BillAccount,
  type BillPayUser,
  type BillPaymentRecord,
  type BillRecords,
} from '@paydeck/core/bill-pay'
import { makeStores, type Fault } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import type { BillPayment } from '@paydeck/core/payments'
import type { ModalRequest, TextStorage } from '@paydeck/core/platform'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E, option as O, type taskEither as TE } from 'fp-ts'
import { plainAccount } from '../arbitraries/bill-pay.ts'

/** Nov 21, 2026, 14:14 UTC. */
export const noon = Date.UTC(2026, 10, 21, 14, 14)
export const day = 86_400_000

export const billUser: BillPayUser = {
  isBillPayAvailable: true,
  methodEntityId: 'e1',
  methodVerified: true,
  pause: null,
}

/** Gives part of a liability another value. */
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

/** What was paid together; each payment has an id of its own. */
export const record = (id: string, ...payments: ReadonlyArray<Partial<BillPayment>>): BillPaymentRecord => ({
  id,
  invoice: `i-${id}`,
  createdOn: Date.UTC(2026, 10, 20, 23, 59),
  payments: payments.map((payment, index) => billPaid({ partnerPaymentId: `${id}-${index}`, ...payment })),
})

export const textStorage = (): TextStorage & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>()
  return {
    kept,
    read: (key) => O.fromNullable(kept.get(key)),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}

interface Asked {
  readonly name: keyof BillRecords
  readonly answer: (value: E.Either<Fault, unknown>) => Promise<void>
}

/** The list over a provider that answers when it is told to, by default with what `known` holds then. */
export const billBench = (storage = textStorage()) => {
  const known = {
    user: billUser,
    accounts: [] as ReadonlyArray<BillAccount>,
    payments: [] as ReadonlyArray<BillPaymentRecord>,
  }
  const asked: Array<Asked> = []
  // The provider answers with whatever the test has it answer.
  const ask =
    (name: keyof BillRecords): TE.TaskEither<Fault, never> =>
    () =>
      new Promise((resolve) => {
        asked.push({
          name,
          answer: async (value) => {
            resolve(value as never)
            await settle()
          },
        })
      })
  const stores = makeStores()
  const clock = fakeClock(noon)
  const logs: Array<string> = []
  const opened: Array<ModalRequest> = []
  const log = { warn: (text: string) => void logs.push(text), error: (text: string) => void logs.push(text) }
  const list = makeBillList({
    stores,
    clock,
    log,
    records: { user: ask('user'), accounts: ask('accounts'), payments: ask('payments') },
    storage,
    modals: { open: (request) => void opened.push(request) },
  })
  /** Answers what is waiting, one after the other, until nothing is. */
  const answerAll = async (): Promise<void> => {
    await settle()
    const next = asked.shift()
    if (next === undefined) return
    await next.answer(E.right(known[next.name]))
    return answerAll()
  }
  return { known, asked, stores, clock, log, logs, opened, storage, list, answerAll }
}
