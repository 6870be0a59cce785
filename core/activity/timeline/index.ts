export * from './model.ts'
export type { ActivityRecords } from './ports.ts'
