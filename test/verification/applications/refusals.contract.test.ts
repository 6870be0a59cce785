import { restApplicationRecords } from '@paydeck/adapters/rest/verification/applications'
import { applicationsView } from '@paydeck/core'
import { expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account } from '../../sandbox/running.ts'

const productName = 'individualShopperTier1'

it('HOME-007 the description of a rejected application contains the reason; that of an approved application does not', async () => {
  const client = await account()
  const records = restApplicationRecords(clientsOf(client).rest)
  const shopper = async () => {
    const applications = await answered(records.list)
    return applicationsView({ status: null, applications, isMissingShopperInfo: null }).products[productName]
  }
  await client.control('POST', 'applications', { productName, move: 'reject', reason: 'The photo is blurred.' })
  expect(await shopper()).toMatchObject({
    isRefused: true,
    description: 'We were unable to verify your identity. The photo is blurred.',
  })
  await client.control('POST', 'applications', { productName, move: 'approve' })
  expect(await shopper()).toMatchObject({ isRefused: false, description: 'You are verified.' })
})
