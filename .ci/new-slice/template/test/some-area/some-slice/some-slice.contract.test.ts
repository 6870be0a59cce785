import { restSomeSliceRecords } from '@paydeck/adapters/rest/some-area/some-slice'
import { expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account } from '../../sandbox/running.ts'

it('answers each account with its own', async () => {
  const [one, other] = await Promise.all([account(), account()])
  const [first, second] = await Promise.all(
    [one, other].map((client) => answered(restSomeSliceRecords(clientsOf(client).rest).current)),
  )
  expect(first?.text).toContain(one.email)
  expect(second?.text).toContain(other.email)
})
