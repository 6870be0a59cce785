import { delay, makeStores } from '@paydeck/core/kernel'
import { fakeClock } from '@paydeck/core/testing'
import { expect, it } from 'vitest'
import { whileObserved } from '../../core/kernel/while-observed.ts'

const hour = 3_600_000

/**
 * Makes a store for `whileObserved`. A `seenAt` of 0 means that the view shows no dates. `setBy` shifts the clock by
 * milliseconds.
 */
const bench = (seenAt: number, start = hour) => {
  const clock = fakeClock(start)
  let set = 0
  const shown = { ...clock, now: () => clock.now() + set }
  const store = makeStores().make({ seenAt })
  const before: Array<number> = []
  const live = whileObserved(store, store, shown, delay('test period', 1000), (at) => before.push(at))
  return { clock, live, before, setBy: (ms: number) => void (set += ms) }
}

it('whileObserved updates `seenAt` on subscription and after each interval, but not if there is no subscriber', async () => {
  const { clock, live, before } = bench(hour)
  await clock.advance(5000)
  expect(live.get()).toEqual({ seenAt: hour })
  const seen: Array<number> = []
  const listening = live.changes$.subscribe(({ seenAt }) => seen.push(seenAt))
  await clock.advance(2500)
  listening.unsubscribe()
  await clock.advance(5000)
  expect([seen, live.get()]).toEqual([[hour + 5000, hour + 6000, hour + 7000], { seenAt: hour + 7000 }])
  expect(before).toEqual([hour, hour + 5000, hour + 6000])
})

it.each([
  ['before an interval has passed since the last update', hour + 1, [hour + 1001]],
  ['while there are no dates', 0, []],
])('whileObserved does not update `seenAt` %s', async (_, seenAt, expected) => {
  const { clock, live } = bench(seenAt)
  await clock.advance(1000)
  const seen: Array<number> = []
  const listen = () => live.changes$.subscribe((now) => seen.push(now.seenAt))
  const listening = listen()
  expect(seen).toEqual([])
  await clock.advance(1)
  listening.unsubscribe()
  listen().unsubscribe()
  expect(seen).toEqual(expected)
})

it.each([-24 * hour, 24 * hour])(
  'F9 if the system clock jumps by %i ms, whileObserved updates `seenAt` after the next interval',
  async (ms) => {
    const { clock, live, setBy } = bench(48 * hour, 48 * hour)
    const seen: Array<number> = []
    const listening = live.changes$.subscribe(({ seenAt }) => seen.push(seenAt))
    await clock.advance(1000)
    setBy(ms)
    await clock.advance(1000)
    listening.unsubscribe()
    expect(seen).toEqual([48 * hour + 1000, 48 * hour + 2000 + ms])
  },
)
