export * from './model.ts'
export type { PayoutRecords } from './ports.ts'
export { pendingInvite, isRecipient, payoutRequests } from './rules.ts'
export { makePayouts, type Payouts, type PayoutsPorts } from './slice.ts'
