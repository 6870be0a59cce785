export * from './model.ts'
export type { ActiveSessionRecords } from './ports.ts'
export { type ActiveSessions, type ActiveSessionsPorts, makeActiveSessions } from './slice.ts'
export type { ActiveSessionRow, ActiveSessionsView, EndTarget, EndSessionView } from './view.ts'
