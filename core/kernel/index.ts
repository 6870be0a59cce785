/**
 * Mechanisms that every slice uses: stores and live values, operations, resources, faults, time.
 *
 * @module @paydeck/core/kernel
 */
export * from './attempt.ts'
export { formatDay, knownZone, monthsBefore } from './calendar.ts'
export * from './capability.ts'
export { compareTexts } from './compare-texts.ts'
export * from './fault.ts'
export * from './lazy-record.ts'
export * from './limits.ts'
export * from './load.ts'
export * from './once.ts'
export * from './page-status.ts'
export type { Paged, PagedResource } from './paged-resource.ts'
export { makeTryPassword, type TryPassword } from './password-text.ts'
export * from './remote.ts'
export { type Loaded, notLoaded, type Resource, type Visited } from './resource.ts'
export * from './step.ts'
export * from './store.ts'
export * from './timings.ts'
export * from './until.ts'
export { filled } from './text.ts'
export type { YearRange } from './years.ts'
