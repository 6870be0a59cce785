import { makePatience } from '@paydeck/adapters/browser/streams/patience'
import { fakeClock } from '@paydeck/core/testing'
import { expect, it } from 'vitest'

/** A follower's patience, on a clock that somebody may set. */
const bench = () => {
  const clock = fakeClock(0)
  let set = 0
  const patience = makePatience({ ...clock, now: () => clock.now() + set }, () => 1)
  const looks = async (count: number): Promise<ReadonlyArray<string>> => {
    if (count === 0) return []
    await clock.advance(250)
    return [patience.look(), ...(await looks(count - 1))]
  }
  return { patience, looks, setBy: (ms: number) => void (set += ms) }
}

it('F2 doubts of a leader after 750 ms of silence, and takes it for gone after 1500', async () => {
  const { looks } = bench()
  expect(await looks(7)).toEqual(['fine', 'fine', 'fine', 'in-doubt', 'in-doubt', 'in-doubt', 'gone'])
})

it.each([-86_400_000, 86_400_000])('F2 F9 finds a frozen leader too where the clock was set by %i ms', async (ms) => {
  const { looks, setBy } = bench()
  setBy(ms)
  expect(await looks(2)).toEqual(['in-doubt', 'gone'])
})

it('F2 F9 takes none for gone that it hears, whatever the clock was set by', async () => {
  const { patience, looks, setBy } = bench()
  for (const ms of [-86_400_000, 86_400_000, -86_400_000]) {
    setBy(ms)
    patience.heard()
    expect(await looks(3)).toEqual(['fine', 'fine', 'fine'])
  }
})
