import { rejected, unreachable } from '@paydeck/core/kernel'
import { makeCreateApplication, productOf, type Application } from '@paydeck/core/verification'
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { application, recipient, verificationBench } from '../bench.ts'

const minute = 60_000
const approved = application({ status: 'approved' })
const none = { creating: false, connecting: false }
const both = { creating: true, connecting: true }

describe('the application for the second product', () => {
  it('VERIF-045 VERIF-048 VERIF-059 SESS-047 at start, the app creates and watches the missing application and sends no email', async () => {
    const bench = verificationBench([approved])
    await bench.start()
    expect(bench.calls).toEqual(['list', 'create payoutsRecipient'])
    expect(bench.applications.state.get().applications).toEqual([
      approved,
      expect.objectContaining({ applicationId: 'made 1', productName: 'payoutsRecipient' }),
    ])
    expect([bench.streams.count('made 1'), bench.creation.connections.get().payoutsRecipient]).toEqual([1, none])
    expect(bench.updates.postVerification.get().payoutsRecipient).toBe('pending')
  })

  it('VERIF-046 if the application for the recipient product is approved, the app creates one for the shopper product', async () => {
    const bench = verificationBench([recipient({ status: 'approved' })])
    bench.hasPayeeToken.update(() => true)
    await bench.start()
    expect(bench.calls).toEqual(['list', 'create individualShopperTier1'])
  })

  it('VERIF-047 VERIF-064 the missing application is created only once, even if the app requests its creation repeatedly', async () => {
    const bench = verificationBench([approved])
    bench.creations.hold()
    await bench.start()
    expect(bench.applications.state.get().status).toBe('creating')
    void bench.creation.tasks.createMissing()
    void bench.creation.tasks.createAfterRefresh()
    await bench.creations.releaseHeld()
    expect(bench.applications.state.get().status).toBeNull()
    // Simulates an older list of the provider, which does not contain the application that has just been created.
    bench.provider.list = [approved]
    await bench.applications.tasks.reload()
    await bench.creation.tasks.createAfterRefresh()
    await bench.creation.tasks.createMissing()
    expect(bench.callCount('create payoutsRecipient')).toBe(1)
  })

  it('ERR-029 VERIF-047 if creating the application fails, the app logs this, and does not try again until the next start', async () => {
    const bench = verificationBench([approved, recipient({ applicationId: 'a3', productName: 'another' })])
    bench.provider.createFault = rejected(500)
    await bench.start()
    expect(bench.logged).toEqual(['An application could not be made: refused with status 500'])
    expect([bench.applications.state.get().status, bench.creation.connections.get().payoutsRecipient]).toEqual([
      null,
      none,
    ])
    bench.provider.createFault = null
    await bench.streams.send('a3', 'event')
    await bench.clock.advance(10 * minute)
    expect(bench.calls).toEqual(['list', 'create payoutsRecipient', 'list'])
    await bench.start()
    expect(bench.callCount('create payoutsRecipient')).toBe(2)
  })

  it('VERIF-048 if the list contains the new application before the response to its creation, it is not created again', async () => {
    const bench = verificationBench([approved])
    bench.creations.hold()
    await bench.start()
    bench.provider.list = [approved, recipient()]
    await bench.clock.advance(5000)
    expect(bench.calls).toEqual(['list', 'create payoutsRecipient', 'list'])
    expect([bench.streams.count('a2'), bench.applications.state.get().status]).toEqual([1, null])
    await bench.creations.releaseHeld()
    await bench.clock.advance(10 * minute)
    expect(bench.callCount('create payoutsRecipient')).toBe(1)
    expect(bench.callCount('list')).toBe(2)
  })

  it('a created application is not stored if the response to its creation arrives after a sign-out', async () => {
    const bench = verificationBench([approved])
    bench.creations.hold()
    await bench.start()
    await bench.signOut()
    await bench.creations.releaseHeld()
    await bench.clock.advance(10 * minute)
    expect(bench.applications.state.get()).toMatchObject({ applications: null, status: null })
    expect([bench.calls, bench.streams.opened]).toEqual([['list', 'create payoutsRecipient'], []])
  })
})

describe('the button "Continue"', () => {
  it('VERIF-006 VERIF-008 VERIF-019 "Continue" opens home and the verification app, and sets `creating` and `connecting`', async () => {
    const bench = verificationBench([])
    expect(bench.creation.connections.get()).toEqual({ individualShopperTier1: none, payoutsRecipient: none })
    await bench.started()
    bench.creation.begin('individualShopperTier1')
    expect(bench.calls).toEqual(['open /id/verify?context=dashboard&apply=individualShopperTier1', 'go /home'])
    expect(bench.creation.connections.get()).toEqual({ individualShopperTier1: both, payoutsRecipient: none })
    expect(bench.applications.state.get().status).toBe('creating')
  })

  it.each([
    ['pending', 0],
    ['approved', 0],
    ['initializing', 1],
    ['rejected', 1],
    ['abandoned', 1],
    [null, 1],
  ] as const)('VERIF-007 for an application with the status %s, "Continue" opens %i streams', async (status, times) => {
    const bench = verificationBench([application({ status })])
    // The initialisation, which also watches applications, has not run. So only "Continue" can watch the application here.
    await bench.applications.tasks.reload()
    bench.creation.begin('individualShopperTier1')
    expect(bench.streams.count('a1')).toBe(times)
    expect(bench.creation.connections.get().individualShopperTier1).toEqual(none)
  })

  it('VERIF-060 VERIF-061 VERIF-062 "Continue" polls the list every 5 s until it contains the application, then opens a stream', async () => {
    const bench = verificationBench([])
    await bench.started()
    bench.creation.begin('payoutsRecipient')
    bench.calls.length = 0
    await bench.clock.advance(4999)
    expect(bench.calls).toEqual([])
    await bench.clock.advance(1)
    expect(bench.calls).toEqual(['list'])
    bench.provider.list = [recipient({ status: 'initializing' })]
    await bench.clock.advance(5000)
    expect(bench.calls).toEqual(['list', 'list'])
    expect(bench.creation.connections.get().payoutsRecipient).toEqual(none)
    expect(bench.applications.state.get().status).toBeNull()
    expect(bench.updates.postVerification.get()).toEqual({ individualShopperTier1: null, payoutsRecipient: 'pending' })
    expect(bench.streams.count('a2')).toBe(1)
    await bench.clock.advance(10 * minute)
    expect(bench.calls).toEqual(['list', 'list'])
  })

  it('VERIF-061 polling stops when a request outside the polling returns the application', async () => {
    const bench = verificationBench([])
    await bench.started()
    bench.creation.begin('payoutsRecipient')
    bench.provider.list = [recipient()]
    await bench.applications.tasks.reload()
    expect(bench.creation.connections.get().payoutsRecipient).toEqual(none)
    expect(bench.streams.count('a2')).toBe(1)
    await bench.clock.advance(10 * minute)
    expect(bench.callCount('list')).toBe(1)
  })

  it('VERIF-063 after 60 polls in 5 minutes, the app stops polling, logs this, and clears `creating` and `connecting`', async () => {
    const bench = verificationBench([])
    await bench.started()
    bench.creation.begin('individualShopperTier1')
    await bench.clock.advance(5 * minute - 1)
    expect([bench.callCount('list'), bench.creation.connections.get().individualShopperTier1, bench.logged]).toEqual([
      59,
      both,
      [],
    ])
    await bench.clock.advance(1)
    expect([bench.callCount('list'), bench.creation.connections.get().individualShopperTier1, bench.logged]).toEqual([
      60,
      none,
      ['An application for individualShopperTier1 did not come'],
    ])
    expect(bench.applications.state.get().status).toBeNull()
    await bench.clock.advance(10 * minute)
    expect(bench.callCount('list')).toBe(60)
  })

  it('VERIF-060 polling continues after failed polls; for both products together, it sends only one request at a time', async () => {
    const bench = verificationBench([])
    await bench.started()
    bench.provider.listFault = unreachable
    bench.creation.begin('individualShopperTier1')
    bench.creation.begin('payoutsRecipient')
    await bench.clock.advance(10_000)
    expect(bench.callCount('list')).toBe(2)
    bench.provider.listFault = null
    bench.lists.hold()
    await bench.clock.advance(20_000)
    expect(bench.callCount('list')).toBe(3)
    bench.lists.stopHolding()
    await bench.lists.releaseHeld()
    bench.provider.list = [application()]
    await bench.clock.advance(5000)
    expect(bench.creation.connections.get()).toEqual({ individualShopperTier1: none, payoutsRecipient: both })
    expect(bench.applications.state.get().status).toBe('creating')
  })

  it('pressing "Continue" again restarts the polling period of 5 minutes', async () => {
    const bench = verificationBench([])
    await bench.started()
    bench.creation.begin('individualShopperTier1')
    await bench.clock.advance(3 * minute)
    bench.creation.begin('individualShopperTier1')
    await bench.clock.advance(5 * minute - 1)
    expect([bench.callCount('list'), bench.creation.connections.get().individualShopperTier1]).toEqual([36 + 59, both])
    await bench.clock.advance(1)
    expect(bench.creation.connections.get().individualShopperTier1).toEqual(none)
  })

  it('polling stops when the user signs out', async () => {
    const bench = verificationBench([])
    await bench.started()
    bench.creation.begin('individualShopperTier1')
    await bench.signOut()
    bench.calls.length = 0
    await bench.clock.advance(10 * minute)
    expect([bench.calls, bench.logged, bench.creation.connections.get().individualShopperTier1]).toEqual([[], [], none])
  })

  it('VERIF-047 "Continue" sends no call that creates an application, because the verification app creates it', async () => {
    const bench = verificationBench([application({ status: 'approved' })])
    await bench.applications.tasks.reload()
    bench.creation.begin('payoutsRecipient')
    await bench.creation.tasks.createAfterRefresh()
    expect(bench.callCount('create payoutsRecipient')).toBe(0)
  })

  it('polling for an application continues when the automatic creation of this application fails', async () => {
    const bench = verificationBench([approved])
    bench.provider.createFault = rejected(409)
    bench.creations.hold()
    await bench.start()
    bench.creation.begin('payoutsRecipient')
    await bench.creations.releaseHeld()
    expect(bench.creation.connections.get().payoutsRecipient).toEqual(both)
    bench.provider.list = [approved, recipient()]
    await bench.clock.advance(5000)
    expect(bench.creation.connections.get().payoutsRecipient).toEqual(none)
  })
})

describe('creating an application', () => {
  const createWith = (answer: E.Either<typeof unreachable, Application>) => {
    const asked: Array<unknown> = []
    const log: Array<string> = []
    const create = makeCreateApplication({
      newApplications: { create: (wanted) => TE.fromIOEither(() => (asked.push(wanted), answer)) },
      log: { warn: () => undefined, error: (message) => log.push(message) },
    })
    return { create, asked, log }
  }

  it('VERIF-045 makeCreateApplication sends the product and `notifyUser: false`', async () => {
    const { create, asked } = createWith(E.right(recipient()))
    expect(await create('payoutsRecipient')()).toEqual(recipient())
    expect(asked).toEqual([{ productName: 'payoutsRecipient', notifyUser: false }])
  })

  it('VERIF-058 makeCreateApplication sends no call if the product is null', async () => {
    const { create, asked, log } = createWith(E.right(recipient()))
    expect(await create(null)()).toBeUndefined()
    expect([asked, log]).toEqual([[], []])
  })

  it('ERR-029 if the call fails, makeCreateApplication logs the failure and returns nothing', async () => {
    const { create, log } = createWith(E.left(unreachable))
    expect(await create('payoutsRecipient')()).toBeUndefined()
    expect(log).toEqual(['An application could not be made: no answer'])
  })
})

it('productOf returns the recipient product for the name of this product, and the shopper product for any other text', () => {
  const words = ['payoutsRecipient', 'individualShopperTier1', 'constructor', '', null]
  expect(words.map(productOf).map((product) => product === 'payoutsRecipient')).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
