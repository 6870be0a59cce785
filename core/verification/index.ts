export * from './model.ts'
export type { Applications, ShopperRecords } from './ports.ts'
export { applicationFor, isVerified, verificationAction, verificationPath } from './rules.ts'
export { isSsn, productsToCreate, verificationAddress } from './rules/applications.ts'
export { isTaskDone, progressHeader, progressPercent } from './rules/progress.ts'
export {
  unwatch,
  newStream,
  streamAfter,
  streamRetryDelay,
  type StreamSignal,
  type StreamState,
  type Watched,
  watchedAfter,
  watch,
} from './rules/streams.ts'
export { makeVerification, type Verification, type VerificationPorts } from './slice.ts'
export { reviewTime, verifiedAmount } from './tables.ts'
export { ssnFailures } from './tables/applications.ts'
export { eventDebounce, streamErrors, streamRetry, streamStable, verificationPolling } from './tables/streams.ts'
export { type ProductView, type VerificationView, verificationView } from './view.ts'
