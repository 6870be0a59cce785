import { graphqlBillInvoices, graphqlBillQuotes } from '../graphql/bill-pay/bill-payment.ts'
import { portModule } from '../port.ts'
import { restBillInvoices } from '../rest/bill-pay/bill-payment.ts'
import { billList } from './bill-list.ts'
import { invoiceRecords } from './payment-details.ts'
import { paymentWindow } from './payment-window.ts'
import { randomness } from './shared.ts'

const billPayment = portModule({
  billInvoices: ({ graphql, rest }) => ({ ...graphqlBillInvoices(graphql), ...restBillInvoices(rest) }),
  billQuotes: ({ graphql }) => graphqlBillQuotes(graphql),
})

/** Ports for the payment of bills, including the port that reads an invoice. */
export const ports = [billPayment, billList, invoiceRecords, paymentWindow, randomness]
