import type { Clock } from '@paydeck/core'
import type { BrowserFiles } from '../browser/files.ts'
import { graphqlPaymentSearches } from '../graphql/payments/payment-search.ts'
import { type Bindings, port } from '../port.ts'
import { restPaymentSearches } from '../rest/payments/payment-search.ts'
import { makeFileClient } from '../transport/file-client.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { Http } from '../transport/http.ts'
import { clients } from './clients.ts'
import { bytesAsFiles } from './files.ts'

export const paymentSearchModule: Bindings = ({ bind }) => {
  bind(port('paymentSearches')).toResolvedValue(
    (graphql: GraphqlClient, http: Http, clock: Clock, files: BrowserFiles) => ({
      ...graphqlPaymentSearches(graphql),
      ...restPaymentSearches(makeFileClient({ http, clock }), files),
    }),
    [clients.graphql, clients.http, port('clock'), bytesAsFiles],
  )
}
