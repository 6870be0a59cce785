import { expect, it } from 'vitest'
import { makeStores } from '../../core/kernel/store.ts'
import { delay } from '../../core/kernel/timings.ts'
import { whileHeard } from '../../core/kernel/while-heard.ts'
import { fakeClock } from '../../core/testing.ts'

it('acts when somebody begins to listen and every so often until they stop, and not before and after', async () => {
  const clock = fakeClock(0)
  const store = makeStores().make(0)
  const live = whileHeard(store, clock, delay('test period', 1000), () => store.update((count) => count + 1))
  await clock.advance(5000)
  expect(live.get()).toBe(0)
  const seen: Array<number> = []
  const listening = live.changes$.subscribe((count) => seen.push(count))
  await clock.advance(2500)
  listening.unsubscribe()
  await clock.advance(5000)
  expect([seen, live.get()]).toEqual([[1, 2, 3], 3])
})
