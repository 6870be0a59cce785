import { type Connection, connectionView, makeConnection, makeStores, moneyHold } from '@paydeck/core'
import { type FakeClock, fakeClock } from '@paydeck/core/testing'
import { beforeEach, describe, expect, it } from 'vitest'

/** 13:04 in UTC, which is 9:04 AM in New York. */
const start = Date.UTC(2026, 6, 1, 13, 4)
const minute = 60_000

const stores = makeStores()
const isOnline = stores.make(true)
const amounts = stores.make({ total: '1.00' })
let clock: FakeClock
let connection: Connection

const told = (): ReadonlyArray<string | null | undefined> => {
  const view = connection.view.get()
  return [view?.tone, view?.lead, view?.text]
}

beforeEach(() => {
  stores.resetAll()
  clock = fakeClock(start)
  connection = makeConnection({ clock, device: { isOnline, timeZone: () => 'America/New_York' }, amounts: [amounts] })
})

describe('the connection', () => {
  it('says nothing while there is one', () => {
    expect(connection.view.get()).toBeNull()
  })

  it('says that there is none, since when amounts are as they are, and what waits', () => {
    isOnline.update(() => false)
    expect(told()).toEqual([
      'wait',
      'You are offline.',
      'Amounts are from 9:04 AM. Payments and changes wait until you are back.',
    ])
  })

  it('tells it from the start on where there is none at first', () => {
    isOnline.update(() => false)
    connection = makeConnection({ clock, device: { isOnline, timeZone: () => 'UTC' }, amounts: [] })
    expect(told()[2]).toContain('Amounts are from 1:04 PM.')
  })

  it('tells the time of the amounts that came last', async () => {
    await clock.advance(5 * minute)
    amounts.update(() => ({ total: '2.00' }))
    await clock.advance(minute)
    isOnline.update(() => false)
    expect(told()[2]).toContain('Amounts are from 9:09 AM.')
  })

  it('names the day of amounts that are of another one', async () => {
    await clock.advance(24 * 60 * minute)
    isOnline.update(() => false)
    expect(told()[2]).toContain('Amounts are from Jul 1, 2026, 9:04 AM.')
  })

  it('says for 4 s that it is back, and then nothing', async () => {
    isOnline.update(() => false)
    isOnline.update(() => true)
    expect(told()).toEqual(['good', 'You are back online.', null])
    await clock.advance(3999)
    expect(told()[1]).toBe('You are back online.')
    await clock.advance(1)
    expect(connection.view.get()).toBeNull()
  })

  it('lets no late word of its return hide that it is gone again', async () => {
    isOnline.update(() => false)
    isOnline.update(() => true)
    await clock.advance(2000)
    isOnline.update(() => false)
    await clock.advance(10_000)
    expect(told()[1]).toBe('You are offline.')
  })

  it('holds money back for as long as it is away, and says why', () => {
    expect([moneyHold(true), moneyHold(false)]).toEqual([null, 'Needs a connection'])
  })

  it('says nothing to be seen of itself while it is there, whatever the times', () => {
    expect(connectionView({ state: 'online', now: start, dataAt: 0, timeZone: 'UTC' })).toBeNull()
  })
})
