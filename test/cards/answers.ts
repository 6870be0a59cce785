import { graphqlCardActivities } from '@paydeck/adapters/graphql/cards/card-activity'
import { makeTransport, json } from '../transport/bench.ts'

/** Records one call to the provider. */
export interface AskedCall {
  readonly name: string
  readonly document: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** A transaction as the provider sends it. */
export const sentTransaction = (id: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  id,
  dates: { auth: 1_000, post: null },
  provider: 'galileo',
  status: 'pending',
  type: 'PM',
  description: null,
  displayMerchant: 'Lumen Books',
  displayPrice: '-12.50',
  currency: 'USD',
  merchant: { merchantName: 'LUMEN BOOKS 77', merchantCity: null, merchantState: null },
  ...changes,
})

type Answer = (asked: AskedCall) => unknown

/** The clients over a provider that answers each operation as the test says: below `user`, or a whole response. */
export const provider = (answer: Answer) => {
  const asked: Array<AskedCall> = []
  const transport = makeTransport(({ init }) => {
    const { operationName, query, variables } = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as {
      operationName: string
      query: string
      variables: Record<string, unknown>
    }
    const { token, csrf, ...own } = variables
    const one = { name: operationName, document: query, variables: own, token, csrf }
    asked.push({ name: one.name, document: one.document, variables: one.variables })
    const told = answer(one)
    return told instanceof Response ? told : json({ data: { user: told } })
  })
  return { ...transport, asked, activities: graphqlCardActivities(transport.graphql) }
}
