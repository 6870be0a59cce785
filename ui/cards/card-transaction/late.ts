/** What the page of a transaction loads: itself, and the slice behind it. */
export { cardTransactionModule } from './module.ts'
export { TransactionPage } from './TransactionPage.tsx'
