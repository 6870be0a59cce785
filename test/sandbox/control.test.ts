import { startConfiguration } from '@paydeck/sandbox/configuration'
import { personas } from '@paydeck/sandbox/seed/personas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, at, type Running, startSandbox } from './running.ts'

const recent = { limit: 100, startDate: '2020-01-01', merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' } as const

describe('accounts created by the control API', () => {
  it.each(personas.map(({ name }) => [name]))(
    'CALL-119 a new account has the cards and payments of its persona: %s',
    async (name) => {
      const persona = personas.find((one) => one.name === name)
      const client = await account(name, name === 'heavy' ? { payments: 3 } : {})
      const { body } = await client.graphql('GetDebitCards')
      expect(at(body, 'data', 'user', 'debitCards')).toHaveLength(persona?.cards.length ?? -1)
      const activity = await client.graphql('GetRecentActivity', recent)
      const items = at(activity.body, 'data', 'user', 'recentActivity')
      expect(Array.isArray(items) && items.length > 0).toBe((persona?.payments ?? 0) > 0)
    },
  )

  it('CALL-042 the recent activity of a new account contains its payments', async () => {
    const client = await account('verified')
    const startDate = new Date(Date.now() - 80 * 86_400_000).toISOString()
    const { body } = await client.graphql('GetRecentActivity', { ...recent, limit: 5, startDate })
    expect(at(body, 'data', 'user', 'recentActivity')).toHaveLength(5)
  })

  it('CALL-119 a new account has the requested user data, cards and payments, which can be changed later', async () => {
    const client = await account('shopper', {
      firstName: 'Ada',
      country: null,
      cards: [
        { provider: 'galileo', status: 'lost' },
        { provider: 'firstView', nickname: 'Travel', balance: '0.00', lockedByUser: true },
      ],
      invoices: [
        { status: 'paid', merchantName: 'Newest', price: '18.40', minutesAgo: 1 },
        { status: 'invalid', exceptionStatus: 'declined' },
      ],
      applications: [{ productName: 'individualShopperTier1', status: 'rejected', collectionStatus: 'failed' }],
      payors: ['Lumen Payroll'],
      passkeys: 2,
    })
    const cards = at((await client.graphql('GetDebitCards')).body, 'data', 'user', 'debitCards')
    expect([at(cards, 0, 'status'), at(cards, 1, 'nickname'), at(cards, 1, 'lockedByUser')]).toEqual([
      'lost',
      'Travel',
      true,
    ])
    const activity = at((await client.graphql('GetRecentActivity', recent)).body, 'data', 'user', 'recentActivity')
    expect([at(activity, 0, 'merchantName'), at(activity, 0, 'price'), at(activity, 1, 'exceptionStatus')]).toEqual([
      'Newest',
      '18.40',
      'declined',
    ])
    expect(at((await client.graphql('GetPasskeyCredentials')).body, 'data', 'user', 'passkeyCredentials')).toHaveLength(
      2,
    )
    await client.control('POST', 'account', { country: 'US', cards: [], payments: 0, passkeys: 0 })
    expect((await client.rest('GET', '/wallet-card/location')).body).toEqual({ country: 'US' })
    expect(at((await client.graphql('GetDebitCards')).body, 'data', 'user', 'debitCards')).toEqual([])
  })

  it('A2 a change to one account has no effect on another account', async () => {
    const [one, other] = await Promise.all([account(), account()])
    await one.control('POST', 'faults', { call: 'GET /id/language', kind: 'status', status: 503 })
    await one.control('POST', 'clock', { advance: 86_400_000 })
    await one.control('POST', 'account', { country: 'FR' })
    expect((await other.rest('GET', '/id/language')).status).toBe(200)
    expect((await other.rest('GET', '/wallet-card/location')).body).toEqual({ country: 'US' })
  })
})

describe('simulated faults of calls', () => {
  it('F5 a simulated fault makes a call fail the given number of times; then the call succeeds', async () => {
    const client = await account()
    await client.control('POST', 'faults', {
      call: 'GET /id/language',
      kind: 'status',
      status: 429,
      retryAfter: 7,
      times: 2,
    })
    const get = () => client.fetch('/id/language', { headers: { 'x-csrf-token': client.csrf } })
    const first = await get()
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '7'])
    expect((await get()).status).toBe(429)
    expect((await get()).status).toBe(200)
  })

  it('F5 a simulated fault can make a call return garbage, drop its connection, never respond, or respond late', async () => {
    const client = await account()
    const call = 'START_GET_BASIC_INFO'
    await client.control('POST', 'faults', {
      faults: [
        { call, kind: 'garbage' },
        { call, kind: 'drop' },
        { call, kind: 'hang', delayMs: 150 },
      ],
    })
    const { status, body } = await client.graphql(call).catch(() => ({ status: 0, body: null }))
    expect([status, body]).toEqual([0, null])
    await expect(client.graphql(call)).rejects.toThrow()
    const started = performance.now()
    expect((await client.graphql(call)).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(140)
    await client.control('POST', 'faults', { call: 'GET /id/language', kind: 'hang' })
    await expect(
      client.fetch('/id/language', { headers: { 'x-csrf-token': client.csrf }, signal: AbortSignal.timeout(200) }),
    ).rejects.toThrow()
  })

  it('F5 the control API can list and remove simulated faults', async () => {
    const client = await account()
    await client.control('POST', 'faults', { call: 'GET /id/language', kind: 'status', times: 3 })
    expect(await client.control('GET', 'faults')).toEqual({
      faults: [{ call: 'GET /id/language', kind: 'status', times: 3 }],
    })
    await client.control('DELETE', 'faults')
    expect(await client.control('GET', 'faults')).toEqual({ faults: [] })
  })
})

describe('record of calls', () => {
  it('CALL-004 CALL-007 the record of a call contains the kind of its token, and whether the call had a CSRF value', async () => {
    const client = await account()
    await client.control('DELETE', 'calls')
    await client.rest('GET', '/id/language')
    await client.graphql('START_GET_BASIC_INFO')
    await client.graphql('START_GET_BASIC_INFO')
    const calls = at(await client.control('GET', 'calls'), 'calls')
    expect(
      [0, 1, 2].map((index) => [at(calls, index, 'name'), at(calls, index, 'csrf'), at(calls, index, 'token')]),
    ).toEqual([
      ['GET /id/language', true, 'none'],
      ['START_GET_BASIC_INFO', true, 'user'],
      ['START_GET_BASIC_INFO', true, 'user'],
    ])
  })
})

describe('payments in a request to the control API', () => {
  it.each([
    ['a price that is not a number', { price: 'abc' }, '400'],
    ['an exchange rate in scientific notation', { exchangeRate: '1e5' }, '400'],
    ['a fee with a currency sign', { bills: [{ merchantName: 'Cedar', convenienceFee: '$1' }] }, '400'],
    ['a fractional amount of smallest units', { amount: '1.5' }, '422'],
    ['an age that is too large', { minutesAgo: 1e300 }, '422'],
  ])('the control API rejects a payment with %s', async (_what, invoice, status) => {
    const client = await account()
    await expect(client.control('POST', 'account', { invoices: [invoice] })).rejects.toThrow(status)
  })

  it('the age of a payment may be a fraction of a minute', async () => {
    const client = await account()
    await client.control('POST', 'account', { invoices: [{ minutesAgo: 0.123_456 }] })
    expect(at(await client.control('GET', 'payments'), 'payments', 0, 'status')).toBe('complete')
  })
})

describe('sandbox without a control page', () => {
  let running: Running
  beforeAll(async () => {
    running = await startSandbox({ isControlled: false, hasOwnDatabase: true })
  })
  afterAll(() => running.close())

  it('CALL-119 without a control page, the sandbox has no control API or demo accounts, and shows no two-factor code', async () => {
    const json = { 'content-type': 'application/json' }
    expect((await fetch(`${running.address}/sandbox`)).status).toBe(404)
    expect(
      (await fetch(`${running.address}/sandbox/accounts`, { method: 'POST', headers: json, body: '{}' })).status,
    ).toBe(404)
    const page = await (await fetch(`${running.address}/authenticate/login`)).text()
    expect(page).not.toContain('cardholder@example.com')
    const form = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'persona=cardholder',
    }
    const entered = await fetch(`${running.address}/authenticate/login`, { ...form, redirect: 'manual' })
    expect(entered.status).toBe(422)
    const { queries } = running.server.environment
    await queries.updateTable('users').set({ email: 'known@example.com' }).where('persona', '=', 'recipient').execute()
    const response = await fetch(`${running.address}/authenticate/login`, {
      ...form,
      body: new URLSearchParams({ email: 'known@example.com', password: 'correct horse battery staple' }).toString(),
    })
    const code = await response.text()
    expect(code).toContain('autocomplete="one-time-code"')
    expect(code).not.toContain('class="code"')
  })

  it('CALL-119 in production, the sandbox has no control page unless SANDBOX_CONTROL=on', () => {
    expect(startConfiguration({ NODE_ENV: 'production' }).isControlled).toBe(false)
    expect(startConfiguration({ NODE_ENV: 'production', SANDBOX_CONTROL: 'on' }).isControlled).toBe(true)
    expect(startConfiguration({}).isControlled).toBe(true)
  })
})
