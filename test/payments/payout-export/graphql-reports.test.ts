import { graphqlPayoutReports } from '@paydeck/adapters/graphql/payments/payout-export'
import { malformed } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { provider } from '../provider-dtos.ts'

const year = { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-12-31T23:59:59.999Z' }
const header = ['date', 'amount']

it.each([[[]], [[header]], [[header, ['2026-01-05', '12.50'], ['=1+1', '']]]])(
  'CALL-044 the adapter returns the rows of a report unchanged: %j',
  async (rows) => {
    const { graphql, asked } = provider(() => ({ payoutsTransactionsCsv: rows }))
    expect(await graphqlPayoutReports(graphql).between(year)()).toEqual(E.right(rows))
    expect(asked.map(({ name, variables }) => [name, variables])).toEqual([['GetPayoutsTransactionsCsv', year]])
  },
)

it('the adapter returns a fault for a payout report with an invalid row', async () => {
  const { graphql } = provider(() => ({ payoutsTransactionsCsv: [header, null] }))
  expect(await graphqlPayoutReports(graphql).between(year)()).toEqual(
    E.left(malformed('GetPayoutsTransactionsCsv: payoutsTransactionsCsv')),
  )
})
