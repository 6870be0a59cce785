export { billEntrances, type BillEntrance, type BillEntranceRow } from './tables.ts'
