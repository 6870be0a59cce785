import { makeBillReminders, type DueBill } from '@paydeck/core/bill-pay'
import { constant, unsupported } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeSurroundings, textStorage } from '../../slice-bench/index.ts'
import { noon } from '../bench.ts'

const dueBill = (accountId: string, day: number): DueBill => ({
  accountId,
  merchantName: 'Cedar Union Bank',
  mask: '2201',
  dueAt: Date.UTC(2026, 10, day),
  minimum: decimalText('35.00'),
})

const remindersOf = (bills: ReadonlyArray<DueBill> | typeof unsupported) =>
  makeBillReminders({
    ...makeSurroundings(noon).ports,
    billReminders: { due: async () => E.right(bills) },
    isVerified: constant(true),
    isHidden: constant(false),
    device: { timeZone: () => 'America/New_York' },
    configuration: { productName: 'Paydeck' },
    storage: textStorage(),
  })

it('SINCE-001 other parts of the home page get the days left of each bill, also of an overdue one', async () => {
  const reminders = remindersOf([dueBill('b1', 19), dueBill('b2', 26)])
  expect(reminders.due.get()).toEqual([])
  await reminders.tasks.load()
  const name = 'Cedar Union Bank ****2201'
  expect(reminders.due.get()).toEqual([
    { id: 'b1', name, dueAt: Date.UTC(2026, 10, 19), left: -2, minimum: '35.00', to: '/bill-pay/pay/b1' },
    { id: 'b2', name, dueAt: Date.UTC(2026, 10, 26), left: 5, minimum: '35.00', to: '/bill-pay/pay/b2' },
  ])
  expect(reminders.view.get()?.rows.map(({ id }) => id)).toEqual(['b2'])
})

it('a provider without reminders has no due bills', async () => {
  const reminders = remindersOf(unsupported)
  await reminders.tasks.load()
  expect(reminders.due.get()).toEqual([])
})
