import { facadeAccountProtection } from '@paydeck/adapters/facade/security/security-settings'
import { graphqlCardAccounts } from '@paydeck/adapters/graphql/cards/card-list'
import { graphqlUserAccount } from '@paydeck/adapters/graphql/profile/basic-info'
import { restPriceHistory } from '@paydeck/adapters/rest/home/home-page'
import { restApplicationRecords, restShopperRecords } from '@paydeck/adapters/rest/verification/applications'
import { applicationProgressView, notLoaded, pricesView } from '@paydeck/core'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf, passkeyDirectoryOf } from './clients.ts'
import { account, at } from './running.ts'

const day = 86_400_000

describe('basic info', () => {
  it('CALL-016 basicInfo returns the account of the signed-in user', async () => {
    const client = await account('cardholder', { optInEmailMarketing: true, facadeAccess: { utils: true } })
    expect(await answered(graphqlUserAccount(clientsOf(client).graphql).basicInfo)).toEqual({
      id: client.userId,
      name: 'Ben Okafor',
      firstName: 'Ben',
      lastName: 'Okafor',
      email: client.email,
      experiments: ['NADebitCard'],
      optInEmailMarketing: true,
      accessTypes: ['visaCard', 'galileo'],
      nationalIdentityNumber: '*****4321',
      nationalIdentityIssuer: 'USA',
    })
  })

  it('SESS-026 basicInfo returns null for missing names, and drops unknown access types', async () => {
    const client = await account('shopper', { accessTypes: ['visaCard', 'galileo', 'merchant', 'facade', 'unheardOf'] })
    const info = await answered(graphqlUserAccount(clientsOf(client).graphql).basicInfo)
    expect([info.name, info.firstName, info.lastName, info.nationalIdentityNumber]).toEqual([null, null, null, null])
    expect(info.accessTypes).toEqual(['visaCard', 'galileo', 'merchant', 'facade'])
  })
})

describe('two-factor authentication and passkeys of the account', () => {
  it('CALL-081 SEC-020 SEC-021 SEC-022 `settings` returns a two-factor secret if and only if two-factor is off', async () => {
    const client = await account()
    const { settings } = facadeAccountProtection(clientsOf(client).facade)
    expect(await answered(settings)).toEqual({
      otpEnabled: false,
      otpAuthKey: expect.stringMatching(/^[A-Z2-7]{32}$/) as unknown,
      otpEmail: client.email,
    })
    await client.control('POST', 'account', { otpEnabled: true })
    expect(await answered(settings)).toEqual({ otpEnabled: true, otpAuthKey: null, otpEmail: client.email })
  })

  it('SEC-021 A8 concurrent requests for `settings` each return a different two-factor secret', async () => {
    const client = await account()
    const { settings } = facadeAccountProtection(clientsOf(client).facade)
    const answers = await Promise.all([answered(settings), answered(settings), answered(settings)])
    expect(new Set(answers.map(({ otpAuthKey }) => otpAuthKey)).size).toBe(3)
  })

  it('CALL-090 CALL-020 PASS-002 `isEnabled` returns whether passkeys are on; `credentials` returns the passkeys', async () => {
    const client = await account('shopper', { passkeysEnabled: true, passkeys: 2 })
    const directory = passkeyDirectoryOf(clientsOf(client))
    expect(await answered(directory.isEnabled({ email: client.email }))).toBe(true)
    const credentials = await answered(directory.credentials)
    expect(credentials).toHaveLength(2)
    for (const one of credentials) {
      expect([typeof one.id, typeof one.publicKey, typeof one.createdAt]).toEqual(['string', 'string', 'number'])
    }
    await client.control('POST', 'account', { passkeysEnabled: false })
    expect(await answered(directory.isEnabled({ email: client.email }))).toBe(false)
  })

  it('CALL-090 GET /auth/passkey/status answers 404 if the email belongs to another user', async () => {
    const [one, other] = await Promise.all([account(), account('shopper', { passkeysEnabled: true })])
    const status = (await one.rest('GET', `/auth/passkey/status?email=${encodeURIComponent(other.email)}`)).status
    expect(status).toBe(404)
  })
})

describe('identity verification of the account', () => {
  it('CALL-097 VERIF-015 VERIF-016 VERIF-017 `list` returns the verification applications with their tasks', async () => {
    const statuses = ['pending', 'approved', 'rejected', 'abandoned', 'initializing'] as const
    const collections = ['incomplete', 'awaitingApproval', 'failed', null] as const
    for (const [index, status] of statuses.entries()) {
      const collectionStatus = collections[index % collections.length] ?? null
      const collectionTasks = [{ name: 'selfie', status: 'processing' }]
      const applications = [{ productName: 'individualShopperTier1', status, collectionStatus, collectionTasks }]
      const client = await account('shopper', { applications })
      const [application, ...others] = await answered(restApplicationRecords(clientsOf(client).rest).list)
      expect(others).toEqual([])
      expect(application?.applicationId).toMatch(/./)
      expect(application).toMatchObject({
        productName: 'individualShopperTier1',
        status,
        collectionStatus,
        collectionTasks,
      })
    }
  })

  it('CALL-097 VERIF-015 VERIF-035 the app names every task that a new verification application still misses', async () => {
    const client = await account('shopper')
    const productName = 'individualShopperTier1'
    await client.rest('POST', '/compliance/applications', { productName, notifyUser: false })
    const [application = null] = await answered(restApplicationRecords(clientsOf(client).rest).list)
    const { why } = applicationProgressView(productName, application, { now: 0, timeZone: 'UTC' })
    expect(why.text).toBe(
      'Still missing: your identity document, your selfie, your address, and your personal details.',
    )
  })

  it('CALL-096 `isInfoMissing` returns true if and only if information about the shopper is missing', async () => {
    const client = await account('shopper', { isMissingShopperInfo: true })
    const { isInfoMissing } = restShopperRecords(clientsOf(client).rest)
    expect(await answered(isInfoMissing)).toBe(true)
    await client.control('POST', 'account', { isMissingShopperInfo: false })
    expect(await answered(isInfoMissing)).toBe(false)
  })
})

describe('cards of the account', () => {
  it('CALL-023 CALL-024 CARD-020 `list` returns the cards, and `balances` returns the balance of each card', async () => {
    const client = await account('cardholder')
    const cards = graphqlCardAccounts(clientsOf(client).graphql)
    const [first, second] = await answered(cards.list)
    expect(first).toMatchObject({
      nickname: 'Everyday',
      provider: 'galileo',
      cardType: 'virtual',
      currency: { code: 'USD', symbol: '$' },
      cardBalance: '1284.55',
      lockedByUser: false,
      pagingSupport: true,
      status: 'active',
      disabled: false,
    })
    expect(first?.lastFourDigits).toMatch(/^\d{4}$/)
    expect(first?.activationDate).toBeLessThan(Date.now())
    expect([second?.nickname, second?.provider]).toEqual(['Travel', 'firstView'])
    expect(await answered(cards.balances)).toEqual([
      { id: first?.id, balance: '1284.55' },
      { id: second?.id, balance: '312.00' },
    ])
  })

  it('CARD-020 `list` also returns lost cards and disabled cards', async () => {
    const wanted = [
      { provider: 'galileo', status: 'lost' },
      { provider: 'galileo', disabled: true, lockedByUser: true, activationDate: null },
    ]
    const client = await account('shopper', { cards: wanted })
    const [lost, disabled] = await answered(graphqlCardAccounts(clientsOf(client).graphql).list)
    expect(lost?.status).toBe('lost')
    expect([disabled?.disabled, disabled?.lockedByUser, disabled?.activationDate]).toEqual([true, true, null])
  })
})

describe('coin prices', () => {
  it('HOME-034 the price history of each coin covers the last day and has the requested number of points', async () => {
    const client = await account()
    const prices = restPriceHistory(clientsOf(client).rest)
    for (const code of ['BTC', 'BCH', 'ETH', 'XRP'] as const) {
      const points = await answered(prices.of({ code, currency: 'USD', period: '1D', points: 24 }))
      expect(points).toHaveLength(24)
      for (const point of points) expect(point.price).toMatch(/^\d+(\.\d{1,2})?$/)
      const [first, last] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 0]
      expect(last - first).toBe(day)
      expect(Math.abs(Date.now() - last)).toBeLessThan(60_000)
      const loaded = { ...notLoaded, value: points }
      for (const row of pricesView({ BTC: loaded, BCH: loaded, ETH: loaded, XRP: loaded }).rows) {
        expect(row.kind === 'price' ? row.points : []).toHaveLength(24)
      }
    }
  })

  it('HOME-034 GET /rates/history returns times and prices as numbers', async () => {
    const client = await account()
    const { body } = await client.rest('GET', '/rates/history/ETH/USD?period=1D&points=24')
    expect([typeof at(body, 'points', 0, 'time'), typeof at(body, 'points', 0, 'price')]).toEqual(['number', 'number'])
  })

  it('HOME-034 the client accepts a price history that contains a null price', async () => {
    const client = await account()
    const body = {
      points: [
        { time: 1, price: 2.5 },
        { time: 2, price: null },
      ],
    }
    await client.control('POST', 'faults', {
      call: 'GET /rates/history/:code/USD',
      kind: 'status',
      status: 200,
      times: 1,
      body,
    })
    const points = await answered(
      restPriceHistory(clientsOf(client).rest).of({ code: 'XRP', currency: 'USD', period: '1D', points: 24 }),
    )
    expect(points).toEqual([
      { time: 1, price: '2.5' },
      { time: 2, price: null },
    ])
  })

  it('HOME-034 GET /rates/history rejects an unknown coin, an unknown period and too many points', async () => {
    const client = await account()
    const status = async (path: string): Promise<number> => (await client.rest('GET', `/rates/history/${path}`)).status
    expect(await status('NOPE/USD?period=1D&points=24')).toBe(404)
    expect(await status('BTC/USD?period=9Y&points=24')).toBe(400)
    expect(await status('BTC/USD?period=1D&points=1000000')).toBe(400)
  })
})
