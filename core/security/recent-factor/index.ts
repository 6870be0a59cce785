export * from './model.ts'
export type { RecentFactorCheck } from './ports.ts'
export { makeRecentFactor, type RecentFactor, type RecentFactorPorts } from './slice.ts'
export type { RecentFactorView } from './view.ts'
