export { type LegendRow, legendRows } from './view.ts'
