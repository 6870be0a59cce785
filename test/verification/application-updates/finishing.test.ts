import { unreachable } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import { application, recipient, verificationBench } from '../bench.ts'

const approved = application({ status: 'approved' })

describe('watching an application', () => {
  it('VERIF-044 VERIF-073 VERIF-074 watching ends when the application is approved: its stream closes and polling stops', async () => {
    const bench = verificationBench([application({ status: 'pending' }), recipient({ status: 'approved' })])
    bench.hasPayeeToken.update(() => true)
    await bench.started()
    await bench.streams.send('a1', 'closed')
    await bench.clock.advance(6000)
    bench.provider.list = [approved, recipient({ status: 'approved' })]
    await bench.clock.advance(5000)
    expect([bench.streams.count('a1'), bench.phase('a1')]).toEqual([0, 'finished'])
    bench.calls.length = 0
    await bench.clock.advance(600_000)
    expect([bench.calls, bench.streams.count('a1')]).toEqual([[], 0])
  })

  it('VERIF-073 watching ends if the stream is rejected and the list lacks the application; watching can start again later', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.provider.list = []
    for (let tries = 0; tries < 3; tries += 1) {
      expect([tries, bench.phase('a1')]).toEqual([tries, tries === 0 ? 'connecting' : 'polling'])
      await bench.streams.send('a1', 'closed')
      await bench.clock.advance(300_000)
    }
    expect([bench.streams.count('a1'), bench.phase('a1')]).toEqual([0, 'finished'])
    bench.calls.length = 0
    await bench.clock.advance(600_000)
    expect(bench.calls).toEqual([])
    bench.provider.list = [application()]
    bench.updates.listen('a1')
    expect(bench.streams.count('a1')).toBe(1)
  })

  it('VERIF-073 watching continues as long as the stream sends events or the list contains the application', async () => {
    const bench = verificationBench([application(), recipient()])
    await bench.started()
    bench.provider.list = [recipient()]
    for (let tries = 0; tries < 4; tries += 1) {
      await bench.streams.send('a2', 'closed')
      await bench.streams.send('a1', 'event')
      await bench.clock.advance(300_000)
    }
    expect([bench.phase('a1'), bench.phase('a2')]).toEqual(['live', 'polling'])
  })

  it.each([
    [[], 2],
    [['a3'], 3],
  ] as const)(
    'VERIF-073 an approval cancels the pending refresh of its application, but not the refreshes of the applications %j',
    async (others, asked) => {
      const bench = verificationBench([application(), recipient(), recipient({ applicationId: 'a3' })])
      await bench.started()
      await bench.streams.send('a2', 'closed')
      await bench.clock.advance(4800)
      for (const id of ['a1', ...others]) await bench.streams.send(id, 'event')
      bench.provider.list = [approved, recipient(), recipient({ applicationId: 'a3' })]
      await bench.clock.advance(200)
      expect([bench.callCount('list'), bench.streams.count('a1')]).toEqual([2, 0])
      await bench.clock.advance(4900)
      expect(bench.callCount('list')).toBe(asked)
    },
  )

  it.each(['rejected', 'abandoned', 'initializing', null] as const)(
    'VERIF-074 watching continues when the status of the application is %s',
    async (status) => {
      const bench = verificationBench()
      await bench.started()
      bench.provider.list = [application({ status })]
      await bench.streams.send('a1', 'event')
      await bench.clock.advance(500)
      expect(bench.streams.count('a1')).toBe(1)
    },
  )

  it('VERIF-074 a sign-out ends watching: streams close, and refreshes, polling and retries are cancelled', async () => {
    const bench = verificationBench([application(), recipient()])
    await bench.started()
    await bench.streams.send('a1', 'closed')
    await bench.streams.send('a2', 'open', 'event')
    await bench.signOut()
    expect([bench.streams.count('a1'), bench.streams.count('a2')]).toEqual([0, 0])
    bench.calls.length = 0
    await bench.clock.advance(600_000)
    expect([bench.calls, bench.streams.opened]).toEqual([[], ['a1', 'a2']])
    expect(bench.updates.postVerification.get()).toEqual({ individualShopperTier1: null, payoutsRecipient: null })
  })

  it('VERIF-074 a sign-out ends watching, even while the list is loading; watching starts again for the next user', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.lists.hold()
    bench.provider.list = [approved]
    await bench.streams.send('a1', 'event')
    await bench.clock.advance(500)
    await bench.signOut()
    await bench.lists.releaseHeld()
    await bench.clock.advance(60_000)
    expect(bench.calls).toEqual(['list'])
    expect(bench.streams.opened).toEqual(['a1'])
    // The next user signs in.
    bench.lists.stopHolding()
    bench.provider.list = [application()]
    await bench.start()
    await bench.streams.send('a1', 'event')
    await bench.clock.advance(500)
    expect([bench.callCount('list'), bench.streams.count('a1')]).toEqual([3, 1])
  })

  it('VERIF-074 leaving the app ends watching, even while the list is loading; watching can start again', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.lists.hold()
    await bench.streams.send('a1', 'event')
    await bench.clock.advance(500)
    bench.updates.finish()
    expect([bench.streams.count('a1'), bench.phase('a1')]).toEqual([0, 'finished'])
    bench.lists.stopHolding()
    await bench.lists.releaseHeld()
    await bench.clock.advance(60_000)
    expect([bench.streams.opened, bench.calls]).toEqual([['a1'], ['list']])
    await bench.updates.tasks.start()
    expect(bench.streams.opened).toEqual(['a1', 'a1'])
    await bench.streams.send('a1', 'event')
    await bench.clock.advance(500)
    expect(bench.callCount('list')).toBe(2)
  })

  it('VERIF-073 when watching ends, the retry of a failed load is cancelled, and does not run when watching starts again', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.provider.listFault = unreachable
    await bench.streams.send('a1', 'event')
    await bench.clock.advance(500)
    bench.updates.finish()
    bench.calls.length = 0
    await bench.updates.tasks.start()
    await bench.clock.advance(60_000)
    expect(bench.calls).toEqual([])
  })
})
