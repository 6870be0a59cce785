import type { Clock } from '@paydeck/core'
import type { BrowserFiles } from '../browser/files.ts'
import { graphqlBillHistories } from '../graphql/bill-pay/bill-detail.ts'
import { type Bindings, port } from '../port.ts'
import { restBillHistories } from '../rest/bill-pay/bill-detail.ts'
import { makeFileClient } from '../transport/file-client.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { Http } from '../transport/http.ts'
import { clients } from './clients.ts'
import { bytesAsFiles } from './files.ts'

export const billDetailModule: Bindings = ({ bind }) => {
  bind(port('billHistories')).toResolvedValue(
    (graphql: GraphqlClient, http: Http, clock: Clock, files: BrowserFiles) => ({
      ...graphqlBillHistories(graphql, clock),
      ...restBillHistories(makeFileClient({ http, clock }), files),
    }),
    [clients.graphql, clients.http, port('clock'), bytesAsFiles],
  )
}
