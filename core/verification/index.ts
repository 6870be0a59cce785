export * from './model.ts'
export type { Applications, NationalIdentityRecords, ShopperRecords } from './ports.ts'
export { applicationFor, isVerified, verificationAction, verificationPath } from './rules.ts'
export { productsToCreate, verificationAddress } from './rules/applications.ts'
export { isSsn, ssnMessage } from './rules/national-identity.ts'
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
export { ssnCloses, ssnFailures } from './tables/national-identity.ts'
export { eventDebounce, streamErrors, streamRetry, streamStable, verificationPolling } from './tables/streams.ts'
export {
  makeNationalIdentity,
  type NationalIdentity,
  type NationalIdentityPorts,
} from './use-cases/national-identity.ts'
export { type ProductView, type VerificationView, verificationView } from './view.ts'
export { type NationalIdentityView, nationalIdentityView } from './views/national-identity.ts'
