export * from './model.ts'
export type { MonthStatements, PackFile, PackSink, YearPack, YearPacks } from './ports.ts'
export {
  type CardMove,
  type CardSums,
  firstYear,
  isStated,
  isMonth,
  listedMonths,
  monthOf,
  monthStatements,
  packName,
  type Phase,
  phasesOf,
  reconciledCard,
  statementFileName,
  type StatementPeriod,
  yearOfQuery,
  yearsOf,
  entriesOfPeriod,
  zonedYear,
} from './rules/index.ts'
export { makeStatements, type Statements, type StatementsPorts } from './slice.ts'
export { statementYearKey } from './tables.ts'
export * from './view/index.ts'
export { makePackWriter, type PackWriter } from './use-cases/index.ts'
