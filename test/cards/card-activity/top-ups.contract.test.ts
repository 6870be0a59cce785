import { graphqlCardActivities } from '@paydeck/adapters/graphql/cards/card-activity'
import { activityWindow, defaultFilter } from '@paydeck/core'
import { expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { holderOf } from '../card-top-up/holder.ts'

it('CARD-062 CALL-027 CARD-079 for a card without paging, the overview lists a pending top-up with the name "Card Load"', async () => {
  const { client, cardId, make, step } = await holderOf([{ provider: 'galileo', pagingSupport: false }])
  await step(await answered(make()), 'new')
  const requestedAt = Date.now()
  const range = activityWindow(defaultFilter, 'galileo', requestedAt)
  const { pending } = await answered(
    graphqlCardActivities(clientsOf(client).graphql).overview({
      cardId,
      startDate: range?.startDate ?? 0,
      endDate: range?.endDate ?? 0,
      form: 'unpaged',
      requestedAt: requestedAt,
    }),
  )
  expect(pending).toMatchObject([{ displayMerchant: 'Card Load', displayPrice: '25.00', isTopUp: true }])
})
