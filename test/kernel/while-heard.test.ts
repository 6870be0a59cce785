import { expect, it } from 'vitest'
import { makeStores } from '../../core/kernel/store.ts'
import { delay } from '../../core/kernel/timings.ts'
import { whileHeard } from '../../core/kernel/while-heard.ts'
import { fakeClock } from '../../core/testing.ts'

const hour = 3_600_000

/** Something that was last seen at a time, null: nothing depends on it; on a clock that somebody may set. */
const bench = (seenAt: number | null) => {
  const clock = fakeClock(0)
  let set = 0
  const store = makeStores().make(seenAt)
  const live = whileHeard(
    store,
    { ...clock, now: () => clock.now() + set },
    delay('test period', 1000),
    store.get,
    (now) => store.update(() => now),
  )
  return { clock, store, live, setBy: (ms: number) => void (set += ms) }
}

it('sees again when somebody begins to listen and every so often until they stop, and not before and after', async () => {
  const { clock, live } = bench(0)
  await clock.advance(5000)
  expect(live.get()).toBe(0)
  const seen: Array<number | null> = []
  const listening = live.changes$.subscribe((at) => seen.push(at))
  await clock.advance(2500)
  listening.unsubscribe()
  await clock.advance(5000)
  expect([seen, live.get()]).toEqual([[5000, 6000, 7000], 7000])
})

it('does not see again what was seen less than that ago, nor what does not depend on the time', async () => {
  for (const [seenAt, expected] of [
    [1, [1001]],
    [null, []],
  ] as const) {
    const { clock, live } = bench(seenAt)
    await clock.advance(1000)
    const seen: Array<number | null> = []
    const listening = live.changes$.subscribe((at) => seen.push(at))
    expect(seen).toEqual([])
    await clock.advance(1)
    listening.unsubscribe()
    const late = live.changes$.subscribe((at) => seen.push(at))
    late.unsubscribe()
    expect(seen).toEqual(expected)
  }
})

it.each([-24 * hour, 24 * hour])('F9 sees again at its next look once the clock was set by %i ms', async (ms) => {
  const { clock, live, setBy } = bench(0)
  const seen: Array<number | null> = []
  const listening = live.changes$.subscribe((at) => seen.push(at))
  await clock.advance(1000)
  setBy(ms)
  await clock.advance(1000)
  listening.unsubscribe()
  expect(seen).toEqual([1000, 2000 + ms])
})
