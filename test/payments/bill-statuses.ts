/** Statuses of pending bill payments, both in camel case and in snake case (PAY-072). Null means no status yet. */
export const pendingStatuses: ReadonlyArray<string | null> = [
  null,
  'pending',
  'processing',
  'refundable',
  'refundCreated',
  'refund_created',
]

/** Statuses of recent bill payments, both in camel case and in snake case (PAY-074). */
export const recentStatuses: ReadonlyArray<string | null> = [
  'complete',
  'sent',
  'settled',
  'canceled',
  'failed',
  'reversalRequired',
  'reversal_required',
  'reversalProcessing',
  'reversed',
  'refunded',
]
