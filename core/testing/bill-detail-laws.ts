import { type BillHistories, type BillRecords, dueDate, type DueBills } from '../bill-pay/index.ts'
import { unsupported } from '../kernel/capability.ts'
import { mustBeNewestFirst } from './bill-laws.ts'
import { failLaw, type Law, law, must, mustEqual } from './law.ts'
import { mustSucceed } from './port-calls.ts'

/** Test setup for `BillHistories`: a user with several bills. One of the bills has payments and at least two balances. */
export interface BillHistoriesBench {
  readonly histories: BillHistories
  readonly records: BillRecords
  /** Id of the bill with payments and balances. */
  readonly accountId: string
  /** `partnerPaymentId` of a completed payment of the bill `accountId`. */
  readonly paymentId: string
  /**
   * Returns the files that the adapter has saved, oldest first. `start` contains the first characters of the file, at least
   * five.
   */
  readonly savedFiles: () => Promise<ReadonlyArray<{ readonly name: string; readonly start: string }>>
}

const supported = <A>(result: A | typeof unsupported): A =>
  result === unsupported ? failLaw('the provider does not support this call.') : result

/**
 * Laws of `BillHistories`, for a provider that supports all of its methods. `make` must create a new test setup on each
 * call.
 */
export const billHistoriesLaws = (make: () => Promise<BillHistoriesBench>): ReadonlyArray<Law> => [
  law('histories.payments returns the payments of the bill in records.payments, newest first.', async () => {
    const { histories, records, accountId } = await make()
    const own = await mustSucceed('histories.payments', () => histories.payments(accountId))
    must(own.length > 0, 'the bench has no payment of the bill and needs at least one.')
    mustBeNewestFirst(own)
    const all = await mustSucceed('records.payments', () => records.payments)
    const expected = all
      .map(
        ({ id, payments }) => [id, payments.filter(({ partnerAccountId }) => partnerAccountId === accountId)] as const,
      )
      .filter(([, payments]) => payments.length > 0)
    mustEqual(
      own.map(({ id, payments }) => [id, payments]),
      expected,
      'the payments of the bill',
    )
  }),
  law('histories.payments returns an empty list for an unknown bill.', async () => {
    const { histories, accountId } = await make()
    mustEqual(
      await mustSucceed('histories.payments', () => histories.payments(`${accountId}0`)),
      [],
      'the payments of an unknown bill',
    )
  }),
  law('histories.balances returns balances oldest first, at most one per instant.', async () => {
    const { histories, accountId } = await make()
    const balances = supported(await mustSucceed('histories.balances', () => histories.balances(accountId)))
    must(balances.length > 1, `the number of balances in the bench is ${balances.length} and should be at least 2.`)
    const times = balances.map(({ at }) => at)
    mustEqual(
      times,
      [...new Set(times)].toSorted((one, other) => one - other),
      'the times of the balances',
    )
  }),
  law('histories.remove removes only the given bill and succeeds again if the bill is already removed.', async () => {
    const { histories, records, accountId } = await make()
    const ids = async () => (await mustSucceed('records.accounts', () => records.accounts)).map(({ id }) => id)
    const before = await ids()
    must(before.includes(accountId), 'records.accounts does not list the bill of the bench.')
    for (const attempt of ['first', 'second']) {
      supported(await mustSucceed(`the ${attempt} histories.remove`, () => histories.remove(accountId)))
      mustEqual(
        await ids(),
        before.filter((id) => id !== accountId),
        'the ids of the remaining bills',
      )
    }
  }),
  law('histories.receipt saves one PDF under the given name, only when save is called.', async () => {
    const { histories, paymentId, savedFiles } = await make()
    const receiptAs = async (name: string) =>
      supported(await mustSucceed('histories.receipt', () => histories.receipt({ paymentId, name })))
    const [first, second] = [await receiptAs('first.pdf'), await receiptAs('second.pdf')]
    mustEqual(await savedFiles(), [], 'the saved files before save is called')
    first.save()
    second.save()
    mustEqual(
      (await savedFiles()).map((file) => [file.name, file.start.slice(0, 5)]),
      [
        ['first.pdf', '%PDF-'],
        ['second.pdf', '%PDF-'],
      ],
      'the names and beginnings of the saved files',
    )
  }),
]

/**
 * Test setup for `DueBills`: a user with a bill that is due within 14 days, and with other bills that are not due within
 * this time.
 */
export interface DueBillsBench {
  readonly reminders: DueBills
  readonly records: BillRecords
  /** Returns the time of the provider's clock, in milliseconds since 1970 (UTC). */
  readonly now: () => number
}

/** Period in milliseconds: `due` returns the bills that are due within this period from now. */
const lookahead = 14 * 86_400_000

/** Laws of `DueBills`, for a provider that supports reminders. `make` must create a new test setup on each call. */
export const dueBillsLaws = (make: () => Promise<DueBillsBench>): ReadonlyArray<Law> => [
  law('reminders.due returns each bill that is due within 14 days once, sorted by due date.', async () => {
    const { reminders, now } = await make()
    const due = supported(await mustSucceed('reminders.due', () => reminders.due))
    must(due.length > 0, 'the bench has no bill that is due within 14 days and needs at least one.')
    const ids = due.map(({ accountId }) => accountId)
    mustEqual(new Set(ids).size, ids.length, 'the number of different bills')
    const times = due.map(({ dueAt }) => dueAt)
    mustEqual(
      times,
      times.toSorted((one, other) => one - other),
      'the due dates in order',
    )
    must(
      times.every((at) => at <= now() + lookahead),
      `the due dates are ${times.join(', ')} and should be at most 14 days after ${now()}.`,
    )
  }),
  law('reminders.due returns the due date and the minimum that records.accounts returns (BILL-098).', async () => {
    const { reminders, records } = await make()
    const due = supported(await mustSucceed('reminders.due', () => reminders.due))
    const accounts = await mustSucceed('records.accounts', () => records.accounts)
    for (const { accountId, dueAt, minimum } of due) {
      const liability = accounts.find(({ id }) => id === accountId)?.liability
      if (liability === undefined) continue
      const expected = { dueAt: dueDate(liability), minimum: liability.nextPaymentMinimumAmount }
      mustEqual({ dueAt, minimum }, expected, `the due date and the minimum of ${accountId}`)
    }
  }),
  law('reminders.due returns only listed bills that can be paid.', async () => {
    const { reminders, records } = await make()
    const due = supported(await mustSucceed('reminders.due', () => reminders.due))
    const accounts = await mustSucceed('records.accounts', () => records.accounts)
    const payable = accounts.filter(({ isPayable }) => isPayable).map(({ id }) => id)
    const others = due.filter(({ accountId }) => !payable.includes(accountId))
    mustEqual(others, [], 'the due bills that are not listed or cannot be paid')
  }),
]
