import {
  type BillMove,
  billMoves,
  currentBills,
  isBillMove,
  isPaidInFull,
  movedBill,
} from '@paydeck/sandbox/bill-pay/bill-steps'
import type { Invoice } from '@paydeck/sandbox/payments/invoice-steps'
import { type InvoiceMove, invoiceMoves, isInvoiceMove, movesOf } from '@paydeck/sandbox/payments/invoices'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const hour = 3_600_000
const start = Date.UTC(2027, 0, 15, 8)

type Paying = Pick<
  Invoice,
  | 'invoiceTime'
  | 'timestamp'
  | 'status'
  | 'exceptionStatus'
  | 'alreadyRefunded'
  | 'history'
  | 'bills'
  | 'id'
  | 'price'
  | 'amount'
  | 'paidAt'
  | 'isNonRefundableUnderpayment'
>

const unpaid = {
  id: 'i1',
  price: '10.00',
  amount: null,
  paidAt: null,
  isNonRefundableUnderpayment: false,
  invoiceTime: start,
  timestamp: start,
  status: 'new',
  exceptionStatus: null,
  alreadyRefunded: false,
  history: [],
  bills: [
    {
      partnerAccountId: 'a1',
      partnerPaymentId: 'p1',
      currency: 'USD',
      amount: '10.00',
      convenienceFee: '0.00',
      status: null,
      estimatedCompletionDate: null,
      merchantId: 'm1',
      accountType: null,
      mask: null,
      icon: null,
      merchantName: 'Harbor Bank',
    },
  ],
} satisfies Paying

type Turn =
  | { readonly kind: 'invoice'; readonly move: InvoiceMove }
  | { readonly kind: 'bill'; readonly move: BillMove }
  | { readonly kind: 'settle' }

const turn: fc.Arbitrary<Turn> = fc.oneof(
  fc.constantFrom(...Object.keys(invoiceMoves).filter(isInvoiceMove)).map((move): Turn => ({ kind: 'invoice', move })),
  fc.constantFrom(...Object.keys(billMoves).filter(isBillMove)).map((move): Turn => ({ kind: 'bill', move })),
  fc.constant<Turn>({ kind: 'settle' }),
)
const life = fc.array(fc.record({ after: fc.integer({ min: -4, max: 40 }), turn }), { maxLength: 14 })

/**
 * Applies the steps that are due at `now` to the bills of the invoice. Then applies the turn's action, `move`, to the
 * invoice or to its first bill.
 */
const afterTurn = (invoice: Paying, { kind, ...rest }: Turn, now: number): Paying => {
  const settled = { ...invoice, bills: currentBills(invoice, now) }
  if (kind === 'settle') return settled
  const { move } = rest as { readonly move: string }
  if (kind === 'bill') {
    const [bill] = settled.bills
    const moved = bill !== undefined && isPaidInFull(settled) && isBillMove(move) ? movedBill(bill, move, now) : null
    return moved === null ? settled : { ...settled, bills: [moved] }
  }
  if (!isInvoiceMove(move) || !movesOf(invoice as Invoice).includes(move)) return invoice
  const { set, steps } = invoiceMoves[move].change(invoice as Invoice, now)
  return { ...invoice, ...(set as Partial<Paying>), history: [...invoice.history, ...steps] }
}

const stepsOf = (bills: Invoice['bills']) => bills.flatMap(({ history = [] }) => history)

const isVoid = (invoice: Paying): boolean =>
  !isPaidInFull(invoice) && (invoice.status === 'invalid' || invoice.alreadyRefunded)

describe('bill payments', () => {
  it('BILL-159 the steps of a bill payment are in time order; "canceled" comes only after the money was taken back', () => {
    fc.assert(
      fc.property(life, (turns) => {
        let [invoice, now]: [Paying, number] = [unpaid, start]
        /**
         * Time at which the money of the invoice was taken back; null until then. Before this time, only an action of the
         * test can cancel a bill.
         */
        let takenAt: number | null = null
        for (const { after, turn: next } of turns) {
          now += after * hour
          const [wasPaidInFull, before] = [isPaidInFull(invoice), stepsOf(currentBills(invoice, now))]
          invoice = afterTurn(invoice, next, now)
          if (isVoid(invoice)) takenAt ??= now
          if (wasPaidInFull && isVoid(invoice)) takenAt = now
          const steps = stepsOf(currentBills(invoice, now))
          const times = steps.map(({ at }) => at)
          expect(times, JSON.stringify(steps)).toEqual(times.toSorted((one, other) => one - other))
          const canceled = steps.find(({ step }) => step === 'canceled')
          if (canceled !== undefined && takenAt === now && !before.some(({ step }) => step === 'canceled')) {
            expect(canceled.at).toBeGreaterThanOrEqual(now)
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})
