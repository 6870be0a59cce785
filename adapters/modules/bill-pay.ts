import { browserBillWidget } from '../browser/bill-widget.ts'
import { makeScriptLoader } from '../browser/scripts.ts'
import { graphqlBillConnections } from '../graphql/bill-pay/bill-connection.ts'
import { graphqlBillHistories } from '../graphql/bill-pay/bill-detail.ts'
import { portModule } from '../port.ts'
import { restBillHistories } from '../rest/bill-pay/bill-detail.ts'
import { makeFileClient } from '../transport/file-client.ts'
import { billList } from './bill-list.ts'
import { files } from './shared.ts'

const billPay = portModule({
  billConnections: ({ graphql }) => graphqlBillConnections(graphql),
  billHistories: ({ graphql, http, clock, files }) => ({
    ...graphqlBillHistories(graphql, clock),
    ...restBillHistories(makeFileClient({ http, clock }), files),
  }),
  billWidget: ({ configuration: { scripts } }) =>
    browserBillWidget(window, makeScriptLoader(document, window.trustedTypes, Object.values(scripts)), scripts.bills),
})

/** Ports of the Bill Pay pages, except the ports for paying bills. */
export const ports = [billPay, billList, files]
