import { contend } from '@paydeck/adapters/browser/streams/leadership'
import { settle } from '@paydeck/core/testing'
import { expect, it } from 'vitest'

interface Wish {
  readonly steal: boolean
  readonly grant: () => Promise<unknown>
  readonly refuse: (fault: unknown) => void
}

/** Locks that the test grants, and the events of a contender. */
const bench = () => {
  const wishes: Array<Wish> = []
  const events: Array<string> = []
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
    lead: () => void events.push('lead'),
    yield: () => void events.push('yield'),
    refused: () => void events.push('refused'),
  })
  return { contender, wishes, events }
}

const taken = new DOMException('taken', 'AbortError')

it('F2 a tab becomes leader once, however often it asks', async () => {
  const { contender, wishes, events } = bench()
  contender.steal()
  contender.steal()
  expect(wishes.map(({ steal }) => steal)).toEqual([false, true])
  void wishes[1]?.grant()
  contender.steal()
  await settle()
  expect([wishes.length, events]).toEqual([2, ['lead']])
})

it('F2 a leader that lost the lock queues again and leads a second time', async () => {
  const { wishes, events } = bench()
  void wishes[0]?.grant()
  wishes[0]?.refuse(taken)
  await settle()
  expect([wishes.length, events]).toEqual([2, ['lead', 'yield']])
  void wishes[1]?.grant()
  wishes[1]?.refuse(taken)
  await settle()
  expect([wishes.length, events]).toEqual([3, ['lead', 'yield', 'lead', 'yield']])
})

it('F2 a tab takes the lead again from a leader that does not respond', async () => {
  const { contender, wishes, events } = bench()
  contender.steal()
  void wishes[1]?.grant()
  wishes[1]?.refuse(taken)
  await settle()
  contender.steal()
  expect(wishes.map(({ steal }) => steal)).toEqual([false, true, true])
  void wishes[2]?.grant()
  expect(events).toEqual(['lead', 'yield', 'lead'])
})

it('a tab that has left gets no event and releases a late lock at once', async () => {
  const { contender, wishes, events } = bench()
  contender.leave()
  await wishes[0]?.grant()
  wishes[0]?.refuse(taken)
  await settle()
  expect([wishes.length, events]).toEqual([1, []])
})

it('a leaving tab releases the lead', async () => {
  const { contender, wishes, events } = bench()
  const holding = wishes[0]?.grant()
  contender.leave()
  await holding
  expect([wishes.length, events]).toEqual([1, ['lead']])
})

it('F2 a tab without locks is notified and stops asking', async () => {
  const { wishes, events } = bench()
  wishes[0]?.refuse(new DOMException('no', 'SecurityError'))
  await settle()
  expect([wishes.length, events]).toEqual([1, ['refused']])
})
