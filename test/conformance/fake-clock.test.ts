import { fakeClock, settle } from '@paydeck/core/testing'
import { expect, it } from 'vitest'

/** Chain of promises of nested async functions. Resolves to the number of levels. */
const deep = async (levels: number): Promise<number> => (levels === 0 ? 0 : 1 + (await deep(levels - 1)))

/** Chain of promises in a loop. Resolves to the number of steps. */
const long = async (steps: number): Promise<number> => {
  for (let turn = 0; turn < steps; turn += 1) await Promise.resolve()
  return steps
}

it.each([
  ['nested', deep],
  ['one after another', long],
])('settle waits for three hundred promises that follow each other, %s', async (_, chain) => {
  const done: Array<number> = []
  void chain(300).then((count) => done.push(count))
  await settle()
  expect(done).toEqual([300])
})

it('advance runs all due actions in order, also those that a chain of promises schedules', async () => {
  const clock = fakeClock(1000)
  const ran: Array<number> = []
  const again = (): void => {
    ran.push(clock.now())
    void deep(100).then(() => clock.schedule(again, 10))
  }
  clock.schedule(again, 10)
  await clock.advance(35)
  expect([ran, clock.now()]).toEqual([[1010, 1020, 1030], 1035])
})
