/**
 * Rule tables, one record for each area: `paymentTables.billStatuses`. The published package freezes them, so that no program
 * can change the rules of another. A rule takes its table as its last parameter, so that a program can pass a table of its
 * own.
 * @module @paydeck/core/tables
 */
export { type MoneyTables, moneyTables } from './tables/money.ts'
export { type PaymentTables, paymentTables } from './tables/payments.ts'
export { type RouteTables, routeTables } from './tables/routes.ts'
export { type SessionTables, sessionTables } from './tables/session.ts'
export { type ShellTables, shellTables } from './tables/shell.ts'
export { type StartupTables, startupTables } from './tables/startup.ts'
