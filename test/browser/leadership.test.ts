import { contend } from '@paydeck/adapters/browser/streams/leadership'
import { settle } from '@paydeck/core/testing'
import { expect, it } from 'vitest'

interface Wish {
  readonly steal: boolean
  readonly grant: () => Promise<unknown>
  readonly refuse: (fault: unknown) => void
}

/** Locks that are granted by hand, and what a contender is told meanwhile. */
const bench = () => {
  const wishes: Array<Wish> = []
  const said: Array<string> = []
  const locks = {
    request: (_: string, { steal = false }: LockOptions, held: () => Promise<unknown>) =>
      new Promise<unknown>((resolve, refuse) => {
        wishes.push({
          steal,
          grant: () => {
            const holding = held()
            void holding.then(resolve)
            return holding
          },
          refuse,
        })
      }),
  } as unknown as Pick<LockManager, 'request'>
  const contender = contend(locks, 'streams', {
    lead: () => void said.push('lead'),
    yield: () => void said.push('yield'),
    refused: () => void said.push('refused'),
  })
  return { contender, wishes, said }
}

const taken = new DOMException('taken', 'AbortError')

it('F2 is told once that it leads, however often it wishes to', async () => {
  const { contender, wishes, said } = bench()
  contender.steal()
  contender.steal()
  expect(wishes.map(({ steal }) => steal)).toEqual([false, true])
  void wishes[1]?.grant()
  contender.steal()
  await settle()
  expect([wishes.length, said]).toEqual([2, ['lead']])
})

it('F2 queues again once another has taken the lead, and leads a second time', async () => {
  const { wishes, said } = bench()
  void wishes[0]?.grant()
  wishes[0]?.refuse(taken)
  await settle()
  expect([wishes.length, said]).toEqual([2, ['lead', 'yield']])
  void wishes[1]?.grant()
  wishes[1]?.refuse(taken)
  await settle()
  expect([wishes.length, said]).toEqual([3, ['lead', 'yield', 'lead', 'yield']])
})

it('F2 takes the lead a second time from a leader that does not answer', async () => {
  const { contender, wishes, said } = bench()
  contender.steal()
  void wishes[1]?.grant()
  wishes[1]?.refuse(taken)
  await settle()
  contender.steal()
  expect(wishes.map(({ steal }) => steal)).toEqual([false, true, true])
  void wishes[2]?.grant()
  expect(said).toEqual(['lead', 'yield', 'lead'])
})

it('is told nothing once it has left, and holds what it is granted then for no time', async () => {
  const { contender, wishes, said } = bench()
  contender.leave()
  await wishes[0]?.grant()
  wishes[0]?.refuse(taken)
  await settle()
  expect([wishes.length, said]).toEqual([1, []])
})

it('lets go of the lead when it leaves', async () => {
  const { contender, wishes, said } = bench()
  const holding = wishes[0]?.grant()
  contender.leave()
  await holding
  expect([wishes.length, said]).toEqual([1, ['lead']])
})

it('F2 is told where the browser grants no lock, and asks no more', async () => {
  const { wishes, said } = bench()
  wishes[0]?.refuse(new DOMException('no', 'SecurityError'))
  await settle()
  expect([wishes.length, said]).toEqual([1, ['refused']])
})
