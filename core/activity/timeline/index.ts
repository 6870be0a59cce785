export * from './model.ts'
export type { ActivityRecords } from './ports.ts'
export * from './rules/index.ts'
export { makeTimeline, type Timeline, type TimelinePorts } from './slice.ts'
