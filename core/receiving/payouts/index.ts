export * from './model.ts'
export type { PayoutRecords } from './ports.ts'
export { payoutRequests } from './rules.ts'
export { makeReceiving, type Receiving, type ReceivingPorts } from './slice.ts'
