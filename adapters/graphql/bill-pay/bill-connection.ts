import { type BillConnections, connectProvider as provider, type Fault, malformed } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { exchangeAccountToken, getMethodAuthElementToken, getToken } from '../../wire/bill-pay/bill-connection.ts'

const notEmpty = (name: string) =>
  TE.filterOrElse(
    (token: string) => token !== '',
    (): Fault => malformed(`${name}: empty`),
  )

export const graphqlBillConnections = (client: GraphqlClient): BillConnections => {
  const automatic = F.pipe(
    client.call(getMethodAuthElementToken)({ provider }),
    TE.map((answer) => answer.getMethodAuthElementToken),
    notEmpty(getMethodAuthElementToken.name),
  )
  const manual = F.pipe(
    client.call(getToken)({ provider, tokenType: 'manual' }),
    TE.map((answer) => answer.getToken),
    notEmpty(getToken.name),
  )
  return {
    token: (type) => (type === 'automatic' ? automatic : manual),
    exchange: (accountToken) =>
      F.pipe(
        client.call(exchangeAccountToken)({ provider, accountToken }),
        TE.map((answer) => answer.exchangeAccountToken),
      ),
  }
}
