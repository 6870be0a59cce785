import type { Configuration } from '@paydeck/core'
import { browserBillWidget } from '../browser/bill-widget.ts'
import { makeScriptLoader } from '../browser/scripts.ts'
import { graphqlBillConnections } from '../graphql/bill-pay/bill-connection.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const billConnectionModule: Bindings = ({ bind }) => {
  bind(port('billConnections')).toResolvedValue(graphqlBillConnections, [clients.graphql])
  bind(port('billWidget')).toResolvedValue(
    ({ scripts }: Configuration) =>
      browserBillWidget(window, makeScriptLoader(document, window.trustedTypes, Object.values(scripts)), scripts.bills),
    [port('configuration')],
  )
}
