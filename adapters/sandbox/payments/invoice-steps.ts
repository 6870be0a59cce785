import type { Selectable } from 'kysely'
import { blocksSince, confirmedWith, targetConfirmations } from '../kernel/blocks.ts'
import { minute } from '../kernel/chance.ts'
import type { InvoicesTable, InvoiceStepColumn } from './tables.ts'

/** A row as the database has it. */
export type Invoice = Selectable<InvoicesTable>

/** What an unpaid invoice may still be paid within. */
export const lifetime = 15 * minute

/** Neither of these is paid as it was asked for, so that no confirming makes it complete. */
export const stopped: ReadonlyArray<string> = ['paidPartial', 'declined']

export const isStopped = ({ exceptionStatus }: Pick<Invoice, 'exceptionStatus'>): boolean =>
  exceptionStatus !== null && stopped.includes(exceptionStatus)

/**
 * Whether what was paid is kept, so that it goes on to be confirmed and complete: it is what was asked for, and was not
 * sent back. Of what was paid too much only the rest is sent back.
 */
export const isKept = (row: Pick<Invoice, 'exceptionStatus' | 'alreadyRefunded'>): boolean =>
  !isStopped(row) && (!row.alreadyRefunded || row.exceptionStatus === 'paidOver')

/** How many blocks confirm what was paid; null: nothing was, or it is not known. */
export const confirmationsOf = ({ status, paidAt }: Pick<Invoice, 'status' | 'paidAt'>, now: number): number | null => {
  if (status === 'complete') return targetConfirmations
  if (paidAt === null) return null
  const least = status === 'confirmed' ? confirmedWith : 0
  return Math.max(least, blocksSince(paidAt, now))
}

type Steps = ReadonlyArray<{ readonly step: InvoiceStepColumn['step'] | 'created'; readonly at: number | null }>

/** What became of an invoice, the oldest first. Of one from before steps were kept it is told what its row says. */
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
