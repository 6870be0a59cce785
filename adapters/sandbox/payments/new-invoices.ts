import type { BaseContext } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import { refuse } from '../kernel/refusals.ts'
import { centsOf, dollars } from '../money/amounts.ts'
import { billOf, donor } from './generated-parts.ts'

type CreationContext = Pick<BaseContext, 'database' | 'now' | 'random'>

const most = 10_000_000

/** Parses dollars into cents. Rejects invalid amounts and amounts above the maximum. */
const centsIn = (text: string): number => {
  const cents = /^\d{1,7}(\.\d{1,2})?$/.test(text) ? centsOf(text) : 0
  return cents > 0 && cents <= most ? cents : refuse(422, 'Enter the amount in dollars and cents, such as "18.40".')
}

const nameOf = (text: string): string => {
  const trimmed = text.trim()
  return trimmed !== '' && trimmed.length <= 200 ? trimmed : refuse(422, 'Enter a name of 1 to 200 characters.')
}

export const invoiceKinds = { payment: 'A payment', donation: 'A donation', bill: 'A bill payment' } as const
export type InvoiceKind = keyof typeof invoiceKinds

const itemCodes = { payment: null, donation: 'bitcoindonation', bill: 'Bill Payment' } as const

/** Creates an unpaid invoice and returns its id. */
export const makeInvoice = async (
  { database, now, random }: CreationContext,
  userId: string,
  input: { readonly kind: InvoiceKind; readonly merchantName: string; readonly amount: string },
): Promise<{ readonly id: string }> => {
  const { kind } = input
  const [id, at] = [random.id(), now()]
  const [merchantName, cents] = [nameOf(input.merchantName), centsIn(input.amount)]
  await database
    .insertInto('invoices')
    .values({
      id,
      userId,
      merchantName: kind === 'bill' ? 'Bill Pay' : merchantName,
      icon: `/stand-ins/logos/${encodeURIComponent(merchantName)}`,
      invoiceTime: at,
      timestamp: at,
      price: dollars(cents),
      currency: json({ code: 'USD', symbol: '$', precision: 2, decimals: 2 }),
      status: 'new',
      itemCode: itemCodes[kind],
      orderId: String(100_000 + (at % 900_000)),
      buyer: kind === 'donation' ? json(donor) : null,
      billsDueAt: kind === 'bill' ? at : null,
      bills: json(kind === 'bill' ? [{ ...billOf(id, 0, cents, merchantName), status: null }] : []),
    })
    .execute()
  return { id }
}
