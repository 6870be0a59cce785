import { describe, expect, it } from 'vitest'
import { at, type Client } from '../../sandbox/running.ts'
import {
  automatic,
  billsOf,
  byHand,
  exchanged,
  nothing,
  offered,
  opened,
  phone,
  searching,
  type Seen,
} from './window.ts'

const minute = 60_000
const told = ({ status, event, account: token, error }: Seen): ReadonlyArray<unknown> => [status, event, token, error]
const pass = (client: Client, milliseconds: number) => client.control('POST', 'clock', { advance: milliseconds })

describe('the window that connects bills', () => {
  it('CALL-117 CALL-051 in the automatic mode finds accounts by a telephone number, and links those that are picked', async () => {
    const { client, window, id, step } = await opened()
    expect([step.heading, ...told(step)]).toEqual(['Find your bills', 200, 'open', null, null])
    const found = await window.send({ id, move: 'find', phone })
    expect([found.heading, ...told(found)]).toEqual(['Choose your bills', 200, 'none', null, null])
    expect(found.text).toMatch(/Northgate Card Services[\s\S]*?ending in \d{4}[\s\S]*?\$[\d,]+\.\d{2}/)
    const [one = '', , other = '', ...rest] = offered(found)
    expect(rest).toHaveLength(2)
    const linked = await window.send({ id, move: 'connect', phone, [one]: 'on', [other]: 'on' })
    expect([linked.heading, ...told(linked)]).toEqual(['2 bills are connected', 200, 'linked', '', null])
    expect((await billsOf(client)).map(([name, , isByHand]) => [name, isByHand])).toEqual([
      ['Northgate Card Services', false],
      ['Cedar Valley Electric', false],
    ])
    // What was gone through is not told again, by whichever of its pages.
    const again = [await window.look({ id }), await window.send({ id, move: 'connect', phone, [one]: 'on' })]
    expect(again.map(told)).toEqual([nothing, nothing])
    expect(again.map(({ heading }) => heading)).toEqual(["You're all set", "You're all set"])
    // The next time the rest is offered.
    const next = await window.open(await automatic(client))
    expect(offered(await window.send({ id: next.id, move: 'find', phone }))).toEqual([
      'account:pinecrest-home',
      'account:harborline-auto',
      'account:saltmarsh-card',
    ])
    expect((await window.send({ id: next.id, move: 'connect', phone, [one]: 'on' })).status).toBe(422)
  })

  it('CALL-117 BILL-106 a bill that asks to be reconnected is offered again, and one that is connected is not', async () => {
    const { client, window, id } = await opened()
    const found = offered(await window.send({ id, move: 'find', phone }))
    await window.send({ id, move: 'connect', phone, [found[0] ?? '']: 'on', [found[1] ?? '']: 'on' })
    const listed = await client.control('GET', 'bills')
    await client.control('POST', 'bills/state', { id: at(listed, 'bills', 0, 'id'), state: 'reconnect' })
    const next = await window.open(await automatic(client))
    const again = await window.send({ id: next.id, move: 'find', phone })
    expect(offered(again)).toEqual([found[0], ...found.slice(2)])
    await window.send({ id: next.id, move: 'connect', phone, [found[0] ?? '']: 'on' })
    expect(await billsOf(client)).toHaveLength(2)
    expect(at(await client.control('GET', 'bills'), 'bills', 0, 'needsReconnect')).toBe(false)
  })

  it('CALL-117 CALL-049 CALL-050 in the manual mode links with a token, which makes the bill once', async () => {
    const { client, window, id, step, before } = await searching()
    expect([step.heading, ...told(step)]).toEqual(['Search for a biller', 200, 'open', null, null])
    const found = await window.look({ id, step: 'search', q: 'WATER' })
    expect(told(found)).toEqual([200, 'none', null, null])
    expect([...found.text.matchAll(/<a class="choice".*?<b>([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Quillan Water District',
    ])
    expect((await window.look({ id, step: 'search', q: 'water', biller: 'quillan-water' })).heading).toBe(
      'Your account',
    )
    const linked = await window.send({ id, ...byHand })
    expect([linked.heading, linked.event]).toEqual(['We found your account', 'linked'])
    expect(linked.account).toMatch(/^[\w-]{43}$/)
    // Until the token is exchanged there is no bill; then there is one.
    expect(await billsOf(client)).toEqual(before)
    const early = await window.look({ id })
    expect([early.heading, ...told(early)]).toEqual(['We found your account', ...nothing])
    expect(early.text).toContain('press Continue there and search for it again.')
    expect(await exchanged(client, linked.account ?? '')).toBe('success')
    expect(await exchanged(client, linked.account ?? '')).not.toBe('success')
    expect(await billsOf(client)).toEqual([...before, ['Quillan Water District', '5678', true]])
    const again = [await window.send({ id, ...byHand }), await window.look({ id })]
    expect(again.map((seen) => [seen.heading, ...told(seen)])).toEqual([
      ["You're all set", ...nothing],
      ["You're all set", ...nothing],
    ])
  })

  it('CALL-117 every step can fail, be tried again, and be left; nothing is connected then', async () => {
    const { client, window, id } = await opened()
    for (const [fail, text] of [
      ['phone', "We couldn't verify your phone number. No bills were connected. Try again."],
      ['accounts', "We couldn't load your accounts. No bills were connected. Try again."],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop -- one step after the other
      expect(told(await window.send({ id, move: 'connect', phone, fail }))).toEqual([200, 'error', null, text])
    }
    expect(told(await window.look({ id, step: 'again' }))).toEqual([200, 'open', null, null])
    expect(told(await window.look({ id, step: 'start' }))).toEqual([200, 'none', null, null])
    const left = await window.send({ id, move: 'leave' })
    expect([left.heading, ...told(left)]).toEqual(['You left before finishing', 200, 'exit', null, null])
    const late = await window.send({ id, move: 'connect', phone, 'account:northgate-card': 'on' })
    expect([late.heading, ...told(late)]).toEqual(['You left before finishing', 200, 'none', null, null])
    expect([late.text.includes('No bills were connected.'), await billsOf(client)]).toEqual([true, []])
    const hand = await searching()
    for (const fail of ['search', 'details']) {
      // eslint-disable-next-line no-await-in-loop -- one step after the other
      const seen = await hand.window.send({ id: hand.id, ...byHand, fail })
      expect([seen.event, seen.error]).toEqual(['error', expect.stringContaining('No bills were connected.')])
    }
    expect(told(await hand.window.send({ id: hand.id, move: 'leave' }))).toEqual([200, 'exit', null, null])
    expect((await hand.window.look({ id: hand.id })).heading).toBe('You left before finishing')
    expect(await billsOf(hand.client)).toEqual(hand.before)
  })

  it('CALL-117 a number without accounts, and one that the billers are not asked for, are told apart', async () => {
    const { window, id } = await opened()
    for (const wrong of ['', '12345', '503555014', '+49 30 5550142', '1035550142', '5035550142 x7']) {
      // eslint-disable-next-line no-await-in-loop -- one after the other
      const seen = await window.send({ id, move: 'find', phone: wrong })
      expect([seen.status, seen.event, seen.text], wrong).toEqual([
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

  it('CALL-117 says what is wrong with an account that is named by hand, and takes none of it', async () => {
    const { client, window, id, before } = await searching()
    for (const [number, postcode, why] of [
      ['12', '97205', 'Enter the account number from your bill'],
      ['12345678x', '97205', 'Enter the account number from your bill'],
      ['"><b>12345', '97205', 'Enter the account number from your bill'],
      ['40001234', '9720', 'Enter a five-digit ZIP code'],
      ['40001234', 'SW1A 1AA', 'Enter a five-digit ZIP code'],
      ['40000000', '97205-1234', 'find an account with this number'],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop -- one after the other
      const seen = await window.send({ id, ...byHand, number, postcode })
      expect([seen.status, seen.event, seen.account], number).toEqual([422, 'none', null])
      expect(seen.text).toContain(why)
      expect(seen.text).not.toContain('<b>12345')
    }
    expect(await billsOf(client)).toEqual(before)
  })
})

describe('a token of the window', () => {
  const used = 'This connection link was already used. Press Continue to get a new one.'

  it('CALL-117 opens one window, however many ask at once', async () => {
    const { client, window } = await opened()
    const token = await automatic(client)
    const answers = await Promise.all(Array.from({ length: 10 }, () => window.post({ token })))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(9)
    expect(told(await window.send({ token }))).toEqual([410, 'error', null, used])
  })

  it('CALL-117 is over after ten minutes, and the window after thirty: each says what to do', async () => {
    const { client, window, id } = await opened()
    const [early, late] = [await automatic(client), await automatic(client)]
    await pass(client, 10 * minute - 30_000)
    expect((await window.open(early)).step.event).toBe('open')
    await pass(client, 31_000)
    const over = 'This connection timed out. Press Continue to start again.'
    expect(told(await window.send({ token: late }))).toEqual([410, 'error', null, over])
    await pass(client, 20 * minute)
    expect(told(await window.look({ id }))).toEqual([410, 'error', null, over])
    const sent = await window.send({ id, move: 'connect', phone, 'account:northgate-card': 'on' })
    expect([told(sent), await billsOf(client)]).toEqual([[410, 'error', null, over], []])
  })

  it('CALL-117 A2 is nothing in the hands of another user, nor is a window, and both stay good', async () => {
    const [owner, other] = [await opened(), await opened()]
    const token = await automatic(owner.client)
    const unknown = "We don't recognize this connection link. Press Continue to get a new one."
    for (const fields of [
      { token },
      { token: 'x' },
      { token: 'x'.repeat(5_000) },
      { id: owner.id, move: 'leave' },
      { id: owner.id, move: 'connect', phone, 'account:northgate-card': 'on' },
      { id: '', move: 'leave' },
    ]) {
      // eslint-disable-next-line no-await-in-loop -- one after the other
      expect(told(await other.window.send(fields))).toEqual([410, 'error', null, unknown])
    }
    expect(told(await other.window.look({ id: owner.id }))).toEqual([410, 'error', null, unknown])
    expect((await owner.window.open(token)).step.event).toBe('open')
    expect((await owner.window.look({ id: owner.id })).event).toBe('open')
    expect([await billsOf(owner.client), await billsOf(other.client)]).toEqual([[], []])
  })

  it('CALL-117 is kept from who is signed out, and from another site', async () => {
    const { client, window, id } = await opened()
    const token = await automatic(client)
    const foreign = await window.post({ token }, { 'sec-fetch-site': 'cross-site' })
    const json = await window.post({ token }, { 'content-type': 'application/json' })
    expect([foreign.status, json.status]).toEqual([403, 415])
    const body = new URLSearchParams({ token }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const out = await fetch(new URL('/bill-connection', client.address), { method: 'POST', headers, body })
    const text = (await out.text()).replaceAll('&#39;', "'")
    expect([out.status, text]).toEqual([
      401,
      expect.stringContaining("You're signed out. Sign in again, then press Continue."),
    ])
    expect(text).toContain('data-event="error"')
    expect((await fetch(new URL(`/bill-connection?id=${id}`, client.address))).status).toBe(401)
    expect((await window.open(token)).step.event).toBe('open')
  })
})
