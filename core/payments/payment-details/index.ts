export { hasNetworkCost, invoiceAddress, shortTransactionId } from './rules.ts'
