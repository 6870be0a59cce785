export * from './model.ts'
export {
  cardExport,
  cardExportFailureText,
  exportLines,
  exportMonths,
  exportStartYear,
  exportYears,
  fetchedMonths,
  isFeeRow,
  type Month,
  monthlyFees,
  withoutHashes,
} from './rules.ts'
export { cardExportOperations } from './tables.ts'
