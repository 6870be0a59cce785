import { expect, it } from 'vitest'
import { makePlan } from '../../core/kernel/plan.ts'
import { delay } from '../../core/kernel/timings.ts'
import { fakeClock } from '../../core/testing.ts'

const soon = delay('soon', 100)

it('does one thing: what is planned next takes the place of what was planned before', async () => {
  const clock = fakeClock()
  const plan = makePlan(clock)
  const done: Array<string> = []
  plan.later(soon, () => done.push('first'))
  await clock.advance(50)
  plan.later(soon, () => done.push('second'))
  await clock.advance(99)
  expect(done).toEqual([])
  await clock.advance(1)
  expect(done).toEqual(['second'])
  await clock.advance(1000)
  expect(done).toEqual(['second'])
})

it('does nothing that was cancelled, and takes another plan after', async () => {
  const clock = fakeClock()
  const plan = makePlan(clock)
  const done: Array<string> = []
  plan.cancel()
  plan.later(soon, () => done.push('first'))
  plan.cancel()
  await clock.advance(1000)
  expect(done).toEqual([])
  plan.later(soon, () => done.push('second'))
  await clock.advance(100)
  expect(done).toEqual(['second'])
})
