import { describe, expect, it } from 'vitest'
import { choices, page, post } from './control-page.ts'
import { account, at, type Client, startSandbox } from './running.ts'

const statuses = async (client: Client): Promise<unknown> => (await client.rest('GET', '/compliance/applications')).body

/** Returns the statuses of the payouts in the recent activity, newest first. */
const payoutStatuses = async (client: Client): Promise<ReadonlyArray<unknown>> => {
  const recentInput = { limit: 100, startDate: '2020-01-01', merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' }
  const items = at((await client.graphql('GetRecentActivity', recentInput)).body, 'data', 'user', 'recentActivity')
  return (Array.isArray(items) ? items : [])
    .filter((item) => at(item, '__typename') === 'Payout')
    .map((item) => at(item, 'status'))
}

describe('control page of a recipient', () => {
  it('CALL-119 RECV-070 the control page sends an invite and shows the email with its working link', async () => {
    const client = await account()
    const sent = await post(client, 'payout-invites', { payor: 'A & "B" <i>', email: client.email, validity: '' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/sandbox'])
    const shown = await page(client)
    expect(shown).toContain('<b>A &amp; &quot;B&quot; &lt;i&gt; wants to pay you</b>')
    const [, token] = /<a href="[^"]*\/id\?accept-invite-payload=([\w-]{43})">/.exec(shown) ?? []
    const { body } = await client.graphql('CanAcceptPayouts', { payload: token })
    expect(at(body, 'data', 'user', 'canAcceptPayouts', 'canAccept')).toBe(true)
  })

  it('CALL-119 A12 an invite link leads to localhost, even if the Host header of the request names another host', async () => {
    const running = await startSandbox({ knowsHost: () => true })
    const client = await account('shopper', {}, running)
    const { server } = running
    const headers = { host: 'evil.example:4280', cookie: client.cookie() ?? '', 'content-type': 'application/json' }
    const payload = JSON.stringify({ payor: 'Lumen Payroll' })
    const sent = await server.app.inject({ method: 'POST', url: '/sandbox/payout-invites', headers, payload })
    const link: unknown = at(sent.json(), 'link')
    expect(link).toMatch(/^http:\/\/localhost:4280\/id\?accept-invite-payload=[\w-]{43}$/)
    const shown = await server.app.inject({ url: '/sandbox', headers })
    expect(shown.body).toContain(`<a href="${String(link)}">`)
    await running.close()
  })

  it('CALL-119 RECV-070 the control page makes no link of a URL in an email if the URL is on another host', async () => {
    const client = await account()
    await post(client, 'payout-invites', { payor: 'https://evil.example/x', email: client.email, validity: 'expired' })
    const shown = await page(client)
    expect(shown).toContain('https://evil.example/x')
    expect(shown).not.toContain('href="https://evil.example')
    const [, token] = /accept-invite-payload=([\w-]{43})"/.exec(shown) ?? []
    const { body } = await client.graphql('CanAcceptPayouts', { payload: token })
    expect(at(body, 'data', 'user', 'canAcceptPayouts', 'reason')).toBe('inviteExpired')
  })

  it('CALL-119 VERIF-053 the control page can create a payout, show why it is held, and approve application and address', async () => {
    const client = await account('recipient')
    await post(client, 'recipient', { status: 'rejected' })
    expect(await statuses(client)).toContainEqual(
      expect.objectContaining({ productName: 'payoutsRecipient', status: 'rejected' }),
    )
    await post(client, 'payouts', { payor: 'Tidewater Studios', amount: '12.50' })
    expect(await page(client)).toMatch(
      /\$12\.50 from Tidewater Studios<\/b><span>waiting for the approval of the recipient</,
    )
    await post(client, 'recipient', { status: 'approved' })
    expect(await page(client)).toMatch(
      /\$12\.50 from Tidewater Studios<\/b><span>waiting for the approval of that address</,
    )
    await post(client, 'addresses')
    const paidOut = await page(client)
    expect(paidOut).not.toContain('<b>$12.50')
    // The payout is pending, so the page offers to confirm it on behalf of the network.
    expect(paidOut).toContain('$12.50 from Tidewater Studios</option>')
    expect(at(await client.control('GET', 'payouts'), 'held')).toEqual([])
  })

  it('CALL-119 the control page trims the email address of an invite and puts it in lower case', async () => {
    const client = await account()
    await post(client, 'payout-invites', { payor: 'Lumen Payroll', email: ' Ada@Example.com ', validity: '' })
    const mails = at(await client.control('GET', 'mails'), 'mails')
    expect(at(mails, 0, 'body')).toMatch(
      /^Lumen Payroll invites ada@example\.com to receive payouts\. Accept within 14 days: http/,
    )
  })

  it('CALL-119 the control page offers every sender, the actions Confirm and Fail for a payout, and valid or expired invites', async () => {
    const client = await account('recipient', { payors: ['Cobalt Research', 'Lumen Payroll'], payouts: 0 })
    await client.control('POST', 'account', { payoutList: [{ status: 'pending' }] })
    const shown = await page(client)
    expect(choices(shown, 'payor')).toEqual([
      ['Cobalt Research', 'Cobalt Research'],
      ['Lumen Payroll', 'Lumen Payroll'],
    ])
    expect(choices(shown, 'move')).toEqual([
      ['confirm', 'Confirm'],
      ['fail', 'Fail'],
    ])
    expect(choices(shown, 'validity')).toEqual([
      ['', 'for 14 days'],
      ['expired', 'expired'],
    ])
  })

  it('CALL-119 the control API creates the requested number of payouts even if the request names no senders', async () => {
    const client = await account('recipient', { payors: ['Cobalt Research'], payouts: 0 })
    await client.control('POST', 'account', { payouts: 2 })
    expect(await payoutStatuses(client)).toHaveLength(2)
  })

  it.each([
    [{ applications: [] }, 'the approval of the recipient'],
    [{ payoutRefusal: 'accountNotAllowed' }, 'the account settings'],
    [{}, 'an address for its sender', 'Cobalt Research'],
    [{}, 'the approval of that address', 'Tidewater Studios'],
    [{ disabledCurrencies: ['BTC', 'ETH', 'USDC'] }, 'an available currency'],
  ])(
    'CALL-119 VERIF-053 for an account with %j, the control page shows that a payout waits for %s',
    async (wish, words, payor = 'Lumen Payroll') => {
      const client = await account('recipient', wish)
      if (words.startsWith('an available')) await post(client, 'addresses')
      await post(client, 'payouts', { payor, amount: '12.50' })
      expect(/from [\w ]+<\/b><span>waiting for ([^<]*)</.exec(await page(client))?.[1]).toBe(words)
    },
  )

  it('CALL-119 a pending payout can be set to confirmed or failed only once; an unknown action or payout is rejected', async () => {
    const client = await account('recipient', {
      payouts: 0,
      payors: ['Lumen Payroll'],
      payoutList: [{ status: 'pending' }],
    })
    const [, id = ''] = /<option value="([^"]+)">\$1500\.00 from Lumen Payroll<\/option>/.exec(await page(client)) ?? []
    expect(id).not.toBe('')
    await expect(client.control('POST', 'payouts/move', { id, move: 'stop' })).rejects.toThrow('Unknown move.')
    await expect(client.control('POST', 'payouts/move', { id: 'x', move: 'fail' })).rejects.toThrow('404')
    const other = await account('recipient')
    await expect(other.control('POST', 'payouts/move', { id, move: 'fail' })).rejects.toThrow('404')
    await post(client, 'payout-moves', { id, move: 'fail' })
    expect(await payoutStatuses(client)).toEqual(['failed'])
    await expect(client.control('POST', 'payouts/move', { id, move: 'confirm' })).rejects.toThrow('404')
  })

  it('CALL-119 VERIF-053 the control page sets a verification status only if it is known; a missing application is created', async () => {
    const client = await account()
    await post(client, 'recipient', { status: 'famous' })
    expect(await statuses(client)).toEqual([])
    await post(client, 'recipient', { status: 'pending' })
    await post(client, 'recipient', { status: 'approved' })
    expect(await statuses(client)).toMatchObject([{ productName: 'payoutsRecipient', status: 'approved' }])
    expect(await page(client)).toContain('<option value="approved" selected>')
  })

  it.each(['payout-invites', 'recipient', 'addresses', 'payouts'])(
    'A1 the form %s of the control page rejects a submission from another site or without a session',
    async (path) => {
      const client = await account()
      const fields = { payor: 'Lumen Payroll', email: client.email, status: 'approved', amount: '1.00' }
      expect((await post(client, path, fields, { origin: 'https://evil.example' })).status).toBe(403)
      expect((await post(client, path, fields, { cookie: '' })).status).toBe(401)
      expect(await statuses(client)).toEqual([])
      expect(at(await client.control('GET', 'mails'), 'mails')).toEqual([])
    },
  )
})
