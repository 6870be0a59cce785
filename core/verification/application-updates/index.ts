export * from './model.ts'
export type { ApplicationStreams } from './ports.ts'
export {
  approvedProducts,
  isWatched,
  noStream,
  postVerificationAfter,
  streamAfter,
  streamRetryDelay,
  unwatch,
  watch,
  watchedAfter,
} from './rules.ts'
export { makeApplicationUpdates, type ApplicationUpdates, type ApplicationUpdatesPorts } from './slice.ts'
export { eventDebounce, streamErrors, streamRetry, streamStable, verificationPolling } from './tables.ts'
