import { fakeClock, settle } from '@paydeck/core/testing'
import { expect, it } from 'vitest'

/** Resolves after `levels` nested async functions, each of which awaits the next. */
const deep = async (levels: number): Promise<number> => (levels === 0 ? 0 : 1 + (await deep(levels - 1)))

/** Resolves after `steps` promises, which are awaited one after another. */
const long = async (steps: number): Promise<number> => {
  for (let turn = 0; turn < steps; turn += 1) await Promise.resolve()
  return steps
}

it.each([
  ['by nested functions', deep],
  ['one after another', long],
])('`settle` waits until three hundred promises that are awaited %s have resolved', async (_, chain) => {
  const done: Array<number> = []
  void chain(300).then((count) => done.push(count))
  await settle()
  expect(done).toEqual([300])
})

it('`advance` of the fake clock runs due work in order, including work that a promise adds during the call', async () => {
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
