/** Statuses of bill payments that are listed as pending, in both spellings; null: none yet (PAY-072). */
export const pendingStatuses: ReadonlyArray<string | null> = [
  null,
  'pending',
  'processing',
  'refundable',
  'refundCreated',
  'refund_created',
]

/** Statuses of bill payments that are listed as recent, in both spellings (PAY-074). */
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
