import { finishSignupAddress } from '@paydeck/core/profile'
import { entryAddress, inAppPath, loginAddress, startQuery, unauthenticatedEntry } from '@paydeck/core/routes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const query = (entries: Record<string, string> = {}): ReadonlyMap<string, string> => new Map(Object.entries(entries))

describe('redirect of a visitor without a session', () => {
  it('ROUTE-050 ROUTE-052 for an invite, the redirect has the destination "payoutInvite", and the return URL keeps the invite', () => {
    expect(unauthenticatedEntry('/id/home', query({ 'accept-invite-payload': 'tok+1' }))).toEqual({
      kind: 'invite-login',
      returnAddress: '/id?accept-invite-payload=tok%2B1',
      destination: 'payoutInvite',
    })
  })

  it.each([
    ['/id', 'home', '/id/home'],
    ['/id/card/7', 'path-login', '/id/card/7?accept-invite-payload='],
  ])(
    'ROUTE-050 RECV-105 if the invite token is empty, the redirect from %s has no invite destination',
    (path, kind, returnAddress) => {
      const carried = query({ 'accept-invite-payload': '', email: 'ada@example.com' })
      expect(unauthenticatedEntry(path, carried)).toEqual({ kind, returnAddress, destination: null })
    },
  )

  it('ROUTE-051 ROUTE-067 the redirect keeps the email address in the return URL if and only if there is an invite', () => {
    const email = 'ada@example.com'
    expect(unauthenticatedEntry('/id', query({ email, 'accept-invite-payload': 'a' })).returnAddress).toBe(
      '/id?accept-invite-payload=a&email=ada%40example.com',
    )
    expect(unauthenticatedEntry('/id/card/7', query({ email })).returnAddress).toBe('/id/card/7')
  })

  it('ROUTE-054 the redirect keeps the requested path in the return URL', () => {
    expect(unauthenticatedEntry('/id/bill-pay/pay', query())).toEqual({
      kind: 'path-login',
      returnAddress: '/id/bill-pay/pay',
      destination: null,
    })
    const deep = unauthenticatedEntry('/id/verification/get-started', query({ apply: 'payoutsRecipient' }))
    expect(deep.returnAddress).toBe('/id/verification/get-started?apply=payoutsRecipient')
  })

  it('ROUTE-054 ROUTE-055 the redirect removes the trailing slash of the requested path from the return URL', () => {
    expect(unauthenticatedEntry('/id/card/7/', query()).returnAddress).toBe('/id/card/7')
  })

  it.each(['/id', '/id/', '/', '', '/x'])(
    'ROUTE-055 the visitor returns to the home page after the login if the requested path is %j',
    (path) => {
      expect(unauthenticatedEntry(path, query())).toEqual({
        kind: 'home',
        returnAddress: '/id/home',
        destination: null,
      })
    },
  )

  it('the URL of the login page contains the return URL and the destination, percent-encoded', () => {
    expect(loginAddress('/id/home')).toBe('/authenticate/login?redirect=%2Fid%2Fhome')
    expect(entryAddress(unauthenticatedEntry('/id', query({ 'accept-invite-payload': 'a&b' })))).toBe(
      '/authenticate/login?redirect=%2Fid%3Faccept-invite-payload%3Da%2526b&destination=payoutInvite',
    )
  })
})

describe('return URL after the login', () => {
  it.each([
    '//evil.example',
    'https://evil.example/id/',
    '/id/../../evil',
    '/id/%2e%2e/x',
    '/id\\evil',
    '/idle',
    '/id/\t/x',
  ])('ROUTE-056 X8 the return URL is the home page if the requested path is %j', (path) => {
    expect(unauthenticatedEntry(path, query()).returnAddress).toBe('/id/home')
  })
})

it.each(['/id/a..', '/id/..b', '/id/a%2e%2E/c', '/id/...', '/id/.well-known'])(
  'ROUTE-056 the return URL is the requested path %j, whose dots lead to no parent folder',
  (path) => {
    expect(unauthenticatedEntry(path, query()).returnAddress).toBe(path)
  },
)

describe('helpers for URLs', () => {
  it('ROUTE-060 ROUTE-061 finishSignupAddress contains the first and the last name only if they are known', () => {
    expect(finishSignupAddress(null, null)).toBe('/authenticate/finish-signup')
    expect(finishSignupAddress('', 'Lovelace')).toBe('/authenticate/finish-signup?lastName=Lovelace')
    expect(finishSignupAddress('Ada', '')).toBe('/authenticate/finish-signup?firstName=Ada')
    expect(finishSignupAddress('Ada & Co', 'Lovelace')).toBe(
      '/authenticate/finish-signup?firstName=Ada%20%26%20Co&lastName=Lovelace',
    )
  })

  it('inAppPath removes the base path from a path', () => {
    expect(inAppPath('/id/home')).toBe('/home')
    expect(inAppPath('/id')).toBe('/')
    expect(inAppPath('/id/')).toBe('/')
    expect(inAppPath('/identity')).toBe('/')
  })
})

describe('query string at the start of the app', () => {
  it('ROUTE-063 the parameter "oid" is read as the referral id, which is null if the parameter is empty or missing', () => {
    expect(startQuery(query({ oid: 'abc' })).oid).toBe('abc')
    expect(startQuery(query({ oid: '' })).oid).toBeNull()
    expect(startQuery(query()).oid).toBeNull()
  })

  it('ROUTE-066 ROUTE-067 the invite token and the email address come from the query string; a missing value is null', () => {
    expect(startQuery(query({ 'accept-invite-payload': 'tok', email: 'ada@example.com' }))).toMatchObject({
      invite: 'tok',
      email: 'ada@example.com',
    })
    expect(startQuery(query())).toMatchObject({ invite: null, email: null })
  })

  it('RECV-105 ROUTE-066 an empty invite token is read as null', () => {
    expect(startQuery(query({ 'accept-invite-payload': '' })).invite).toBeNull()
  })

  it('ROUTE-068 ROUTE-069 the experiment is enabled if and only if the parameter "secret" is "bpa"', () => {
    expect(startQuery(query({ secret: 'bpa' })).idExperiment).toBe(true)
    fc.assert(
      fc.property(fc.string(), (secret) => startQuery(query({ secret })).idExperiment === (secret === 'bpa')),
      { examples: [[''], ['BPA'], ['bpa '], ['true']] },
    )
    expect(startQuery(query()).idExperiment).toBe(false)
  })

  it('SHELL-015 wallet mode is enabled if and only if the parameter "isWallet" is "true"', () => {
    const asks = (entries: Record<string, string>) => startQuery(query(entries)).isWallet
    expect([{ isWallet: 'true' }, { isWallet: 'TRUE' }, { isWallet: '' }, { iswallet: 'true' }, {}].map(asks)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('ROUTE-070 hidden currencies are shown if the query string contains "hidden-currencies", with any value', () => {
    expect(startQuery(query({ 'hidden-currencies': '' })).hiddenCurrencies).toBe(true)
    expect(startQuery(query({ 'hidden-currencies': 'false' })).hiddenCurrencies).toBe(true)
    expect(startQuery(query({ hidden: 'true' })).hiddenCurrencies).toBe(false)
  })
})
