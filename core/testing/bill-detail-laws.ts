import type { BillHistories, BillRecords, DueBills } from '../bill-pay/index.ts'
import { unsupported } from '../kernel/capability.ts'
import { answered } from './answered.ts'
import { mustBeNewestFirst } from './bill-laws.ts'
import { broken, type Law, law, must, mustEqual } from './law.ts'

/** A user with several bills, of which one has payments and balances. */
export interface BillHistoriesBench {
  readonly histories: BillHistories
  readonly records: BillRecords
  /** The bill that has them. */
  readonly accountId: string
  /** `partnerPaymentId` of a payment of it that was paid. */
  readonly paymentId: string
  /** The files that were kept, with their first characters. */
  readonly kept: () => Promise<ReadonlyArray<{ readonly name: string; readonly beginning: string }>>
}

const offered = <A>(answer: A | typeof unsupported): A =>
  answer === unsupported ? broken('the provider does not offer it.') : answer

/** The laws of `BillHistories`, where all of it is offered. Each asks for a bench of its own. */
export const billHistoriesLaws = (make: () => Promise<BillHistoriesBench>): ReadonlyArray<Law> => [
  law('The payments of a bill are what all payments have of it, newest first.', async () => {
    const { histories, records, accountId } = await make()
    const own = await answered('histories.payments', () => histories.payments(accountId))
    must(own.length > 0, 'the bench has no payment of the bill and needs one.')
    mustBeNewestFirst(own)
    const all = await answered('records.payments', () => records.payments)
    const ofIt = all
      .map(
        ({ id, payments }) => [id, payments.filter(({ partnerAccountId }) => partnerAccountId === accountId)] as const,
      )
      .filter(([, payments]) => payments.length > 0)
    mustEqual(
      own.map(({ id, payments }) => [id, payments]),
      ofIt,
      'its payments',
    )
  }),
  law('A bill that is not there has no payments.', async () => {
    const { histories, accountId } = await make()
    mustEqual(await answered('histories.payments', () => histories.payments(`${accountId}0`)), [], 'its payments')
  }),
  law('Balances come oldest first, one at a time.', async () => {
    const { histories, accountId } = await make()
    const balances = offered(await answered('histories.balances', () => histories.balances(accountId)))
    must(balances.length > 1, `the bench has ${balances.length} balances and needs two.`)
    const times = balances.map(({ at }) => at)
    mustEqual(
      times,
      [...new Set(times)].toSorted((one, other) => one - other),
      'their times',
    )
  }),
  law('What is removed is a bill no more, alone; a second time is the same.', async () => {
    const { histories, records, accountId } = await make()
    const ids = async () => (await answered('records.accounts', () => records.accounts)).map(({ id }) => id)
    const before = await ids()
    must(before.includes(accountId), 'the bill is not there.')
    for (const time of ['first', 'second']) {
      offered(await answered(`histories.remove, the ${time} time`, () => histories.remove(accountId)))
      mustEqual(
        await ids(),
        before.filter((id) => id !== accountId),
        'the bills that are left',
      )
    }
  }),
  law('A receipt is kept as a PDF under the name that was asked for, when that is asked.', async () => {
    const { histories, paymentId, kept } = await make()
    const name = 'receipt-7.pdf'
    const receipt = offered(await answered('histories.receipt', () => histories.receipt({ paymentId, name })))
    mustEqual(await kept(), [], 'what is kept before that is asked')
    receipt.save()
    mustEqual(
      (await kept()).map((file) => [file.name, file.beginning.slice(0, 5)]),
      [[name, '%PDF-']],
      'what is kept',
    )
  }),
]

/** A user with a bill that is due within 14 days, and others that are not. */
export interface DueBillsBench {
  readonly reminders: DueBills
  readonly records: BillRecords
  /** By the provider's clock, milliseconds since 1970. */
  readonly now: () => number
}

const ahead = 14 * 86_400_000

/** The laws of `DueBills`, where they are offered. Each asks for a bench of its own. */
export const dueBillsLaws = (make: () => Promise<DueBillsBench>): ReadonlyArray<Law> => [
  law('What is due within 14 days is told, each bill once and the first due first.', async () => {
    const { reminders, now } = await make()
    const due = offered(await answered('reminders.due', () => reminders.due))
    must(due.length > 0, 'the bench has no bill that is due and needs one.')
    const ids = due.map(({ accountId }) => accountId)
    mustEqual(new Set(ids).size, ids.length, 'how many bills there are')
    const times = due.map(({ dueAt }) => dueAt)
    mustEqual(
      times,
      times.toSorted((one, other) => one - other),
      'the order of their times',
    )
    must(
      times.every((at) => at <= now() + ahead),
      `at ${now()}, the times are ${times.join(', ')}.`,
    )
  }),
  law('It is told of bills that are listed and can be paid.', async () => {
    const { reminders, records } = await make()
    const due = offered(await answered('reminders.due', () => reminders.due))
    const accounts = await answered('records.accounts', () => records.accounts)
    const payable = accounts.filter(({ isPayable }) => isPayable).map(({ id }) => id)
    const others = due.filter(({ accountId }) => !payable.includes(accountId))
    mustEqual(others, [], 'what is told of others')
  }),
]
