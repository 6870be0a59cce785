import { makeLeaderWatchdog } from '@paydeck/adapters/browser/streams/leader-watchdog'
import { fakeClock } from '@paydeck/core/testing'
import { expect, it } from 'vitest'

/** Creates a watchdog with a fake clock. `setBy` shifts the time, as if the user changed the clock of the device. */
const bench = () => {
  const clock = fakeClock(0)
  let set = 0
  const watchdog = makeLeaderWatchdog({ ...clock, now: () => clock.now() + set }, () => 1)
  const check = async (count: number): Promise<ReadonlyArray<string>> => {
    if (count === 0) return []
    await clock.advance(250)
    return [watchdog.check(), ...(await check(count - 1))]
  }
  return { watchdog, check, setBy: (ms: number) => void (set += ms) }
}

it('F2 the leader watchdog reports a silent leader as "in-doubt" after 750 ms and as "gone" after 1500 ms', async () => {
  const { check } = bench()
  expect(await check(7)).toEqual(['fine', 'fine', 'fine', 'in-doubt', 'in-doubt', 'in-doubt', 'gone'])
})

it.each([-86_400_000, 86_400_000])(
  'F2 F9 when the clock is shifted by %i ms, the leader watchdog still detects a frozen leader',
  async (ms) => {
    const { check, setBy } = bench()
    setBy(ms)
    expect(await check(2)).toEqual(['in-doubt', 'gone'])
  },
)

it('F2 F9 even if the system clock is changed, the leader watchdog reports a leader that responds as "fine"', async () => {
  const { watchdog, check, setBy } = bench()
  for (const ms of [-86_400_000, 86_400_000, -86_400_000]) {
    setBy(ms)
    watchdog.reset()
    expect(await check(3)).toEqual(['fine', 'fine', 'fine'])
  }
})
