export { legendTitle, statusMeanings } from './tables.ts'
export { type LegendRow, legendRows } from './view.ts'
