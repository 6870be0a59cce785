/**
 * The network state of the device, and the message while it is offline.
 * @module @paydeck/core/connection
 */
export * from './model.ts'
export type { LostReads } from './ports.ts'
export { offlineNote } from './rules.ts'
export { type Connection, type ConnectionPorts, makeConnection } from './slice.ts'
export { followRecoveries, type RecoveryPorts } from './use-cases.ts'
export { type ConnectionView, connectionView, type ConnectionViewState } from './view.ts'
