export { payoutExportOf, type PayoutYear, payoutYears } from './rules.ts'
export { payoutExport } from './tables.ts'
