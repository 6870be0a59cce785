import { rejected, unreachable } from '@paydeck/core/kernel'
import { isWatched, productNames, type ApplicationStatus } from '@paydeck/core/verification'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { application, recipient, verificationBench } from '../bench.ts'

type Bench = ReturnType<typeof verificationBench>

/** Event in a random sequence of events. Its first element is a readable name, which counterexamples show. */
type TestEvent =
  | readonly ['say', id: string, kind: 'open' | 'event' | 'error' | 'closed', times: number]
  | readonly ['pass', ms: number]
  | readonly ['becomes', id: string, status: ApplicationStatus | null]
  | readonly ['vanishes' | 'appears' | 'is listened to', id: string]
  | readonly ['continue', product: (typeof productNames)[number]]
  | readonly [
      | 'lists fail'
      | 'creations fail'
      | 'all answers'
      | 'lists wait'
      | 'creations wait'
      | 'waiting ends'
      | 'sign-out'
      | 'start'
      | 'page left',
    ]

const ids = fc.constantFrom('a1', 'a2', 'made 1', '__proto__')
const times = fc.constantFrom(0, 100, 499, 500, 4999, 5000, 9999, 10_000, 60_000, 301_000)
const statuses = fc.constantFrom<ApplicationStatus | null>('pending', 'approved', 'approved', 'rejected', null)

const happenings: fc.Arbitrary<TestEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      fc.constant('say' as const),
      ids,
      fc.constantFrom('open' as const, 'event' as const, 'error' as const, 'closed' as const),
      fc.constantFrom(1, 2, 5),
    ),
  },
  { weight: 6, arbitrary: fc.tuple(fc.constant('pass' as const), times) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('becomes' as const), ids, statuses) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('vanishes' as const, 'appears' as const, 'is listened to' as const), ids),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('continue' as const), fc.constantFrom(...productNames)) },
  {
    weight: 5,
    arbitrary: fc.tuple(
      fc.constantFrom(
        'lists fail' as const,
        'creations fail' as const,
        'all answers' as const,
        'lists wait' as const,
        'creations wait' as const,
        'waiting ends' as const,
        'sign-out' as const,
        'start' as const,
        'page left' as const,
      ),
    ),
  },
)

const known = {
  a1: application(),
  a2: recipient(),
  'made 1': recipient({ applicationId: 'made 1' }),
  // Application for a product that the app does not know.
  ['__proto__']: application({ applicationId: '__proto__', productName: '__proto__' }),
}

const answerAll = async ({ provider, lists, creations }: Bench): Promise<void> => {
  lists.stopHolding()
  creations.stopHolding()
  await lists.releaseHeld()
  await creations.releaseHeld()
  provider.listFault = null
  provider.createFault = null
}

const applyEvent = async (bench: Bench, happening: TestEvent): Promise<void> => {
  const { provider, lists, creations } = bench
  switch (happening[0]) {
    case 'say':
      return bench.streams.send(happening[1], ...Array.from({ length: happening[3] }, () => happening[2]))
    case 'pass':
      return bench.clock.advance(happening[1])
    case 'becomes':
      provider.list = provider.list.map((one) =>
        one.applicationId === happening[1] ? { ...one, status: happening[2] } : one,
      )
      return
    case 'vanishes':
      provider.list = provider.list.filter(({ applicationId }) => applicationId !== happening[1])
      return
    case 'appears':
      provider.list = [...provider.list, ...Object.values(known).filter((one) => one.applicationId === happening[1])]
      return
    case 'is listened to':
      return bench.updates.listen(happening[1])
    case 'continue':
      return bench.creation.begin(happening[1])
    case 'lists fail':
      provider.listFault = unreachable
      return
    case 'creations fail':
      provider.createFault = rejected(500)
      return
    case 'all answers':
      return answerAll(bench)
    case 'lists wait':
      lists.hold()
      return
    case 'creations wait':
      creations.hold()
      return
    case 'waiting ends':
      await lists.releaseHeld()
      return creations.releaseHeld()
    case 'sign-out':
      return bench.signOut()
    case 'start':
      // Lets the initialisation load the list, even if an earlier event has delayed list requests.
      lists.stopHolding()
      await lists.releaseHeld()
      return bench.start()
    case 'page left':
      return bench.updates.finish()
  }
}

const everId = Object.keys(known).concat('made 2', 'made 3')

/** Checks the invariants of the slices. The test calls this function after every event. */
const expectInvariants = (bench: Bench): void => {
  const watched = bench.updates.watched.get()
  for (const id of new Set([...everId, ...watched.keys()])) {
    const state = watched.get(id)
    const connections = bench.streams.count(id)
    if (state === undefined || !isWatched(state)) expect([id, connections]).toEqual([id, 0])
    else if (state.phase === 'polling') expect(connections).toBeLessThanOrEqual(1)
    else expect([id, connections]).toEqual([id, 1])
  }
  const isCreating = productNames.some((product) => bench.creation.connections.get()[product].creating)
  expect(bench.applications.state.get().status === 'creating').toBe(isCreating)
}

const watchedIds = (bench: Bench): ReadonlyArray<string> =>
  [...bench.updates.watched.get()].flatMap(([id, state]) => (isWatched(state) ? [id] : []))

const course = fc.array(happenings, { minLength: 1, maxLength: 30 })

const played = async (list: ReadonlyArray<TestEvent>): Promise<Bench> => {
  const bench = verificationBench()
  await bench.start()
  for (const happening of list) {
    await applyEvent(bench, happening)
    expectInvariants(bench)
  }
  return bench
}

it('VERIF-066 VERIF-073 after any events, a watched application has one stream or is polled; an unwatched one has no stream', async () => {
  await fc.assert(
    fc.asyncProperty(course, async (list) => {
      await played(list)
    }),
    { numRuns: 150 },
  )
})

it('VERIF-073 VERIF-074 after any events, a sign-out ends polling, closes all streams and clears the list of applications', async () => {
  await fc.assert(
    fc.asyncProperty(course, async (list) => {
      const bench = await played(list)
      await bench.signOut()
      expectInvariants(bench)
      bench.calls.length = 0
      const opened = bench.streams.opened.length
      await answerAll(bench)
      await bench.clock.advance(900_000)
      expect([bench.calls, bench.streams.opened.length, watchedIds(bench)]).toEqual([[], opened, []])
      expect(bench.applications.state.get().applications).toBeNull()
    }),
    { numRuns: 60 },
  )
})

it('VERIF-056 VERIF-067 after any order of events, an event from a stream updates the list of applications', async () => {
  await fc.assert(
    fc.asyncProperty(course, async (list) => {
      const bench = await played(list)
      await answerAll(bench)
      const [first] = watchedIds(bench)
      if (first === undefined) return
      bench.updates.listen(first)
      // A stream that was closed after errors reopens after at most 5 minutes.
      await bench.clock.advance(300_000)
      await bench.streams.send(first, 'event')
      await bench.clock.advance(600)
      const shown = bench.applications.state.get().applications ?? []
      for (const one of bench.provider.list) expect(shown).toContainEqual(one)
      for (const { applicationId, status } of bench.provider.list) {
        const isFirst = bench.provider.list.find((one) => one.applicationId === applicationId)?.status === status
        if (isFirst) expect(watchedIds(bench).includes(applicationId)).toBe(status !== 'approved')
      }
    }),
    { numRuns: 60 },
  )
})

it('VERIF-057 VERIF-062 after any order of events, polling sends at most 12 requests for the list a minute', async () => {
  await fc.assert(
    fc.asyncProperty(course, async (list) => {
      const bench = await played(list)
      await answerAll(bench)
      await bench.clock.advance(600_000)
      bench.calls.length = 0
      await bench.clock.advance(60_000)
      expect(bench.callCount('list')).toBeLessThanOrEqual(12)
    }),
    { numRuns: 40 },
  )
})

it('VERIF-047 in any order of events, each product gets at most one new application per initialisation or sign-out', async () => {
  await fc.assert(
    fc.asyncProperty(course, async (list) => {
      const bench = verificationBench()
      await bench.start()
      let allowed = 1
      for (const happening of list) {
        if (happening[0] === 'start' || happening[0] === 'sign-out') allowed += 1
        await applyEvent(bench, happening)
        for (const product of productNames) {
          expect(bench.callCount(`create ${product}`)).toBeLessThanOrEqual(allowed)
          expect(bench.callCount(`create ${product} and notify`)).toBe(0)
        }
      }
      const isFailing = list.some(([kind]) => kind === 'creations fail' || kind === 'sign-out')
      if (!isFailing)
        for (const product of productNames) expect(bench.callCount(`create ${product}`)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 100 },
  )
})
