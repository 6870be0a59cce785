import type { InvoiceRecord } from '../model.ts'

/** True if the value is a usable count: a safe non-negative integer. */
export const isCount = (value: number | null): value is number =>
  value !== null && Number.isSafeInteger(value) && value >= 0

/** Returns the confirmations so far and the number needed. Null if either is missing or invalid. */
export const confirmationsOf = (
  record: InvoiceRecord | null,
): { readonly count: number; readonly target: number } | null => {
  if (record === null) return null
  const { confirmations: count, targetConfirmations: target } = record
  return isCount(count) && isCount(target) && target > 0 ? { count: Math.min(count, target), target } : null
}
