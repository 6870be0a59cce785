import { limit } from '../../kernel/limits.ts'
import type { BillStatus } from '../model.ts'

/** Every state of a bill's payment: a status, none yet, or a word that we do not know. */
export type BillState = BillStatus | 'none' | 'unknown'

/** What selects icon and colour of a bill's payment (PAY-070). */
export type BillGroup = 'processing' | 'completed' | 'failed' | 'unknown'

/** The group selects icon and colour; not the label and not the list (PAY-059 to PAY-062, PAY-070). */
export const billGroups = {
  none: 'processing',
  pending: 'processing',
  processing: 'processing',
  refundCreated: 'processing',
  sent: 'completed',
  complete: 'completed',
  settled: 'completed',
  failed: 'failed',
  canceled: 'failed',
  reversed: 'failed',
  reversalRequired: 'failed',
  reversalProcessing: 'failed',
  refundable: 'failed',
  refunded: 'failed',
  unknown: 'unknown',
} as const satisfies Record<BillState, BillGroup>

/** The label (PAY-063 to PAY-068). */
export const billTexts = {
  none: 'Processing',
  pending: 'Processing',
  processing: 'Processing',
  refundable: 'Refund Processing',
  refundCreated: 'Refund Processing',
  complete: 'Completed',
  sent: 'Completed',
  settled: 'Completed',
  canceled: 'Failed',
  failed: 'Failed',
  reversalRequired: 'Failed',
  reversalProcessing: 'Failed',
  reversed: 'Failed',
  refunded: 'Refunded',
  unknown: 'Unknown',
} as const satisfies Record<BillState, string>

/** The two bill activity lists (PAY-072, PAY-074). */
export type BillList = 'pending' | 'recent'

/** Which bill activity list a payment stands in; null: in neither (PAY-072, PAY-074, PAY-075). */
export const billLists = {
  none: 'pending',
  pending: 'pending',
  processing: 'pending',
  refundable: 'pending',
  refundCreated: 'pending',
  complete: 'recent',
  sent: 'recent',
  settled: 'recent',
  canceled: 'recent',
  failed: 'recent',
  reversalRequired: 'recent',
  reversalProcessing: 'recent',
  reversed: 'recent',
  refunded: 'recent',
  unknown: null,
} as const satisfies Record<BillState, BillList | null>

/** How many rows more each bill activity list shows at a time (BILL-111, LIM-017). */
export const billActivityStep = limit('bill activity step', 10)

/** Invoice statuses of a donation that is not confirmed yet (PAY-071). */
export const confirmingDonation: ReadonlyArray<string> = ['paid', 'confirmed']

/** The longest merchant name in a pill (PAY-082). */
export const pillName = limit('merchant pill name', 10)

/** Between the name and the last digits of the account (PAY-082). */
export const pillMask = '****'
