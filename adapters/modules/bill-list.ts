import { graphqlBillRecords } from '../graphql/bill-pay/bill-list.ts'
import { portModule } from '../port.ts'

/** Port of the list of bills, which the pages of Bill Pay and the payment share. */
export const billList = portModule({ billRecords: ({ graphql, clock }) => graphqlBillRecords(graphql, clock) })
