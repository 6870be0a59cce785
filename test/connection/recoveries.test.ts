import { followRecoveries, makeStores } from '@paydeck/core'
import { type FakeClock, fakeClock } from '@paydeck/core/testing'
import { Subject } from 'rxjs'
import { beforeEach, expect, it, vi } from 'vitest'

const isOnline = makeStores().make(true)
const returned$ = new Subject<void>()
const act = vi.fn<() => void>()
let clock: FakeClock
let chance = 1
let following: { readonly unsubscribe: () => void }

const goOffline = (): void => isOnline.update(() => false)
const goOnline = (): void => isOnline.update(() => true)

beforeEach(() => {
  following?.unsubscribe()
  goOnline()
  chance = 1
  clock = fakeClock()
  act.mockClear()
  following = followRecoveries({ clock, device: { isOnline }, returned$, random: () => chance }, act)
})

it.each([
  [0, 0],
  [0.5, 1500],
  [1, 3000],
])(
  'F6 if the random number is %d, followRecoveries runs its action once, %d ms after the connection has returned',
  async (by, wait) => {
    chance = by
    goOffline()
    await clock.advance(10_000)
    expect(act).not.toHaveBeenCalled()
    goOnline()
    if (wait > 0) {
      await clock.advance(wait - 1)
      expect(act).not.toHaveBeenCalled()
    }
    await clock.advance(1)
    expect(act).toHaveBeenCalledTimes(1)
    await clock.advance(60_000)
    expect(act).toHaveBeenCalledTimes(1)
  },
)

it('F5 F6 each time the connection returns, followRecoveries runs its action once, unless the connection is soon lost again', async () => {
  for (const wait of [1000, 3000, 2999, 3000]) {
    goOffline()
    goOnline()
    await clock.advance(wait)
  }
  expect(act).toHaveBeenCalledTimes(2)
  goOffline()
  goOnline()
  await clock.advance(1000)
  goOffline()
  await clock.advance(60_000)
  expect(act).toHaveBeenCalledTimes(2)
})

it('F5 when the user returns to the browser tab, followRecoveries runs its action, unless the device is offline', async () => {
  returned$.next()
  await clock.advance(3000)
  expect(act).toHaveBeenCalledTimes(1)
  goOffline()
  returned$.next()
  await clock.advance(60_000)
  expect(act).toHaveBeenCalledTimes(1)
})

it('F5 followRecoveries does not run its action after the caller unsubscribes, even if the action was scheduled before', async () => {
  returned$.next()
  following.unsubscribe()
  goOffline()
  goOnline()
  returned$.next()
  await clock.advance(60_000)
  expect(act).not.toHaveBeenCalled()
  expect(returned$.observed).toBe(false)
})
