import {
  AmountOption,
  amountMessage,
  amountOptions,
  billPay,
  chosenAfter,
  initialOption,
  invoiceItems,
  isChoosable,
  isPayDisabled,
  isSelectionValid,
  minimumPayment,
  offeredOptions,
  optionAmount,
  selectedBill,
  selectedTotal,
  typedAmount,
} from '@paydeck/core/bill-pay'
import { decimalText, formatUsd, type DecimalText } from '@paydeck/core/money'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accounts, dollars, payments, plainAccount } from '../../arbitraries/bill-pay.ts'

const cents = (amount: DecimalText | null): bigint => BigInt((amount ?? '0.00').replace('.', ''))
const dollar = (text: string): DecimalText | null => decimalText(text)

it('BILL-125 BILL-126 the minimum offered for a bill is reduced by the bill’s pending payments, but not below zero', () => {
  fc.assert(
    fc.property(accounts, payments, (list, sent) => {
      for (const account of list) {
        const { nextPaymentMinimumAmount: minimum } = account.liability
        const offered = minimumPayment(account, sent)
        expect(offered === null).toBe(minimum === null)
        if (offered === null) continue
        const ownPayments = sent.filter(({ partnerAccountId }) => partnerAccountId === account.id)
        const unsettled = ownPayments.filter(
          ({ status }) => status === null || status === 'pending' || status === 'processing',
        )
        const rest = cents(minimum) - unsettled.reduce((sum, { amount }) => sum + cents(amount), 0n)
        expect(cents(offered)).toBe(rest < 0n ? 0n : rest)
        expect(minimumPayment(account, ownPayments)).toBe(offered)
      }
    }),
    { numRuns: 300 },
  )
})

it('BILL-126 BILL-127 pending payments reduce the current balance offered for a bill; a negative balance is not offered', () => {
  fc.assert(
    fc.property(accounts, payments, fc.boolean(), (list, sent, isCredit) => {
      for (const one of list) {
        const { balance: owed } = one.liability
        const balance = isCredit && owed !== null ? decimalText(`-${owed}`) : owed
        const account = { ...one, liability: { ...one.liability, balance } }
        const offered = optionAmount('currentBalance', account, sent)
        expect(offered === null).toBe(balance === null)
        if (balance === null || offered === null) continue
        const unsettled = sent.filter(
          ({ partnerAccountId, status }) =>
            partnerAccountId === one.id && (status === 'pending' || status === 'processing'),
        )
        const rest = cents(balance) - unsettled.reduce((sum, { amount }) => sum + cents(amount), 0n)
        expect(cents(offered)).toBe(rest < 0n && cents(balance) >= 0n ? 0n : rest)
        expect(offeredOptions(account, sent).includes('currentBalance')).toBe(cents(balance) >= 0n)
      }
    }),
    { numRuns: 300 },
  )
})

it('BILL-126 a payment with unknown status reduces the offered minimum, but not the offered balance', () => {
  const balance = dollar('42.00')
  const account = {
    ...plainAccount,
    liability: { ...plainAccount.liability, balance, nextPaymentMinimumAmount: balance },
  }
  const sent = { partnerAccountId: account.id, amount: balance }
  const left = (status: string | null) =>
    (['currentBalance', 'minimumPayment'] as const).map((option) =>
      optionAmount(option, account, [{ ...sent, status }]),
    )
  expect(left(null)).toEqual(['42.00', '0.00'])
  expect(left('pending')).toEqual(['0.00', '0.00'])
  expect(left('processing')).toEqual(['0.00', '0.00'])
})

it('BILL-121 pressing the selected amount option deselects it; pressing a different option selects the pressed option', () => {
  fc.assert(
    fc.property(fc.option(arbitraries.AmountOption), arbitraries.AmountOption, (chosen, pressed) => {
      expect(chosenAfter(chosen, pressed)).toBe(chosen === pressed ? null : pressed)
      expect(chosenAfter(pressed, pressed)).toBeNull()
    }),
  )
})

it('BILL-122 BILL-123 BILL-124 the payment page of a single bill preselects the minimum if it is at least one dollar', () => {
  expect(initialOption(true, dollar('35.00'))).toBe('minimumPayment')
  expect(initialOption(false, dollar('35.00'))).toBeNull()
  expect(initialOption(true, dollar('0.00'))).toBeNull()
  expect(initialOption(true, null)).toBeNull()
  // No option is selected, since an amount below one dollar cannot be paid (BILL-128).
  expect([initialOption(true, dollar('0.99')), initialOption(true, dollar('1.00'))]).toEqual([null, 'minimumPayment'])
})

it('BILL-120 BILL-128 every amount option below one dollar is disabled, except "Other Amount"', () => {
  fc.assert(
    fc.property(accounts, payments, arbitraries.AmountOption, (list, sent, option) => {
      for (const account of list) {
        const amount = optionAmount(option, account, sent)
        const isEnough = amount !== null && cents(amount) >= 100n
        expect(isChoosable(option, account, sent)).toBe(option === 'otherAmount' || isEnough)
      }
    }),
    { numRuns: 300 },
  )
  const balance = (text: string) => ({
    ...plainAccount,
    liability: { ...plainAccount.liability, balance: dollar(text) },
  })
  expect(['0.00', '0.99', '1.00'].map((text) => isChoosable('currentBalance', balance(text), []))).toEqual([
    false,
    false,
    true,
  ])
})

it('BILL-120 BILL-127 the amount option "Other Amount" is always offered; any other option only if its amount is known', () => {
  expect(Object.keys(amountOptions)).toEqual([
    'minimumPayment',
    'lastStatementBalance',
    'currentBalance',
    'otherAmount',
  ])
  expect(Object.keys(AmountOption.keys)).toEqual(Object.keys(amountOptions))
  expect(Object.values(amountOptions)).toEqual([
    'Minimum Payment',
    'Statement Balance',
    'Current Balance',
    'Other Amount',
  ])
  fc.assert(
    fc.property(accounts, payments, (list, sent) => {
      for (const account of list) {
        const { nextPaymentMinimumAmount, lastStatementBalance, remainingStatementBalance, balance } = account.liability
        const statement = remainingStatementBalance ?? lastStatementBalance
        const open = optionAmount('currentBalance', account, sent)
        const isAbove = statement !== null && open !== null && cents(open) < cents(statement)
        expect(optionAmount('lastStatementBalance', account, sent)).toBe(isAbove ? open : statement)
        expect(offeredOptions(account, sent)).toEqual([
          ...(nextPaymentMinimumAmount === null ? [] : ['minimumPayment']),
          ...(statement === null ? [] : ['lastStatementBalance']),
          ...(balance === null ? [] : ['currentBalance']),
          'otherAmount',
        ])
      }
    }),
  )
})

it.each([
  ['-0.01', ['minimumPayment', 'otherAmount']],
  ['0.00', ['minimumPayment', 'lastStatementBalance', 'currentBalance', 'otherAmount']],
] as const)('BILL-127 statement and current balance are offered only if not negative: %s', (text, offered) => {
  const liability = { ...plainAccount.liability, remainingStatementBalance: dollar(text), balance: dollar(text) }
  expect(offeredOptions({ ...plainAccount, liability }, [])).toEqual(offered)
})

it('BILL-128 BILL-130 an amount that is missing or below one dollar has the error "Minimum amount: $1.00"', () => {
  fc.assert(
    fc.property(fc.option(dollars), (amount) => {
      const isTooSmall = amount === null || cents(amount) < 100n
      expect(amountMessage(amount)).toBe(isTooSmall ? 'Minimum amount: $1.00' : null)
      expect(selectedBill('otherAmount', amount).error).toBe(amountMessage(amount))
    }),
    { examples: [[dollar('0.99')], [dollar('1.00')], [dollar('1.01')], [null]] },
  )
  expect([amountMessage(dollar('1')), amountMessage(dollar('0.999'))]).toEqual([null, 'Minimum amount: $1.00'])
})

it('BILL-129 a typed amount is parsed to dollars and cents, and stays the same if it is formatted and parsed again', () => {
  const numbers = fc
    .tuple(fc.nat({ max: 10_000_000 }), fc.stringMatching(/^(\.\d{0,4})?$/))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(
      fc.oneof(numbers, dollars, dollars.map(formatUsd), fc.string(), fc.stringMatching(/^[0-9,.$ ]{0,150}$/)),
      (text) => {
        const amount = typedAmount(text)
        if (amount === null) return
        expect(amount).toMatch(/^\d+\.\d{2}$/)
        expect(typedAmount(formatUsd(amount))).toBe(amount)
      },
    ),
    { numRuns: 500, examples: [['9'.repeat(15)], ['9'.repeat(200)], ['0'.repeat(119)]] },
  )
})

it.each([
  ['12', '12.00'],
  ['$1,234.5', '1234.50'],
  [' .5 ', '0.50'],
  ['7.', '7.00'],
  ['007', '7.00'],
  ['', null],
  ['.', null],
  ['1.005', null],
  ['1,50', '1.50'],
  ['1.234,50', '1234.50'],
  ['12,5', '12.50'],
  ['1,234', '1234.00'],
  ['1,234,567.89', '1234567.89'],
  ['$12', '12.00'],
  ['$ 12', '12.00'],
  ['US$12', '12.00'],
  ['USD 1,234.50', '1234.50'],
  ['12 dollars', '12.00'],
  ['12 usd', '12.00'],
  ['1 234.50', '1234.50'],
  ['1\u00A0234,50', '1234.50'],
  ['1’234.50', '1234.50'],
  ['0.99', '0.99'],
  ['1.00', '1.00'],
  ['1.001', null],
  ['12,345,6', null],
  ['1 2', null],
  ['0,500', null],
  ['12 euros', null],
  ['$', null],
  ['$-5', null],
  ['(5)', null],
  ['−5', null],
  ['-5', null],
  ['1e3', null],
  ['999999999999999', '999999999999999.00'],
  ['9999999999999999', null],
  ['１２', '12.00'],
])('BILL-129 the typed text "%s" is parsed to the amount %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount)
})

const inDollars = fc.tuple(arbitraries.SelectedBill, fc.option(dollars)).map(([bill, amount]) => ({ ...bill, amount }))
const selections = fc
  .dictionary(fc.constantFrom('b1', 'b2', 'b3', 'b4'), inDollars)
  .map((bills) => new Map(Object.entries(bills)))

it('BILL-116 the total is the exact sum of the amounts selected for all bills', () => {
  fc.assert(
    fc.property(selections, (selected) => {
      const sum = [...selected.values()].reduce((total, { amount }) => total + cents(amount), 0n)
      expect(formatUsd(selectedTotal(selected)).replace(/[$,.]/g, '').padStart(3, '0')).toBe(
        sum.toString().padStart(3, '0'),
      )
    }),
  )
})

it('BILL-132 the Pay button is disabled if and only if the total is zero or an amount is invalid', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        dollars,
        fc.constantFrom('0', '0.00').map((text) => dollar(text)),
      ),
      fc.option(arbitraries.InvoiceFlowStatus),
      (total, status) => {
        if (total === null) return
        expect(isPayDisabled(total, status)).toBe(cents(total) === 0n || status === 'invalid_amount')
      },
    ),
  )
})

it('BILL-099 an invoice contains the payable bills for which an amount is selected, and no others', () => {
  fc.assert(
    fc.property(accounts, arbitraries.SelectedBills, (list, selected) => {
      const items = invoiceItems(list, selected)
      const expected = list.filter(({ id, isPayable }) => isPayable && (selected.get(id)?.amount ?? null) !== null)
      expect(items.map(({ accountId }) => accountId)).toEqual(expected.map(({ id }) => id))
      for (const { accountId, amount, currency } of items) {
        expect([amount, currency]).toEqual([selected.get(accountId)?.amount, 'USD'])
      }
      if (isSelectionValid(selected)) for (const { amount } of items) expect(cents(amount)).toBeGreaterThanOrEqual(100n)
    }),
  )
})

it('LIM-020 Bill Pay is limited to the US, to US dollars, and to amounts of at least one dollar', () => {
  expect([billPay.country, billPay.currency, billPay.decimals.value, billPay.minimum.value]).toEqual([
    'US',
    'USD',
    2,
    1,
  ])
  expect(optionAmount('otherAmount', plainAccount, [])).toBeNull()
})
