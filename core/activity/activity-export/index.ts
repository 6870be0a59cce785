export * from './model.ts'
export { activityCsv, activityFileName } from './rules.ts'
export { activityExportText, type ActivityExportView } from './view.ts'
export { type ActivityExport, type ActivityExportPorts, makeActivityExport } from './slice.ts'
