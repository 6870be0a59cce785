import { graphqlReferralRecords } from '@paydeck/adapters/graphql/referral/referral-programme'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account } from '../../sandbox/running.ts'

const day = 24 * 60 * 60 * 1000

describe('referrals in the sandbox', () => {
  it('CALL-018 CALL-019 the referral code of a user is null until generated; generating it again returns the same code', async () => {
    const records = graphqlReferralRecords(clientsOf(await account('cardholder')).graphql)
    expect(await answered(records.code)).toBeNull()
    const code = await answered(records.generateCode)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    expect(await answered(records.generateCode)).toBe(code)
    expect(await answered(records.code)).toBe(code)
  })

  it('CALL-019 F4 concurrent requests of a user generate only one code', async () => {
    const records = graphqlReferralRecords(clientsOf(await account('cardholder')).graphql)
    const codes = await Promise.all(Array.from({ length: 20 }, () => answered(records.generateCode)))
    expect(new Set(codes).size).toBe(1)
  })

  it('CALL-017 PROF-060 getReferralStatus returns the status and the expiration of the referral', async () => {
    const client = await account('cardholder')
    const records = graphqlReferralRecords(clientsOf(client).graphql)
    expect((await answered(records.status)).status).not.toBe('pending')
    await answered(records.generateCode)
    const { status, expiration } = await answered(records.status)
    expect(status).toBe('pending')
    expect(Math.abs(expiration - Date.now() - 30 * day)).toBeLessThan(60_000)
    await client.control('POST', 'account', { referral: { code: 'OLDER234', status: 'pending', expiration: 5 } })
    expect(await answered(records.status)).toEqual({ status: 'pending', expiration: 5 })
    expect(await answered(records.code)).toBe('OLDER234')
  })

  it('A2 no user sees the referral of another user', async () => {
    const [one, other] = await Promise.all([account('cardholder'), account('cardholder')])
    await answered(graphqlReferralRecords(clientsOf(one).graphql).generateCode)
    const records = graphqlReferralRecords(clientsOf(other).graphql)
    expect([await answered(records.code), (await answered(records.status)).status]).toEqual([null, 'none'])
  })

  it('A4 a user without access to the card programme cannot generate a code', async () => {
    const records = graphqlReferralRecords(clientsOf(await account('shopper')).graphql)
    expect(await records.generateCode()).toMatchObject(E.left({ _tag: 'Rejected', status: 403 }))
    expect(await answered(records.code)).toBeNull()
  })
})
