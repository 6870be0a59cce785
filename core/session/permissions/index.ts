export * from './model.ts'
export * from './rules.ts'
export { type FeatureRow, features } from './tables.ts'
