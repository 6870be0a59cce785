export * from './model.ts'
export { newStream, streamAfter, streamRetryDelay, unwatch, watch, watchedAfter } from './rules.ts'
export { eventDebounce, streamErrors, streamRetry, streamStable, verificationPolling } from './tables.ts'
