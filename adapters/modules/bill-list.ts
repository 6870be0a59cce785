import { graphqlBillRecords } from '../graphql/bill-pay/bill-list.ts'
import { portModule } from '../port.ts'

/** Port of the list of bills. The pages of Bill Pay and the payment of bills share it. */
export const billList = portModule({ billRecords: ({ graphql, clock }) => graphqlBillRecords(graphql, clock) })
