import { appConfiguration } from '@paydeck/sandbox/configuration'
import { makeProxy } from '@paydeck/sandbox/http/provider-proxy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, at, clientOf, makeJar, sandbox } from './running.ts'
import { applicationIds, follow, setStatus } from './streams.ts'

let front: string
let proxy: ReturnType<typeof makeProxy>
let gone: ReturnType<typeof makeProxy>

beforeAll(async () => {
  const { address } = await sandbox()
  const options = { configuration: appConfiguration({}), uiDirectory: '/nowhere', publicOrigin: null }
  proxy = makeProxy({ ...options, provider: address })
  front = await proxy.listen({ host: '127.0.0.1', port: 0 })
  gone = makeProxy({ ...options, provider: 'http://127.0.0.1:1' })
})

afterAll(async () => {
  await proxy.close()
  await gone.close()
})

describe('in front of a real provider', () => {
  it('CALL-003 hands calls on with their cookie, and the provider’s answers back', async () => {
    const { email, password, userId } = await account('cardholder')
    const jar = makeJar(front)
    const entered = await jar.fetch('/authenticate/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: front },
      body: new URLSearchParams({ email, password, redirect: '/id/card' }).toString(),
    })
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/id/card'])
    const client = await clientOf(front, jar, { email, password, userId })
    const cards = await client.graphql('GetDebitCards')
    expect(at(cards.body, 'data', 'user', 'debitCards')).toHaveLength(2)
    expect((await client.rest('GET', '/rates/history/BTC/USD?period=1D&points=24')).status).toBe(200)
  })

  it('CALL-099 CALL-100 hands event streams on as they come, and lets go of the provider’s when nobody reads on', async () => {
    const direct = await account('shopper', { applications: [{ productName: 'payoutsRecipient', status: 'pending' }] })
    const [id = ''] = await applicationIds(direct)
    const stream = await follow(direct, id, { address: front })
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no')
    await stream.holds('\n\n', 1000)
    await setStatus(direct, 'approved', 'payoutsRecipient')
    await stream.holds('event: applicationUpdated', 1000)
    const last = /^id: (\S+)\nevent/m.exec(stream.text())?.[1] ?? ''
    stream.close()
    await expect.poll(() => direct.control('GET', 'streams')).toEqual({ streams: [] })
    const again = await follow(direct, id, { address: front, headers: { 'last-event-id': last } })
    await again.holds(`id: ${last}\n\n`)
    await direct.control('POST', 'streams', { move: 'drop' })
    await again.ended
    expect((await follow(direct, id, { address: front, csrf: 'wrong' })).response.status).toBe(403)
  })

  it('CALL-115 serves the app itself, and does not hand on what is no call', async () => {
    expect((await fetch(`${front}/id/home`)).headers.get('content-type')).toContain('text/html')
    expect((await fetch(`${front}/sandbox`)).status).toBe(404)
    expect((await fetch(`${front}/sandbox/accounts`, { method: 'POST', body: '{}' })).status).toBe(404)
  })

  it('F5 says so when the provider cannot be reached', async () => {
    const answer = await gone.inject({ method: 'GET', url: '/auth/session' })
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toEqual({ error: 'The provider cannot be reached at this time. Try again later.' })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })
})
