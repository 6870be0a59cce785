import { restMerchantAccounts } from '@paydeck/adapters/rest/profile/upgrade'
import { restSessions } from '@paydeck/adapters/rest/session/current-session'
import type { MerchantAccounts } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account, at, type Client, sandbox } from '../../sandbox/running.ts'

type Input = Parameters<MerchantAccounts['upgrade']>[0]

let used = 0
/** Returns a new, unused response of the fake captcha. */
const solved = (): string => `sandbox-captcha-${crypto.randomUUID()}`

const input = (change: Partial<Input> = {}): Input => ({
  merchantName: `Lumen Books ${(used += 1)}`,
  merchantCustomerType: 'company',
  affiliateOid: null,
  captchaResponse: solved(),
  ...change,
})

const upgrade = (client: Client, given: Input) => restMerchantAccounts(clientsOf(client).rest).upgrade(given)()
const access = async (client: Client) => (await answered(restSessions(clientsOf(client).rest).current)).accessTypes

const rows = async (client: Client) =>
  (await sandbox()).server.environment.queries
    .selectFrom('merchants')
    .select(['name', 'customerType', 'affiliateOid'])
    .where('userId', '=', client.userId)
    .execute()

describe('business upgrade', () => {
  it('CALL-087 PROF-037 PROF-038 the upgrade call sends five fields; the session then has merchant access', async () => {
    const client = await account('cardholder')
    const given = input({ affiliateOid: 'friend-7' })
    expect(await upgrade(client, given)).toEqual(E.right(undefined))
    const calls = at(await client.control('GET', 'calls'), 'calls')
    expect(Array.isArray(calls) ? at(calls.at(-1), 'input') : null).toEqual({
      merchantName: given.merchantName,
      merchantCustomerType: 'company',
      affiliateOid: 'friend-7',
      gCaptchaResponse: given.captchaResponse,
      captchaType: 'invisible',
    })
    expect(await access(client)).toEqual(['visaCard', 'galileo', 'merchant'])
    expect(await rows(client)).toEqual([
      { name: given.merchantName, customerType: 'company', affiliateOid: 'friend-7' },
    ])
  })

  it('PROF-039 if there is no referrer, the upgrade call sends no affiliateOid', async () => {
    const client = await account()
    await upgrade(client, input())
    const calls = at(await client.control('GET', 'calls'), 'calls')
    expect(Object.keys((Array.isArray(calls) ? at(calls.at(-1), 'input') : null) as object)).not.toContain(
      'affiliateOid',
    )
    expect((await rows(client))[0]?.affiliateOid).toBeNull()
  })

  it('F4 PROF-071 an account gets only one business, even if upgrades are repeated or concurrent', async () => {
    const client = await account()
    const given = input()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => upgrade(client, { ...given, captchaResponse: solved() })),
    )
    expect(answers.every(E.isRight)).toBe(true)
    expect(await rows(client)).toHaveLength(1)
    expect(await upgrade(client, { ...given, captchaResponse: solved(), merchantName: 'Another' })).toMatchObject(
      E.left({ status: 409 }),
    )
    expect(await access(client)).toEqual(['merchant'])
  })

  it.each([
    ['no name', { merchantName: '  ' }],
    ['a name of 101 characters', { merchantName: 'x'.repeat(101) }],
    ['a name with a change of direction', { merchantName: 'Lumen \u202ESkoob' }],
    ['a name of invisible characters', { merchantName: '\u200B\u2060' }],
    ['an empty captcha response', { captchaResponse: '' }],
    ['an invalid captcha response', { captchaResponse: 'sandbox-captcha-yes' }],
  ])('an upgrade with %s is rejected and changes nothing', async (_, change) => {
    const client = await account()
    expect(await upgrade(client, input(change))).toMatchObject(E.left({ status: 422 }))
    expect([await rows(client), await access(client)]).toEqual([[], []])
  })

  it('a captcha response is accepted only once, even if another user sends it again', async () => {
    const [one, other] = await Promise.all([account(), account()])
    const captchaResponse = solved()
    expect(E.isRight(await upgrade(one, input({ captchaResponse })))).toBe(true)
    expect(await upgrade(other, input({ captchaResponse }))).toMatchObject(E.left({ status: 422 }))
    expect(await access(other)).toEqual([])
  })
})

const statusOf = (answer: Awaited<ReturnType<typeof upgrade>>): number =>
  E.isLeft(answer) && answer.left._tag === 'Rejected' ? answer.left.status : 200

describe('limit for wrong captcha responses', () => {
  it('A11 after five wrong captcha responses in a minute, even a correct response is rejected with a retry time', async () => {
    const client = await account()
    const wrong = await Promise.all(
      Array.from({ length: 6 }, () => upgrade(client, input({ captchaResponse: 'wrong' }))),
    )
    expect(wrong.map(statusOf).toSorted((one, next) => one - next)).toEqual([422, 422, 422, 422, 422, 429])
    const message = expect.stringMatching(/^Too many attempts\. Try again in \d+ seconds?\.$/) as unknown
    expect(await upgrade(client, input())).toMatchObject(
      E.left({ status: 429, message, retryAfter: expect.any(Number) as unknown }),
    )
    expect(await access(client)).toEqual([])
    await client.control('POST', 'clock', { advance: 60_000 })
    expect(await upgrade(client, input())).toEqual(E.right(undefined))
  })

  it('A11 a captcha response that was already used counts as wrong', async () => {
    const [one, other] = await Promise.all([account(), account()])
    const captchaResponse = solved()
    await upgrade(one, input({ captchaResponse }))
    const statuses: Array<number> = []
    for (let tried = 0; tried < 6; tried += 1) {
      statuses.push(statusOf(await upgrade(other, input({ captchaResponse }))))
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })
})

describe('page "finish sign-up"', () => {
  it('PROF-042 ROUTE-060 "finish sign-up" asks for name and kind of the business, and sends a user without a session to login', async () => {
    const client = await account()
    const response = await client.fetch('/authenticate/finish-signup')
    const text = await response.text()
    expect(text).toContain('name="merchantName"')
    expect(text).toContain('name="merchantCustomerType"')
    const { address } = await sandbox()
    const open = await fetch(`${address}/authenticate/finish-signup?firstName=Ada`, { redirect: 'manual' })
    expect([open.status, open.headers.get('location')]).toEqual([
      302,
      `/authenticate/login?redirect=${encodeURIComponent('/authenticate/finish-signup?firstName=Ada')}`,
    ])
  })

  it('X6 the page "finish sign-up" ignores a name in the query string if the name has hidden characters', async () => {
    const query = new URLSearchParams({ firstName: 'Ada', lastName: 'Nor\u202Esir' })
    const text = await (await (await account()).fetch(`/authenticate/finish-signup?${query}`)).text()
    expect([text.includes('value="Ada"'), text.includes('lastName')]).toEqual([true, false])
  })

  it('for a merchant, the page "finish sign-up" shows a link to the dashboard instead of the form', async () => {
    const text = await (await (await account('merchant')).fetch('/authenticate/finish-signup')).text()
    expect(text).not.toContain('<form')
    expect(text).toContain('href="/dashboard"')
  })
})
