import { type Fault, malformed, rejected, unauthorized, unreachable } from '@paydeck/core'
import type { MemoryProvider } from '@paydeck/core/memory'
import { settle } from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { providerAt } from './provider.ts'

const list = ({ ports }: MemoryProvider) => ports.cardAccounts.list()
const faultOf = (answer: E.Either<Fault, unknown>): string | null => (E.isLeft(answer) ? answer.left._tag : null)

it('failCalls makes the next n calls of a method fail; calls of other methods succeed', async () => {
  const provider = providerAt()
  provider.failCalls('cardAccounts.list', malformed('cards'), 2)
  const answers = [await list(provider), await list(provider), await list(provider)]
  expect(answers.map(faultOf)).toEqual(['Malformed', 'Malformed', null])
  expect(faultOf(await provider.ports.cardAccounts.balances())).toBe(null)
  expect(provider.callCount('cardAccounts.list')).toBe(3)
})

it('if failCalls gets no number, every call of a method fails until restoreCalls is called', async () => {
  const provider = providerAt()
  provider.failCalls('cardAccounts.list', rejected(503))
  expect([faultOf(await list(provider)), faultOf(await list(provider))]).toEqual(['Rejected', 'Rejected'])
  provider.restoreCalls('cardAccounts.list')
  expect(faultOf(await list(provider))).toBe(null)
})

it('a failed write changes nothing in the memory provider; a write whose response is lost still takes effect', async () => {
  const { ports, account, failCalls, loseResponses } = providerAt()
  const locked = () => account.get().cards[0]?.lockedByUser
  const lock = ports.cardChanges.lock({ cardId: 'card-0', value: true })
  failCalls('cardChanges.lock', unreachable, 1)
  expect([faultOf(await lock()), locked()]).toEqual(['Unreachable', false])
  loseResponses('cardChanges.lock', 1)
  expect([faultOf(await lock()), locked()]).toEqual(['Unreachable', true])
  expect(faultOf(await lock())).toBe(null)
})

it('failCalls also makes calls to the browser fail, such as a write to the clipboard', async () => {
  const { ports, failCalls, effects } = providerAt()
  failCalls('clipboard.write', unreachable, 1)
  failCalls('passkeyCeremony.create', { _tag: 'Cancelled' }, 1)
  expect(faultOf(await ports.clipboard.write('text')())).toBe('Unreachable')
  expect(faultOf(await ports.services.captcha('key')())).toBe(null)
  await ports.clipboard.write('again')()
  expect(effects.copied).toEqual(['again'])
})

it('setLatency delays all calls to the provider, or the calls of one method; it never delays calls to the browser', async () => {
  const { ports, setLatency, clock } = providerAt()
  const ended: Array<string> = []
  const ask = (name: string, task: TE.TaskEither<Fault, unknown>) => void task().then(() => ended.push(name))
  setLatency(300)
  setLatency(100, 'cardAccounts.balances')
  ask('list', ports.cardAccounts.list)
  ask('balances', ports.cardAccounts.balances)
  ask('copy', ports.clipboard.write('text'))
  await settle()
  expect(ended).toEqual(['copy'])
  await clock.advance(100)
  expect(ended).toEqual(['copy', 'balances'])
  await clock.advance(200)
  expect(ended).toEqual(['copy', 'balances', 'list'])
})

describe('offline memory provider', () => {
  it('if the connection is lost after a call was sent, the call fails', async () => {
    const provider = providerAt()
    provider.setLatency(100)
    const sent = list(provider)
    provider.setOnline(false)
    await provider.clock.advance(100)
    expect(faultOf(await sent)).toBe('Unreachable')
    expect(provider.ports.device.isOnline.get()).toBe(false)
  })

  it('`lostReads.take` returns each slice whose last read got no response, and returns it only once', async () => {
    const { ports, setOnline } = providerAt()
    setOnline(false)
    await ports.cardAccounts.list()
    await ports.paymentLists.currencies()
    await ports.cardActivities.settled({ cardId: 'card-0', startDate: 0, endDate: 1, page: 1, pageSize: 1 })()
    setOnline(true)
    expect([ports.lostReads.take(), ports.lostReads.take()]).toEqual([
      ['cardList', 'statements', 'cardActivity', 'cardSpending', 'timeline'],
      [],
    ])
    setOnline(false)
    await ports.cardAccounts.list()
    setOnline(true)
    await ports.cardAccounts.list()
    expect(ports.lostReads.take()).toEqual([])
  })

  it('event streams are interrupted while the device is offline, and reconnect when it is online again', () => {
    const { ports, setOnline, streams } = providerAt()
    const signals: Array<string> = []
    const listening = ports.applicationStreams.open('application-0').subscribe((signal) => void signals.push(signal))
    setOnline(false)
    streams.changeApplication('application-0', { status: 'rejected' })
    setOnline(true)
    streams.changeApplication('application-1', { status: 'rejected' })
    streams.signal('application-0', 'event')
    streams.signal('application-0', 'closed')
    expect(signals).toEqual(['open', 'error', 'open', 'event', 'closed'])
    expect([listening.closed, streams.openStreams()]).toEqual([true, 0])
  })
})

describe('session of the memory provider', () => {
  it('the call that loads cards requires a session; the calls that load the session and the country do not', async () => {
    const { ports, effects } = providerAt(undefined, { isSignedIn: false })
    expect(faultOf(await ports.sessions.current())).toBe(null)
    expect(faultOf(await ports.sessionContext.country())).toBe(null)
    expect(effects.left).toEqual([])
    expect(faultOf(await ports.cardAccounts.list())).toBe('Unauthorized')
    expect(effects.left).toEqual(['/authenticate/login?redirect=%2Fid%2Fhome'])
  })

  it('a call renews an outdated session; if the renewal fails, the call returns the fault of the renewal', async () => {
    const { ports, account, callCount } = providerAt(undefined, { renew: TE.left(unauthorized) })
    account.update((now) => ({ ...now, session: { ...now.session, number: now.session.number + 1 } }))
    expect(faultOf(await ports.cardAccounts.list())).toBe('Unauthorized')
    expect(callCount('cardAccounts.list')).toBe(1)
  })

  it('if the session is still outdated after the renewal, the call fails with status 403', async () => {
    const { ports, account } = providerAt(undefined, { renew: TE.right(undefined) })
    account.update((now) => ({ ...now, session: { ...now.session, number: now.session.number + 1 } }))
    expect(await ports.cardAccounts.list()).toMatchObject({ left: { _tag: 'Rejected', status: 403 } })
  })
})

it('a window that is reserved for the next invoice stays reserved if an earlier invoice is shown again', () => {
  const { ports, payment } = providerAt()
  ports.paymentWindow.show('i1').subscribe().unsubscribe()
  ports.paymentWindow.reserve()
  ports.paymentWindow.show('i1').subscribe().unsubscribe()
  expect(payment.reserved()).toBe(1)
  ports.paymentWindow.show('i2').subscribe().unsubscribe()
  expect([payment.reserved(), payment.shown()]).toEqual([0, ['i1', 'i1', 'i2']])
})
