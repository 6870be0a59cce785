import { describe, expect, it } from 'vitest'
import { at, type Client } from '../../sandbox/running.ts'
import {
  automaticToken,
  billsOf,
  searchedAccount,
  exchangeToken,
  noSignal,
  offeredAccounts,
  openAutomaticWindow,
  phone,
  openManualWindow,
  type WindowPage,
} from './window.ts'

const minute = 60_000
const signals = ({ status, event, account: token, error }: WindowPage): ReadonlyArray<unknown> => [
  status,
  event,
  token,
  error,
]
const advance = (client: Client, milliseconds: number) => client.control('POST', 'clock', { advance: milliseconds })

describe('the bill-connection window', () => {
  it('CALL-117 CALL-051 the automatic mode finds accounts by phone number and connects those that the user selects', async () => {
    const { client, window, id, step } = await openAutomaticWindow()
    expect([step.heading, ...signals(step)]).toEqual(['Find your bills', 200, 'open', null, null])
    const found = await window.send({ id, move: 'find', phone })
    expect([found.heading, ...signals(found)]).toEqual(['Choose your bills', 200, 'none', null, null])
    expect(found.text).toMatch(/Northgate Card Services[\s\S]*?ending in \d{4}[\s\S]*?\$[\d,]+\.\d{2}/)
    const [one = '', , other = '', ...rest] = offeredAccounts(found)
    expect(rest).toHaveLength(2)
    const linked = await window.send({ id, move: 'connect', phone, [one]: 'on', [other]: 'on' })
    expect([linked.heading, ...signals(linked)]).toEqual(['2 bills are connected', 200, 'linked', '', null])
    expect((await billsOf(client)).map(([name, , isByHand]) => [name, isByHand])).toEqual([
      ['Northgate Card Services', false],
      ['Cedar Valley Electric', false],
    ])
    // After the connection is complete, its pages post no second signal to the app.
    const again = [await window.get({ id }), await window.send({ id, move: 'connect', phone, [one]: 'on' })]
    expect(again.map(signals)).toEqual([noSignal, noSignal])
    expect(again.map(({ heading }) => heading)).toEqual(["You're all set", "You're all set"])
    // The next window that the user opens offers the accounts that are left.
    const next = await window.open(await automaticToken(client))
    expect(offeredAccounts(await window.send({ id: next.id, move: 'find', phone }))).toEqual([
      'account:pinecrest-home',
      'account:harborline-auto',
      'account:saltmarsh-card',
    ])
    expect((await window.send({ id: next.id, move: 'connect', phone, [one]: 'on' })).status).toBe(422)
  })

  it('CALL-117 BILL-106 a new window offers bills that need to be reconnected, but no bill that is already connected', async () => {
    const { client, window, id } = await openAutomaticWindow()
    const found = offeredAccounts(await window.send({ id, move: 'find', phone }))
    await window.send({ id, move: 'connect', phone, [found[0] ?? '']: 'on', [found[1] ?? '']: 'on' })
    const listed = await client.control('GET', 'bills')
    await client.control('POST', 'bills/state', { id: at(listed, 'bills', 0, 'id'), state: 'reconnect' })
    const next = await window.open(await automaticToken(client))
    const again = await window.send({ id: next.id, move: 'find', phone })
    expect(offeredAccounts(again)).toEqual([found[0], ...found.slice(2)])
    await window.send({ id: next.id, move: 'connect', phone, [found[0] ?? '']: 'on' })
    expect(await billsOf(client)).toHaveLength(2)
    expect(at(await client.control('GET', 'bills'), 'bills', 0, 'needsReconnect')).toBe(false)
  })

  it('CALL-117 CALL-049 CALL-050 in the manual mode, the bill is created only once, when the app exchanges the account token', async () => {
    const { client, window, id, step, before } = await openManualWindow()
    expect([step.heading, ...signals(step)]).toEqual(['Search for a biller', 200, 'open', null, null])
    const found = await window.get({ id, step: 'search', q: 'WATER' })
    expect(signals(found)).toEqual([200, 'none', null, null])
    expect([...found.text.matchAll(/<a class="choice".*?<b>([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Quillan Water District',
    ])
    expect((await window.get({ id, step: 'search', q: 'water', biller: 'quillan-water' })).heading).toBe('Your account')
    const linked = await window.send({ id, ...searchedAccount })
    expect([linked.heading, linked.event]).toEqual(['We found your account', 'linked'])
    expect(linked.account).toMatch(/^[\w-]{43}$/)
    // Linking an account in the window creates no bill. The provider creates the bill when the app exchanges the account
    // token.
    expect(await billsOf(client)).toEqual(before)
    const early = await window.get({ id })
    expect([early.heading, ...signals(early)]).toEqual(['We found your account', ...noSignal])
    expect(early.text).toContain('press Continue there and search for it again.')
    expect(await exchangeToken(client, linked.account ?? '')).toBe('success')
    expect(await exchangeToken(client, linked.account ?? '')).not.toBe('success')
    expect(await billsOf(client)).toEqual([...before, ['Quillan Water District', '5678', true]])
    const again = [await window.send({ id, ...searchedAccount }), await window.get({ id })]
    expect(again.map((page) => [page.heading, ...signals(page)])).toEqual([
      ["You're all set", ...noSignal],
      ["You're all set", ...noSignal],
    ])
  })

  it('CALL-117 no bill is connected if a connection step fails, or if the user leaves the window', async () => {
    const { client, window, id } = await openAutomaticWindow()
    for (const [fail, text] of [
      ['phone', "We couldn't verify your phone number. No bills were connected. Try again."],
      ['accounts', "We couldn't load your accounts. No bills were connected. Try again."],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop -- in order
      expect(signals(await window.send({ id, move: 'connect', phone, fail }))).toEqual([200, 'error', null, text])
    }
    expect(signals(await window.get({ id, step: 'again' }))).toEqual([200, 'open', null, null])
    expect(signals(await window.get({ id, step: 'start' }))).toEqual([200, 'none', null, null])
    const left = await window.send({ id, move: 'leave' })
    expect([left.heading, ...signals(left)]).toEqual(['You left before finishing', 200, 'exit', null, null])
    const late = await window.send({ id, move: 'connect', phone, 'account:northgate-card': 'on' })
    expect([late.heading, ...signals(late)]).toEqual(['You left before finishing', 200, 'none', null, null])
    expect([late.text.includes('No bills were connected.'), await billsOf(client)]).toEqual([true, []])
    const manual = await openManualWindow()
    for (const fail of ['search', 'details']) {
      // eslint-disable-next-line no-await-in-loop -- in order
      const page = await manual.window.send({ id: manual.id, ...searchedAccount, fail })
      expect([page.event, page.error]).toEqual(['error', expect.stringContaining('No bills were connected.')])
    }
    expect(signals(await manual.window.send({ id: manual.id, move: 'leave' }))).toEqual([200, 'exit', null, null])
    expect((await manual.window.get({ id: manual.id })).heading).toBe('You left before finishing')
    expect(await billsOf(manual.client)).toEqual(manual.before)
  })

  it('CALL-117 an invalid phone number, a number without accounts, and a failing biller each get a different response', async () => {
    const { window, id } = await openAutomaticWindow()
    for (const wrong of ['', '12345', '503555014', '+49 30 5550142', '1035550142', '5035550142 x7']) {
      // eslint-disable-next-line no-await-in-loop -- in order
      const page = await window.send({ id, move: 'find', phone: wrong })
      expect([page.status, page.event, page.text], wrong).toEqual([
        422,
        'none',
        expect.stringContaining('Enter a ten-digit US number'),
      ])
    }
    expect((await window.send({ id, move: 'find', phone: '+1 503.555.0142' })).heading).toBe('Choose your bills')
    const none = await window.send({ id, move: 'find', phone: '503 555 0000' })
    expect([none.status, none.event, none.text]).toEqual([
      422,
      'none',
      expect.stringContaining('find any accounts for this number'),
    ])
    expect((await window.send({ id, move: 'find', phone: '503 555 9999' })).event).toBe('error')
    expect(
      (await window.send({ id, move: 'connect', phone: '503 555 9999', 'account:northgate-card': 'on' })).event,
    ).toBe('error')
  })

  it('CALL-117 the window rejects invalid account details, and says why', async () => {
    const { client, window, id, before } = await openManualWindow()
    for (const [number, postcode, why] of [
      ['12', '97205', 'Enter the account number from your bill'],
      ['12345678x', '97205', 'Enter the account number from your bill'],
      ['"><b>12345', '97205', 'Enter the account number from your bill'],
      ['40001234', '9720', 'Enter a five-digit ZIP code'],
      ['40001234', 'SW1A 1AA', 'Enter a five-digit ZIP code'],
      ['40000000', '97205-1234', 'find an account with this number'],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop -- in order
      const page = await window.send({ id, ...searchedAccount, number, postcode })
      expect([page.status, page.event, page.account], number).toEqual([422, 'none', null])
      expect(page.text).toContain(why)
      expect(page.text).not.toContain('<b>12345')
    }
    expect(await billsOf(client)).toEqual(before)
  })
})

describe('tokens of the bill-connection window', () => {
  const used = 'This connection link was already used. Press Continue to get a new one.'

  it('CALL-117 a token opens only one window, even if ten concurrent requests use it', async () => {
    const { client, window } = await openAutomaticWindow()
    const token = await automaticToken(client)
    const answers = await Promise.all(Array.from({ length: 10 }, () => window.post({ token })))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(9)
    expect(signals(await window.send({ token }))).toEqual([410, 'error', null, used])
  })

  it('CALL-117 a token expires after 10 minutes, a window after 30 minutes; the user then has to press "Continue"', async () => {
    const { client, window, id } = await openAutomaticWindow()
    const [early, late] = [await automaticToken(client), await automaticToken(client)]
    await advance(client, 10 * minute - 30_000)
    expect((await window.open(early)).step.event).toBe('open')
    await advance(client, 31_000)
    const over = 'This connection timed out. Press Continue to start again.'
    expect(signals(await window.send({ token: late }))).toEqual([410, 'error', null, over])
    await advance(client, 20 * minute)
    expect(signals(await window.get({ id }))).toEqual([410, 'error', null, over])
    const sent = await window.send({ id, move: 'connect', phone, 'account:northgate-card': 'on' })
    expect([signals(sent), await billsOf(client)]).toEqual([[410, 'error', null, over], []])
  })

  it('CALL-117 A2 only the owner of a token or window can use it; attempts by another user do not invalidate it', async () => {
    const [owner, other] = [await openAutomaticWindow(), await openAutomaticWindow()]
    const token = await automaticToken(owner.client)
    const unknown = "We don't recognize this connection link. Press Continue to get a new one."
    for (const fields of [
      { token },
      { token: 'x' },
      { token: 'x'.repeat(5_000) },
      { id: owner.id, move: 'leave' },
      { id: owner.id, move: 'connect', phone, 'account:northgate-card': 'on' },
      { id: '', move: 'leave' },
    ]) {
      // eslint-disable-next-line no-await-in-loop -- in order
      expect(signals(await other.window.send(fields))).toEqual([410, 'error', null, unknown])
    }
    expect(signals(await other.window.get({ id: owner.id }))).toEqual([410, 'error', null, unknown])
    expect((await owner.window.open(token)).step.event).toBe('open')
    expect((await owner.window.get({ id: owner.id })).event).toBe('open')
    expect([await billsOf(owner.client), await billsOf(other.client)]).toEqual([[], []])
  })

  it('CALL-117 the window rejects requests that come from another site, have a JSON body, or have no session', async () => {
    const { client, window, id } = await openAutomaticWindow()
    const token = await automaticToken(client)
    const foreign = await window.post({ token }, { 'sec-fetch-site': 'cross-site' })
    const json = await window.post({ token }, { 'content-type': 'application/json' })
    expect([foreign.status, json.status]).toEqual([403, 415])
    const body = new URLSearchParams({ token }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const signedOut = await fetch(new URL('/bill-connection', client.address), { method: 'POST', headers, body })
    const text = (await signedOut.text()).replaceAll('&#39;', "'")
    expect([signedOut.status, text]).toEqual([
      401,
      expect.stringContaining("You're signed out. Sign in again, then press Continue."),
    ])
    expect(text).toContain('data-event="error"')
    expect((await fetch(new URL(`/bill-connection?id=${id}`, client.address))).status).toBe(401)
    expect((await window.open(token)).step.event).toBe('open')
  })
})
