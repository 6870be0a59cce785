export { isTaskDone, progressHeader, progressPercent } from './rules.ts'
