export { type BillPayingPorts, makeInvoiceFlow } from './invoice-flow.ts'
export { makeQuoting } from './quoting.ts'
