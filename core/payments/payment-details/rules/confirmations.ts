import type { InvoiceRecord } from '../model.ts'

/** Whether something is told of which there can be so many. */
export const isCount = (value: number | null): value is number =>
  value !== null && Number.isSafeInteger(value) && value >= 0

/** How often a payment is confirmed, of how often it has to be; null: one of them is not told, or makes no sense. */
export const confirmationsOf = (
  record: InvoiceRecord | null,
): { readonly count: number; readonly target: number } | null => {
  if (record === null) return null
  const { confirmations: count, targetConfirmations: target } = record
  return isCount(count) && isCount(target) && target > 0 ? { count: Math.min(count, target), target } : null
}
