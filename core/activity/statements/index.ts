export * from './model.ts'
export type { MadePack, PackFile, PackSink, YearPack, YearPacks } from './ports.ts'
export {
  type CardMove,
  type CardSums,
  firstYear,
  isStated,
  listedMonths,
  monthOf,
  monthStatements,
  packName,
  type Phase,
  phasesOf,
  reconciledCard,
  zonedYear,
} from './rules/index.ts'
export { makePackWriter, type PackWriter } from './use-cases/index.ts'
