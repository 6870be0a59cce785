export * from './model.ts'
export type { CardTransactions } from './ports.ts'
export { type CardTransactionPage, type CardTransactionPorts, makeCardTransaction } from './slice.ts'
export type { CardTransactionView, HeadedText, TransactionDetail, TransactionStepView } from './view.ts'
