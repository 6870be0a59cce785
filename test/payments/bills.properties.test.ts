import { compare, decimalText, type DecimalText } from '@paydeck/core/money'
import {
  BillStatus,
  billActivity,
  billActivityListOf,
  billGroup,
  billPaymentText,
  billState,
  billText,
  convenienceFee,
  donationGroup,
  merchantPill,
  type BillActivityList,
  type BillPayment,
} from '@paydeck/core/payments'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { billGroups, billActivityLists, billStatuses } from '../../core/payments/tables.ts'
import { billWords } from '../arbitraries/payments.ts'
import { expectCodec } from '../laws/codec.ts'
import { expectTotal } from '../laws/table.ts'

const processing = ['pending', 'processing', 'refundCreated']
const completed = ['sent', 'complete', 'settled']
const failed = ['failed', 'canceled', 'reversed', 'reversalRequired', 'reversalProcessing', 'refundable', 'refunded']
const all = [...processing, ...completed, ...failed]

const snake = (word: string): string => word.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const isKnown = (word: string | null): boolean => word === null || all.includes(word) || all.map(snake).includes(word)

it('PAY-062 for each known status, billGroup returns one of three groups; for any other text, it returns "unknown"', () => {
  fc.assert(
    fc.property(billWords, (word) => {
      const holds = [processing, completed, failed].map(
        (group) => word !== null && (group.includes(word) || group.map(snake).includes(word)),
      )
      const expected =
        word === null || holds[0] ? 'processing' : holds[1] ? 'completed' : holds[2] ? 'failed' : 'unknown'
      expect(holds.filter(Boolean).length).toBeLessThanOrEqual(1)
      expect(billGroup(word)).toBe(expected)
    }),
    {
      examples: [
        [null],
        [''],
        ['none'],
        ['unknown'],
        ['__proto__'],
        ['constructor'],
        ['Pending'],
        ['reversal_Required'],
      ],
    },
  )
})

it('PAY-068 billText returns a label for every text; the label is "Unknown" if and only if the status is unknown', () => {
  fc.assert(
    fc.property(billWords, (word) => {
      expect(['Processing', 'Refund Processing', 'Completed', 'Failed', 'Refunded', 'Unknown']).toContain(
        billText(word),
      )
      expect(billText(word) === 'Unknown').toBe(!isKnown(word))
    }),
    { examples: [['none'], ['unknown'], ['toString']] },
  )
})

it('PAY-069 billState returns the same state for the camelCase and the snake_case spelling of a status', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), (word) => {
      expect(billState(snake(word))).toBe(billState(word))
      expect(billGroup(snake(word))).toBe(billGroup(word))
      expect(billText(snake(word))).toBe(billText(word))
      expect(billActivityListOf(snake(word))).toBe(billActivityListOf(word))
      expect(billState(word)).toBe(word)
    }),
  )
})

it('PAY-071 donationGroup returns "processing" for a paid or confirmed donation, otherwise the result of billGroup', () => {
  fc.assert(
    fc.property(fc.oneof(billWords, fc.constantFrom('paid', 'confirmed')), (word) => {
      expect(donationGroup(word)).toBe(word === 'paid' || word === 'confirmed' ? 'processing' : billGroup(word))
    }),
  )
})

/** Returns the payments that `billActivity` puts into this list. Passes each payment in a separate record. */
const listed = (
  list: BillActivityList,
  payments: ReadonlyArray<BillPayment>,
  accounts: ReadonlyArray<{ readonly id: string }>,
): ReadonlyArray<BillPayment> =>
  billActivity(
    list,
    payments.map((payment) => ({ payments: [payment] })),
    accounts,
  ).flatMap((record) => record.payments)

it('PAY-075 billActivity puts a payment into exactly one list if its status is known, and into none otherwise', () => {
  fc.assert(
    fc.property(fc.array(arbitraries.BillPayment, { maxLength: 8 }), (payments) => {
      const accounts = payments.map(({ partnerAccountId: id }) => ({ id }))
      const [pending, recent] = [listed('pending', payments, accounts), listed('recent', payments, accounts)]
      for (const payment of payments) {
        const places = [pending, recent].filter((list) => list.includes(payment)).length
        expect(places).toBe(isKnown(payment.status) ? 1 : 0)
      }
    }),
  )
})

it('PAY-076 billActivity lists the payments of connected accounts in the given order, and omits those of other accounts', () => {
  const accounts = fc.subarray(['a1', 'a2', 'a3']).map((ids) => ids.map((id) => ({ id })))
  fc.assert(
    fc.property(fc.array(arbitraries.BillPayment, { maxLength: 8 }), accounts, (payments, connected) => {
      for (const list of ['pending', 'recent'] as const) {
        const shown = listed(list, payments, connected)
        expect(shown.every((payment) => connected.some(({ id }) => id === payment.partnerAccountId))).toBe(true)
        expect(payments.filter((payment) => shown.includes(payment))).toEqual(shown)
      }
      const missing = payments.filter(
        (payment) => isKnown(payment.status) && connected.some(({ id }) => id === payment.partnerAccountId),
      )
      expect(listed('pending', payments, connected).length + listed('recent', payments, connected).length).toBe(
        missing.length,
      )
    }),
  )
})

const text = (cents: bigint): DecimalText | null =>
  decimalText(
    `${cents < 0n ? '-' : ''}${(cents < 0n ? -cents : cents) / 100n}.${((cents < 0n ? -cents : cents) % 100n).toString().padStart(2, '0')}`,
  )

it('PAY-080 convenienceFee adds the fees exactly and counts a missing fee as zero', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.bigInt({ min: 0n, max: 10n ** 20n })), { maxLength: 9 }), (fees) => {
      const total = convenienceFee(fees.map((fee) => ({ convenienceFee: fee === null ? null : text(fee) })))
      const expected = text(fees.reduce<bigint>((sum, fee) => sum + (fee ?? 0n), 0n))
      expect(expected !== null && compare(total, expected) === 0).toBe(true)
    }),
    { examples: [[[]], [[10n, 20n]]] },
  )
})

it('PAY-081 if an invoice pays a single bill, billPaymentText returns the label of this bill, otherwise null', () => {
  fc.assert(
    fc.property(fc.array(arbitraries.BillPayment, { maxLength: 3 }), (payments) => {
      const shown = billPaymentText(payments)
      expect(shown !== null).toBe(payments.length === 1)
      if (shown !== null) expect(shown).toBe(billText(payments[0]?.status ?? null))
    }),
  )
})

it('PAY-082 merchantPill shows the account’s mask, and up to 10 characters of the name, cut at a word boundary', () => {
  const words = fc.array(
    fc.oneof(fc.constantFrom('Cedar', 'of', 'Electricity', 'Württemberg', '🂡🂡'), fc.string({ maxLength: 12 })),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(
      words.map((parts) => parts.join(' ')),
      fc.stringMatching(/^\d{4}$/),
      (merchantName, mask) => {
        const pill = merchantPill({ merchantName, mask })
        expect(pill.endsWith(`****${mask}`)).toBe(true)
        const shown = pill.slice(0, -`****${mask}`.length).trimEnd()
        const name = merchantName.trim()
        expect([...shown].length).toBeLessThanOrEqual(10)
        expect(name.startsWith(shown)).toBe(true)
        const rest = name.slice(shown.length)
        const [firstWord = ''] = name.split(/\s/u)
        if ([...firstWord].length > 10) expect([...shown].length).toBe(10)
        else expect(rest === '' || /^\s/u.test(rest)).toBe(true)
        // The next word of the name does not fit into the ten characters.
        const next = /^\s+\S+/u.exec(rest)?.[0]
        if (next !== undefined) expect([...(shown + next)].length).toBeGreaterThan(10)
      },
    ),
    {
      examples: [
        ['Northgate Card Services', '4821'],
        ['Electricity of Cedar', '0001'],
        ['Abcde Fghi', '1'],
        ['Abcde Fghij', '1'],
        ['', '1234'],
      ],
    },
  )
})

it('the tables of groups, statuses and lists have a row for each state of a bill payment', () => {
  const states = [...Object.keys(BillStatus.keys), 'none', 'unknown']
  for (const table of [billGroups, billStatuses, billActivityLists]) expectTotal(table, states)
  expectCodec(BillStatus, arbitraries.BillStatus)
})
