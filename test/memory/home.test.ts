import { homeActivityOf, makePaydeck, rejected, retryLostReads, unreachable } from '@paydeck/core'
import { type Persona, personas } from '@paydeck/core/memory'
import { decimalText, zero } from '@paydeck/core/money'
import { settle } from '@paydeck/core/testing'
import { expect, it } from 'vitest'
import { answered, providerAt } from './provider.ts'

const opened = async (persona: Persona = personas.cardholder, options: Parameters<typeof providerAt>[1] = {}) => {
  const provider = providerAt(persona, options)
  const app = makePaydeck(provider.ports)
  app.startup.initialise()
  await settle()
  return { ...provider, app }
}

it('the app starts with the memory provider, and home shows the account’s cards, balance and activity', async () => {
  const { app, ports, effects } = await opened()
  expect(app.startup.state.get()).toBe('ready')
  expect(app.homePage.view.get()).toMatchObject({
    balance: { amount: { whole: '$1,596', cents: '.55' } },
    cards: { failure: null, cards: [{ name: 'Everyday' }, { name: 'Travel' }] },
  })
  expect(homeActivityOf(app, ports).get()[0]).toMatchObject({
    title: 'Glasshouse Coffee',
    status: { text: 'Confirming' },
  })
  expect(effects.log).toEqual([])
})

it('if no user is signed in, the app redirects to the login page', async () => {
  const { app, effects } = await opened(personas.cardholder, { isSignedIn: false })
  expect(app.startup.state.get()).toBe('leaving')
  expect(effects.left).toEqual([expect.stringContaining('/authenticate/login')])
})

it('if the session request fails, the app fails to start; the next attempt to start the app succeeds', async () => {
  const provider = providerAt(personas.cardholder)
  provider.failCalls('sessions.current', unreachable, 1)
  const app = makePaydeck(provider.ports)
  app.startup.initialise()
  await settle()
  expect(app.startup.state.get()).toBe('failed')
  app.startup.initialise()
  await settle()
  expect(app.startup.state.get()).toBe('ready')
})

it('the payment list shows the account’s payments and, after a bill is paid, the new payment', async () => {
  const { app, ports, payInvoice, clock } = await opened(personas.verified)
  app.paymentList.enter({ list: 'payments', pill: '3m' })
  await settle()
  const rows = () => app.paymentList.state.get().lists['payments 3m']?.rows.map((item) => item.merchantName)
  expect(rows()?.slice(0, 3)).toEqual(['Glasshouse Coffee', 'Northbank Books', 'Meridian Outfitters'])
  const items = [{ accountId: 'bill-0', amount: decimalText('35.00') ?? zero, currency: 'USD' }]
  payInvoice(await answered(ports.billInvoices.create({ items, ipAddress: null, key: 'one-of-the-test' })))
  app.paymentList.refresh()
  await clock.advance(2000)
  expect(rows()?.[0]).toBe('Bill payment')
})

it('if a card lock fails, a dialog shows the provider’s message, and the next attempt locks the card', async () => {
  const { app, ports, failCalls } = await opened()
  const isOn = () => app.cardSettings.view.get().cards[0]?.lock?.isOn
  failCalls('cardChanges.lock', rejected(503, 'Busy at the moment.'), 1)
  app.cardSettings.toggleLock('card-0')
  await settle()
  expect([isOn(), app.shell.modal.get()]).toEqual([false, expect.objectContaining({ text: 'Busy at the moment.' })])
  app.cardSettings.toggleLock('card-0')
  await settle()
  expect(isOn()).toBe(true)
  expect((await answered(ports.cardAccounts.list)).map((card) => card.lockedByUser)).toEqual([true, false])
})

it('`retryLostReads` repeats a read that was lost while offline, but repeats it only once', async () => {
  const { app, ports, setOnline, callCount } = await opened()
  setOnline(false)
  expect(app.connection.view.get()?.tone).toBe('wait')
  await app.cardList.tasks.reload()
  expect(app.cardList.state.get().balanceStatus).toBe('error')
  setOnline(true)
  const before = callCount('cardAccounts.balances')
  retryLostReads(ports.lostReads, (name) => app[name])
  await settle()
  expect([app.cardList.state.get().balanceStatus, callCount('cardAccounts.balances')]).toEqual(['success', before + 1])
  retryLostReads(ports.lostReads, (name) => app[name])
  await settle()
  expect(callCount('cardAccounts.balances')).toBe(before + 1)
})

it('a card is shown as locked as soon as the simulated latency of the lock call has passed, and not before', async () => {
  const { app, setLatency, clock } = await opened()
  setLatency(500, 'cardChanges.lock')
  app.cardSettings.toggleLock('card-0')
  const lock = () => app.cardSettings.view.get().cards[0]?.lock
  await clock.advance(499)
  expect(lock()).toMatchObject({ isOn: false, status: 'loading' })
  await clock.advance(1)
  expect(lock()).toMatchObject({ isOn: true, status: 'success' })
})

it('when the event stream of a verification application sends an event, the application’s status is updated', async () => {
  const { app, streams, clock } = await opened(personas.abroad)
  const status = () => app.applications.state.get().applications?.[0]?.status
  expect([status(), streams.openStreams()]).toEqual(['pending', 1])
  streams.changeApplication('application-0', { status: 'approved', collectionStatus: null })
  await clock.advance(5000)
  expect(status()).toBe('approved')
})

it('`signOut` ends the session and makes the browser leave the app', async () => {
  const { app, effects, account } = await opened()
  app.currentSession.signOut()
  await settle()
  expect([account.get().session.isSignedIn, effects.left.length]).toEqual([false, 1])
})

it('if a call shows that the session has ended, the app redirects to the login page with a return URL', async () => {
  const { app, effects, account } = await opened()
  account.update((now) => ({ ...now, session: { ...now.session, isSignedIn: false } }))
  await app.cardList.tasks.reload()
  expect(effects.left).toEqual(['/authenticate/login?redirect=%2Fid%2Fhome'])
})
