import { type AmountOption, isChoosable, offeredOptions, optionAmount } from '@paydeck/core'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { answered } from '../sandbox/clients.ts'
import { account } from '../sandbox/running.ts'
import { item, payer, payerOf } from './payer.ts'

const dollars = (most: number) =>
  fc.nat({ max: most * 100 }).map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)

/** Bill with any balance. Its statement and minimum can exceed the balance. */
const bills = fc.record({
  merchantName: fc.constantFrom('Cedar Valley Electric', 'Northgate Card Services', 'Hillside Mortgage'),
  balance: fc.oneof(dollars(900), dollars(900_000), fc.constant('1000000.00')),
  lastStatementBalance: dollars(900),
  remainingStatementBalance: fc.option(dollars(900)),
  nextPaymentMinimumAmount: dollars(300),
})

const payments = (count: number) =>
  fc.record({
    itemCode: fc.constant('Bill Payment'),
    status: fc.constantFrom('paid', 'confirmed', 'complete'),
    exceptionStatus: fc.constantFrom(null, null, 'paidPartial', 'paidOver', 'declined'),
    alreadyRefunded: fc.constantFrom(false, false, true),
    bills: fc.array(
      fc.record({
        merchantName: fc.constant('Cedar Valley Electric'),
        account: fc.nat({ max: count - 1 }),
        amount: dollars(500),
        status: fc.constantFrom(null, 'pending', 'processing', 'sent', 'settled', 'canceled', 'refunded'),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })

const generated = fc
  .array(bills, { minLength: 1, maxLength: 4 })
  .chain((list) => fc.record({ bills: fc.constant(list), invoices: fc.array(payments(list.length), { maxLength: 4 }) }))

it('BILL-125 BILL-126 BILL-127 the provider accepts every amount that the payment screen offers', async () => {
  await fc.assert(
    fc.asyncProperty(generated, async (changes) => {
      const own = payerOf(await account('merchant', changes))
      const [list, paid] = [await own.accounts(), await own.payments()]
      for (const bill of list)
        for (const option of offeredOptions(bill, paid)) {
          const amount = optionAmount(option satisfies AmountOption, bill, paid)
          if (amount === null || !isChoosable(option, bill, paid)) continue
          // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its amount
          const quoted = await own.quotes.quote([item(bill.id, amount)])()
          expect(E.isRight(quoted), `${option} of ${amount}: ${JSON.stringify(quoted)}`).toBe(true)
        }
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

it('BILL-148 ERR-062 the error of a rejected invoice names the bill that caused it; an invoice without this bill is accepted', async () => {
  const own = await payer([
    { merchantName: 'Cedar Valley Electric', mask: '0421', balance: '40.00' },
    { merchantName: 'Northgate Card Services', mask: '2201', balance: '500.00' },
  ])
  const [one, other] = await own.accounts()
  const [first, second] = [one?.id ?? '', other?.id ?? '']
  for (const amount of ['40.01', '0.99'])
    // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
    expect(await own.create([item(second, '20.00'), item(first, amount)])()).toMatchObject(
      E.left({ message: expect.stringContaining('Cedar Valley Electric ****0421') as unknown }),
    )
  expect(await answered(own.create([item(second, '20.00')]))).not.toBe('')
})
