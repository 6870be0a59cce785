export { isCollected, isTaskDone, progressHeader, progressPercent } from './rules.ts'
