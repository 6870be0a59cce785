import { type HeadlessOptions, headlessPorts } from '@paydeck/adapters/headless'
import { homeActivityOf, makePaydeck, unreachable, until } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it, vi } from 'vitest'
import { account, at, type Client } from '../sandbox/running.ts'

const pendingApplication = { productName: 'payoutsRecipient', status: 'pending' }
const silent = { warn: () => undefined, error: () => undefined }

/** Opens the app without a browser, for a signed-in user of the sandbox. */
const open = ({ address, fetch }: Pick<Client, 'address' | 'fetch'>, options: Partial<HeadlessOptions> = {}) => {
  const left: Array<string> = []
  const app = makePaydeck((session) =>
    headlessPorts(session, {
      origin: address,
      fetch: (input, init) => fetch(typeof input === 'string' ? input : '', init),
      onLeave: (url) => left.push(url),
      log: silent,
      ...options,
    }),
  )
  return { app, left }
}

describe('an app without a browser', () => {
  it('SESS-001 HOME-001 starts, and shows the cards, the activity and the payments of the user', async () => {
    const { app } = open(await account('cardholder'))
    await app.startup.tasks.initialise()
    expect(app.startup.state.get()).toBe('ready')
    expect(app.homePage.view.get().cards?.cards.map(({ name }) => name)).toEqual(['Everyday', 'Travel'])
    expect(homeActivityOf(app, app.ports).get().length).toBeGreaterThan(2)
    app.paymentList.enter({ list: 'payments', pill: '3m' })
    await until(app.paymentList.state, ({ lists }) => (lists['payments 3m']?.rows.length ?? 0) > 2)
    app.applicationUpdates.finish()
  })

  it('SESS-017 renews its tokens after another program has renewed the session, and repeats the rejected call', async () => {
    const client = await account('cardholder')
    const { app, left } = open(client)
    await app.startup.tasks.initialise()
    const before = app.currentSession.session.get().csrfToken
    const body = new URLSearchParams({ email: client.email, password: client.password })
    expect((await client.fetch('/authenticate/login', { method: 'POST', body })).status).toBe(303)
    await app.cardList.tasks.reload()
    expect([app.cardList.state.get().balanceStatus, left]).toEqual(['success', []])
    expect(app.currentSession.session.get().csrfToken).not.toBe(before)
    app.applicationUpdates.finish()
  })

  it('SESS-002 leaves for the login page if no user is signed in', async () => {
    const { address } = await account('shopper')
    const { app, left } = open({ address, fetch: (path, init) => fetch(new URL(path, address), init) })
    await app.startup.tasks.initialise()
    expect(left).toEqual([expect.stringMatching(/^\/authenticate\/login/)])
  })

  it('after its signal aborts, an app sends no request, and its timers and streams end', async () => {
    const end = new AbortController()
    const client = await account('shopper', { applications: [pendingApplication] })
    const { app } = open(client, { signal: end.signal })
    await app.startup.tasks.initialise()
    const streams = async () => at(await client.control('GET', 'streams'), 'streams')
    await vi.waitFor(async () => expect(await streams()).toHaveLength(1))
    const runs: Array<string> = []
    app.ports.clock.schedule(() => runs.push('before'), 1)
    end.abort()
    app.ports.clock.schedule(() => runs.push('after'), 1)
    expect(await app.ports.cardAccounts.list()).toEqual(E.left(unreachable))
    await vi.waitFor(async () => expect(await streams()).toEqual([]))
    expect(runs).toEqual([])
  })

  it('passes each saved file to `onFile`', async () => {
    const files: Array<string> = []
    const client = await account('cardholder')
    const { app } = open(client, { onFile: ({ name }) => files.push(name) })
    app.ports.files.save({ name: 'codes.txt', text: 'one' })()
    expect(files).toEqual(['codes.txt'])
  })

  it('lacks exactly the parts that need windows, wallets, passkeys, workers, the clipboard or the address search of a browser', async () => {
    const { app } = open(await account('shopper'))
    const lacking = Object.entries(app).flatMap(([name, part]: readonly [string, object]) =>
      'missingPorts' in part ? [[name, part.missingPorts] as const] : [],
    )
    expect(Object.fromEntries(lacking)).toEqual({
      billConnection: ['billWidget'],
      billPayment: ['paymentWindow'],
      cardTopUp: ['paymentWindow'],
      mailingAddress: ['addressSuggestions'],
      palette: ['clipboard'],
      passkeyKeeping: ['passkeyCeremony'],
      statements: ['yearPacks'],
      walletConnection: ['injectedWallet'],
    })
  })
})
