import { type Connection, connectionView, makeConnection, makeStores, offlineNote } from '@paydeck/core'
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

const message = (): ReadonlyArray<string | null | undefined> => {
  const view = connection.view.get()
  return [view?.tone, view?.lead, view?.text]
}

beforeEach(() => {
  stores.resetAll()
  clock = fakeClock(start)
  connection = makeConnection({ clock, device: { isOnline, timeZone: () => 'America/New_York' }, amounts: [amounts] })
})

describe('makeConnection', () => {
  it('there is no connection message while the device is online', () => {
    expect(connection.view.get()).toBeNull()
  })

  it('the offline message contains the time of the amounts, and says that payments and changes need a connection', () => {
    isOnline.update(() => false)
    expect(message()).toEqual([
      'wait',
      "You're offline.",
      "Amounts are from 9:04 AM. You can pay and make changes once you're back online.",
    ])
  })

  it('if the device is offline when the app starts, the offline message appears', () => {
    isOnline.update(() => false)
    connection = makeConnection({ clock, device: { isOnline, timeZone: () => 'UTC' }, amounts: [] })
    expect(message()[2]).toContain('Amounts are from 1:04 PM.')
  })

  it('the offline message states the time at which the amounts were last updated', async () => {
    await clock.advance(5 * minute)
    amounts.update(() => ({ total: '2.00' }))
    await clock.advance(minute)
    isOnline.update(() => false)
    expect(message()[2]).toContain('Amounts are from 9:09 AM.')
  })

  it('if the amounts were last updated on an earlier day, the offline message also states the date', async () => {
    await clock.advance(24 * 60 * minute)
    isOnline.update(() => false)
    expect(message()[2]).toContain('Amounts are from Jul 1, 2026, 9:04 AM.')
  })

  it('the message "You’re back online." disappears after 4 s', async () => {
    isOnline.update(() => false)
    isOnline.update(() => true)
    expect(message()).toEqual(['good', "You're back online.", null])
    await clock.advance(3999)
    expect(message()[1]).toBe("You're back online.")
    await clock.advance(1)
    expect(connection.view.get()).toBeNull()
  })

  it('if the connection is lost again during “You’re back online.”, the offline message appears and stays', async () => {
    isOnline.update(() => false)
    isOnline.update(() => true)
    await clock.advance(2000)
    isOnline.update(() => false)
    await clock.advance(10_000)
    expect(message()[1]).toBe("You're offline.")
  })

  it('`offlineNote` returns “You need to be online” if the device is offline, and otherwise null', () => {
    expect([offlineNote(true), offlineNote(false)]).toEqual([null, 'You need to be online'])
  })

  it('if the device is online, `connectionView` returns null, even if the amounts are old', () => {
    expect(connectionView({ state: 'online', now: start, dataAt: 0, timeZone: 'UTC' })).toBeNull()
  })
})
