import { graphqlProfileRecords } from '@paydeck/adapters/graphql/profile/profile-settings'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account, at, type Client } from '../../sandbox/running.ts'

const infoOf = async (client: Client): Promise<unknown> =>
  at((await client.graphql('START_GET_BASIC_INFO')).body, 'data', 'user')

describe('the email opt-in', () => {
  it('CALL-022 PROF-033 the call that changes the opt-in returns "success", after which the basic info contains the new value', async () => {
    const client = await account('shopper', { optInEmailMarketing: false })
    const { setEmailOptIn } = graphqlProfileRecords(clientsOf(client).graphql)
    for (const optIn of [true, true, false]) {
      expect(await answered(setEmailOptIn({ optIn }))).toBe('success')
      expect(at(await infoOf(client), 'optInEmailMarketing')).toBe(optIn)
    }
  })

  it('a change of the email opt-in affects no other user', async () => {
    const [one, other] = await Promise.all([account(), account('shopper', { optInEmailMarketing: false })])
    await answered(graphqlProfileRecords(clientsOf(one).graphql).setEmailOptIn({ optIn: true }))
    expect(at(await infoOf(other), 'optInEmailMarketing')).toBe(false)
  })

  it('a change of the email opt-in that fails with status 500 returns a fault', async () => {
    const client = await account()
    await client.control('POST', 'faults', { call: 'ToggleMarketingOptIn', kind: 'status', status: 500 })
    expect(E.isLeft(await graphqlProfileRecords(clientsOf(client).graphql).setEmailOptIn({ optIn: true })())).toBe(true)
  })
})
