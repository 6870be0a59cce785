import { contend } from '@paydeck/adapters/browser/streams/leadership'
import { settle } from '@paydeck/core/testing'
import { expect, it } from 'vitest'

interface LockRequest {
  readonly steal: boolean
  readonly grant: () => Promise<unknown>
  readonly refuse: (fault: unknown) => void
}

/** Creates fake locks, which the test grants, and records the leadership events of one tab. */
const bench = () => {
  const requests: Array<LockRequest> = []
  const events: Array<string> = []
  const locks = {
    request: (_: string, { steal = false }: LockOptions, callback: () => Promise<unknown>) =>
      new Promise<unknown>((resolve, refuse) => {
        requests.push({
          steal,
          grant: () => {
            const lock = callback()
            void lock.then(resolve)
            return lock
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
  return { contender, requests, events }
}

const stolen = new DOMException('stolen', 'AbortError')

it('F2 a tab that requests the leadership repeatedly becomes leader only once', async () => {
  const { contender, requests, events } = bench()
  contender.steal()
  contender.steal()
  expect(requests.map(({ steal }) => steal)).toEqual([false, true])
  void requests[1]?.grant()
  contender.steal()
  await settle()
  expect([requests.length, events]).toEqual([2, ['lead']])
})

it('F2 a leader that has lost its lock requests the lock again, and becomes leader again when the lock is granted', async () => {
  const { requests, events } = bench()
  void requests[0]?.grant()
  requests[0]?.refuse(stolen)
  await settle()
  expect([requests.length, events]).toEqual([2, ['lead', 'yield']])
  void requests[1]?.grant()
  requests[1]?.refuse(stolen)
  await settle()
  expect([requests.length, events]).toEqual([3, ['lead', 'yield', 'lead', 'yield']])
})

it('F2 a former leader becomes leader again when it takes the lock from its successor', async () => {
  const { contender, requests, events } = bench()
  contender.steal()
  void requests[1]?.grant()
  requests[1]?.refuse(stolen)
  await settle()
  contender.steal()
  expect(requests.map(({ steal }) => steal)).toEqual([false, true, true])
  void requests[2]?.grant()
  expect(events).toEqual(['lead', 'yield', 'lead'])
})

it('a tab that gives up before it becomes leader emits no event, and immediately releases a lock that is granted late', async () => {
  const { contender, requests, events } = bench()
  contender.leave()
  await requests[0]?.grant()
  requests[0]?.refuse(stolen)
  await settle()
  expect([requests.length, events]).toEqual([1, []])
})

it('a leader that gives up the leadership releases its lock', async () => {
  const { contender, requests, events } = bench()
  const holding = requests[0]?.grant()
  contender.leave()
  await holding
  expect([requests.length, events]).toEqual([1, ['lead']])
})

it('F2 if the browser forbids a lock request, the tab emits "refused" and requests no further lock', async () => {
  const { requests, events } = bench()
  requests[0]?.refuse(new DOMException('no', 'SecurityError'))
  await settle()
  expect([requests.length, events]).toEqual([1, ['refused']])
})
