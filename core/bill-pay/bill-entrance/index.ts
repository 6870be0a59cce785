export { billEntrances, type BillEntrance, type BillEntranceRow, billPayTitle } from './tables.ts'
