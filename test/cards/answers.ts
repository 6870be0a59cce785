import { graphqlCardActivities } from '@paydeck/adapters/graphql/cards/card-activity'
import { makeTransport, json } from '../transport/bench.ts'

/** Recorded call to the provider. */
export interface RecordedCall {
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

type Answer = (call: RecordedCall) => unknown

/**
 * Creates clients of a fake provider, and records their calls.
 * @param answer returns the content of `data.user` in the response, or a whole `Response`
 */
export const provider = (answer: Answer) => {
  const asked: Array<RecordedCall> = []
  const transport = makeTransport(({ init }) => {
    const { operationName, query, variables } = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as {
      operationName: string
      query: string
      variables: Record<string, unknown>
    }
    const { token, csrf, ...own } = variables
    const call = { name: operationName, document: query, variables: own, token, csrf }
    asked.push({ name: call.name, document: call.document, variables: call.variables })
    const reply = answer(call)
    return reply instanceof Response ? reply : json({ data: { user: reply } })
  })
  return { ...transport, asked, activities: graphqlCardActivities(transport.graphql) }
}
