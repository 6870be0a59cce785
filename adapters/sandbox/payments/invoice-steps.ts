import type { Selectable } from 'kysely'
import { blocksSince, confirmedWith, targetConfirmations } from '../kernel/blocks.ts'
import { minute } from '../kernel/seeded-random.ts'
import type { InvoicesTable, InvoiceStepColumn } from './tables.ts'

/** Database row of an invoice. */
export type Invoice = Selectable<InvoicesTable>

/** Time after creation within which an invoice can be paid, in milliseconds. */
export const lifetime = 15 * minute

/** Exceptions that keep an invoice from becoming complete. */
export const stoppingExceptions: ReadonlyArray<string> = ['paidPartial', 'declined']

export const isStopped = ({ exceptionStatus }: Pick<Invoice, 'exceptionStatus'>): boolean =>
  exceptionStatus !== null && stoppingExceptions.includes(exceptionStatus)

/**
 * True if the payment is not returned, so that the invoice becomes confirmed and complete. A refund of an overpaid invoice
 * returns only the excess, so the payment still counts.
 */
export const isKept = (row: Pick<Invoice, 'exceptionStatus' | 'alreadyRefunded'>): boolean =>
  !isStopped(row) && (!row.alreadyRefunded || row.exceptionStatus === 'paidOver')

/** Returns the number of confirmations of the payment. Null if nothing was paid or the number is unknown. */
export const confirmationsOf = ({ status, paidAt }: Pick<Invoice, 'status' | 'paidAt'>, now: number): number | null => {
  if (status === 'complete') return targetConfirmations
  if (paidAt === null) return null
  const least = status === 'confirmed' ? confirmedWith : 0
  return Math.max(least, blocksSince(paidAt, now))
}

type Steps = ReadonlyArray<{ readonly step: InvoiceStepColumn['step'] | 'created'; readonly at: number | null }>

/**
 * Returns the history of an invoice, oldest step first. Rows that were stored before the history column existed have no
 * history, so the steps are derived from their status.
 */
export const stepsOf = (row: Pick<Invoice, 'history' | 'invoiceTime' | 'timestamp' | 'status'>): Steps => {
  const { history, invoiceTime, timestamp, status } = row
  const created = { step: 'created', at: invoiceTime } as const
  if (history.length > 0 || status === 'new') return [created, ...history]
  if (status === 'expired') return [created, { step: 'expired', at: invoiceTime + lifetime }]
  const paid = { step: 'paid', at: timestamp } as const
  return status === 'confirmed' || status === 'complete' || status === 'invalid'
    ? [created, paid, { step: status, at: null }]
    : [created, paid]
}
