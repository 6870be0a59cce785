/**
 * Tools for property tests of the rules, for every test framework: generators of the data types of the core, and the laws of
 * the rule tables. Needs the package `fast-check`.
 * @module @paydeck/core/properties
 */
export { arbitraries } from './properties/arbitraries/index.ts'
export { type Grouped, type Table } from './properties/laws/columns.ts'
export { moneyTableLaws } from './properties/laws/money.ts'
export { moneyStatements } from './properties/laws/money-statements.ts'
export { paymentTableLaws } from './properties/laws/payments.ts'
export { paymentStatements } from './properties/laws/payment-statements.ts'
export { routeTableLaws } from './properties/laws/routes.ts'
export { routeStatements } from './properties/laws/route-statements.ts'
export { sessionStatements, sessionTableLaws } from './properties/laws/session.ts'
export { shellStatements, shellTableLaws } from './properties/laws/shell.ts'
export { startupStatements, startupTableLaws } from './properties/laws/startup.ts'
