export * from './model.ts'
export type { CardReports } from './ports.ts'
export {
  cardExport,
  cardExportFailureText,
  exportLines,
  exportMonths,
  exportStartYear,
  exportYears,
  fetchedMonths,
  fetchedYears,
  isFeeRow,
  type Month,
  monthlyFees,
  withoutHashes,
} from './rules.ts'
export { type CardExport, type CardExportPorts, makeCardExport } from './slice.ts'
export { cardExportOperations } from './tables.ts'
export { type CardExportView, cardExportView } from './view.ts'
