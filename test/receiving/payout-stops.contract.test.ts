import { runInNewContext } from 'node:vm'
import { originOfLinks } from '@paydeck/sandbox/kernel/hosts'
import { describe, expect, it, vi } from 'vitest'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { makeJar } from '../sandbox/running.ts'
import { cobalt, day, everyday, lumen, minute, payoutHelpers, savings } from './money.ts'
import { type Recipient, recipient } from './recipient.ts'

const timedSandbox = sandboxInTime()
const { settledRecipient, sendCode, add, remove, payOut, heldPayouts, mails, history } = payoutHelpers(timedSandbox)

/** Creates a recipient, and moves the sender 'Lumen Payroll' from the profile 'Savings' to the profile 'Everyday'. */
const recipientAfterMove = async (): Promise<Recipient> => {
  const one = await settledRecipient()
  await sendCode(one)
  expect([await remove(one, lumen, savings), await add(one, lumen, everyday)]).toEqual([undefined, undefined])
  return one
}

/**
 * Returns functions that open the page linked in the newest email, and that submit the forms of this page. These functions
 * need no session.
 */
const stopPage = async (one: Recipient) => {
  const [mail] = await mails(one)
  const [, address = 'none', token = ''] = /(http\S*\/stop-payout-change)#([\w-]{43})\n/.exec(mail?.body ?? '') ?? []
  const { fetch } = makeJar(timedSandbox.running.address)
  const send = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(fields).toString()
    return fetch('/stop-payout-change', { method: 'POST', headers: { ...type, ...headers }, body })
  }
  return {
    address,
    token,
    open: async (query = '') => (await fetch(`${address}${query}`)).text(),
    enter: async (text: string) => {
      const answer = await send({ token: text })
      return { status: answer.status, text: await answer.text() }
    },
    look: async () => (await send({ token })).text(),
    status: async () => (await send({ token })).status,
    press: async (headers: Readonly<Record<string, string>> = {}, given = token) => {
      const answer = await send({ token: given, press: 'stop' }, headers)
      return { status: answer.status, to: answer.headers.get('location') }
    },
  }
}

const stop = (one: Recipient, id: string) => one.client.rest('POST', '/auth/security-history/stop', { id })

describe('stop link in the email about a payout change', () => {
  it('A12 RECV-110 the stop link works only once, and needs no sign-in; the sender’s payouts remain held after the stop', async () => {
    const one = await recipientAfterMove()
    expect(await payOut(one)).toBe('approval')
    const page = await stopPage(one)
    expect(await page.look()).toContain('Payments from Lumen Payroll were directed to')
    // Opening the page must not stop the change, since the mail scanners of email providers open every link.
    expect(await one.payorNames()).toEqual([[], ['Lumen Payroll', 'Tidewater Studios']])
    expect(await page.press()).toEqual({ status: 303, to: '/stop-payout-change?stopped=yes' })
    expect(await one.payorNames()).toEqual([[], ['Tidewater Studios']])
    expect(await page.press()).toEqual({ status: 404, to: null })
    expect(await page.status()).toBe(404)
    expect((await mails(one)).map(({ subject }) => subject)).toEqual([
      'A payout change was stopped',
      'A sender was moved to another address',
      'A sender was removed from an address',
    ])
    expect((await history(one))[0]).toMatchObject({ kind: 'payout-change-stopped', canStop: false })
    timedSandbox.advance(2 * day)
    expect(await heldPayouts(one)).toEqual(['profile'])
  })

  it('A12 the stop page accepts the pasted stop link, its fragment or the code alone, and shows an error for any other text', async () => {
    const page = await stopPage(await recipientAfterMove())
    const link = `${page.address}#${page.token}`
    const right = [page.token, `#${page.token}`, link, ` ${link}\n`, `${link.slice(0, 60)} ${link.slice(60)}`]
    for (const { status, text } of await Promise.all(right.map(page.enter))) {
      expect([status, text]).toEqual([200, expect.stringContaining('Payments from Lumen Payroll were directed to')])
      expect(text).toContain(`name="token" value="${page.token}"`)
    }
    expect(Number(/maxlength="(\d+)"/.exec(await page.open())?.[1])).toBeGreaterThan(link.length + 253)
    for (const { status, text } of await Promise.all([page.address, page.token.slice(1), `${link}.`].map(page.enter))) {
      expect([status, text]).toEqual([
        422,
        expect.stringContaining('>This code doesn&#39;t match the one in the email. Check it and try again.<'),
      ])
      expect(text).toMatch(/>Code from the email<input [^>]*aria-invalid="true" autofocus>/)
      expect(text).not.toContain('Nothing to stop')
    }
  })

  it('A12 every page that the stop link leads to includes the script for stop links', async () => {
    const page = await stopPage(await recipientAfterMove())
    const texts = [
      await page.open(),
      await page.look(),
      (await page.enter('x')).text,
      (await page.enter('A'.repeat(43))).text,
      await (await makeJar(timedSandbox.running.address).fetch('/stop-payout-change?stopped=yes')).text(),
    ]
    expect(texts.map((text) => /<h1>(.*)<\/h1>/.exec(text)?.[1])).toEqual([
      'Stop a change',
      'Stop this change?',
      'Stop a change',
      'Nothing to stop',
      'Stopped',
    ])
    for (const text of texts) expect(text).toContain('src="/stand-ins/stop-change.js"')
  })

  it('A12 stopping a change removes the sender from the new profile, and deletes the wallet if the change had created it', async () => {
    const one = await settledRecipient()
    const walletId = await one.createSpareWallet()
    const page = await stopPage(one)
    await sendCode(one)
    expect(await remove(one, lumen, savings)).toBeUndefined()
    const put = await one.client.graphql('AddPayorToWallet', { payorId: one.payorIds[lumen], walletId })
    expect(put.status).toBe(200)
    expect(await one.payorNames()).toEqual([[], ['Tidewater Studios'], ['Lumen Payroll']])
    expect((await page.press()).status).toBe(303)
    expect(await one.payorNames()).toEqual([[], ['Tidewater Studios']])
    expect((await one.wallets()).map(({ id }) => id)).toEqual(one.walletIds)
  })

  it('A12 A2 stopping a change is rejected if the token is wrong, the request comes from another site, or a day has passed', async () => {
    const one = await recipientAfterMove()
    const page = await stopPage(one)
    for (const [token, status] of [
      ['', 422],
      ['x', 422],
      ['A'.repeat(43), 404],
      ['x'.repeat(9000), 422],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      expect((await page.press({}, token)).status, token.slice(0, 9)).toBe(status)
    }
    expect((await page.press({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    timedSandbox.advance(day)
    expect((await page.press()).status).toBe(404)
    expect(await page.status()).toBe(404)
  })

  it('A12 RECV-110 the stop link is valid for exactly one day, measured with the account’s simulated clock', async () => {
    const one = await recipientAfterMove()
    const page = await stopPage(one)
    await one.client.control('POST', 'clock', { advance: day - 1 })
    expect(await page.status()).toBe(200)
    await one.client.control('POST', 'clock', { advance: 1 })
    expect(await page.status()).toBe(404)
  })
})

describe('URL of the stop link', () => {
  it('A12 the stop link has the configured origin or, if there is none, a local origin, but never that of the Host header', async () => {
    expect(originOfLinks('https://pay.example', 'http://127.0.0.1:4280')).toBe('https://pay.example')
    expect(originOfLinks(null, 'http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080')
    expect(originOfLinks(null, 'http://app.localhost')).toBe('http://app.localhost')
    expect(originOfLinks(null, 'http://203.0.113.7:4280')).toBe('http://localhost:4280')
    expect(originOfLinks(null, 'http://evil.example')).toBe('http://localhost')
    const one = await recipientAfterMove()
    const { address } = await stopPage(one)
    expect(address).toBe(`${timedSandbox.running.address}/stop-payout-change`)
  })

  it('A12 X1 the stop page ignores a token in the query string, and does not contain this token', async () => {
    const { open, token } = await stopPage(await recipientAfterMove())
    expect(token).toHaveLength(43)
    expect(await open(`?token=${token}`)).toBe(await open())
    expect(await open()).not.toContain(token)
  })

  it('A12 X1 the stop link has its token in the fragment; a script of the page submits the token with a form', async () => {
    const script = await (await fetch(`${timedSandbox.running.address}/stand-ins/stop-change.js`)).text()
    const pathname = '/stop-payout-change'
    /**
     * Opens the page with this URL fragment. Returns mocks of the form submission and of `replaceState`, and a function that
     * follows another link.
     */
    const open = (hash: string) => {
      const [sent, replaceState] = [vi.fn(), vi.fn()]
      const location = { hash, pathname }
      const createElement = () => {
        const fields: Array<unknown> = []
        const element = {
          append: (field: unknown) => void fields.push(field),
          submit: () => void sent({ ...element }, fields),
        }
        return element
      }
      const listeners = new Map<string, () => void>()
      runInNewContext(script, {
        location,
        history: { replaceState },
        document: { createElement, body: { append: () => undefined } },
        addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
      })
      const follow = (next: string): void => {
        location.hash = next
        listeners.get('hashchange')?.()
      }
      return { sent, replaceState, follow }
    }
    const sends = (token: string) => [
      expect.objectContaining({ method: 'post', action: pathname }) as unknown,
      [expect.objectContaining({ type: 'hidden', name: 'token', value: token }) as unknown],
    ]
    expect(open('').sent).not.toHaveBeenCalled()
    const { sent, replaceState } = open('#token-of-the-mail')
    expect(sent.mock.calls).toEqual([sends('token-of-the-mail')])
    expect(replaceState.mock.calls).toEqual([[null, '', pathname]])
    // If the user follows another link in the same tab, only the fragment changes, so the browser does not reload the page.
    const later = open('')
    later.follow('#token-of-another')
    expect(later.sent.mock.calls).toEqual([sends('token-of-another')])
    expect(later.replaceState.mock.calls).toEqual([[null, '', pathname]])
  })
})

describe('stopping a payout change in the security history', () => {
  it('A12 RECV-110 stopping a payout change needs only the id of the event and no two-factor code', async () => {
    const one = await recipientAfterMove()
    timedSandbox.advance(10 * minute)
    const [event] = await history(one)
    expect(event).toMatchObject({ kind: 'sender-moved', canStop: true })
    expect((await stop(one, event?.id ?? '')).status).toBe(200)
    expect(await one.payorNames()).toEqual([[], ['Tidewater Studios']])
    // Requests to stop the same change again, or to stop an unknown event, succeed without an effect.
    expect((await stop(one, event?.id ?? '')).status).toBe(200)
    expect((await stop(one, '0')).status).toBe(200)
    expect((await stop(one, 'x')).status).toBe(200)
    expect((await history(one)).filter(({ kind }) => kind === 'payout-change-stopped')).toHaveLength(1)
    const fields = { user: one.client.userId }
    const logged = timedSandbox.running.logged.filter((line) => line.fields['user'] === fields.user)
    expect(logged.filter(({ message }) => message.includes('stopped'))).toEqual([
      { fields, message: 'payout change stopped' },
    ])
    // Moving the sender back to the old address needs no approval. It needs a code, because no code was entered for the
    // stop.
    expect(await add(one, lumen, savings)).toBe('Enter a two-factor code first.')
    expect(await sendCode(one)).toBe(200)
    expect(await add(one, lumen, savings)).toBeUndefined()
    expect(await payOut(one)).toBeNull()
  })

  it('A12 stopping a payout change after a day is rejected, with a message about what the user can do instead', async () => {
    const one = await recipientAfterMove()
    const [event] = await history(one)
    const { queries } = timedSandbox.running.server.environment
    const since = timedSandbox.now() - day
    await queries.updateTable('profilePayors').set({ since }).where('eventId', 'is not', null).execute()
    expect(await stop(one, event?.id ?? '')).toMatchObject({
      status: 409,
      body: { error: "We can't stop this change anymore. Move the sender back yourself." },
    })
    expect(await one.payorNames()).toEqual([[], ['Lumen Payroll', 'Tidewater Studios']])
    await one.createSpareWallet()
    const [added] = await history(one)
    await queries.updateTable('wallets').set({ addressSince: since }).where('eventId', 'is not', null).execute()
    expect(await stop(one, added?.id ?? '')).toMatchObject({
      status: 409,
      body: { error: "We can't stop this change anymore. Change or remove the address yourself." },
    })
    expect(await one.wallets()).toHaveLength(3)
    // After the sender has been removed from the profile, there is nothing left to stop.
    await sendCode(one)
    expect(await remove(one, lumen, everyday)).toBeUndefined()
    expect((await stop(one, event?.id ?? '')).status).toBe(200)
  })

  it('A2 A12 stopping a payout change of another user has no effect', async () => {
    const [one, other] = [await recipientAfterMove(), await recipient({}, timedSandbox.running)]
    const [event] = await history(one)
    expect((await stop(other, event?.id ?? '')).status).toBe(200)
    expect(await one.payorNames()).toEqual([[], ['Lumen Payroll', 'Tidewater Studios']])
  })

  it('A12 the user can also stop the first acceptance of a sender', async () => {
    const one = await settledRecipient()
    expect(await add(one, cobalt, savings)).toBeUndefined()
    const [event] = await history(one)
    expect(event).toMatchObject({ kind: 'sender-accepted', canStop: true })
    await stop(one, event?.id ?? '')
    expect(await one.payorNames()).toEqual([['Lumen Payroll'], ['Tidewater Studios']])
  })
})
