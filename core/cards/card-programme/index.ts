export { cardLoad, feeRow, type ProgrammeRow, programmes } from './tables.ts'
