export * from './model.ts'
export { activitySlides, withoutAmounts } from './rules.ts'
