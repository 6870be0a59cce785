export * from './model.ts'
export type { ActivityRecords } from './ports.ts'
export * from './rules/index.ts'
