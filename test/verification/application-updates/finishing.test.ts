import { unreachable } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import { application, recipient, verificationBench } from '../bench.ts'

const approved = application({ status: 'approved' })

describe('the end', () => {
  it('VERIF-044 VERIF-073 VERIF-074 of an approved application: its stream is closed, and nothing is asked for it', async () => {
    const bench = verificationBench([application({ status: 'pending' }), recipient({ status: 'approved' })])
    bench.hasPayeeToken.update(() => true)
    await bench.started()
    await bench.wires.say('a1', 'closed')
    await bench.clock.advance(6000)
    bench.provider.list = [approved, recipient({ status: 'approved' })]
    await bench.clock.advance(5000)
    expect([bench.wires.count('a1'), bench.phase('a1')]).toEqual([0, 'finished'])
    bench.calls.length = 0
    await bench.clock.advance(600_000)
    expect([bench.calls, bench.wires.count('a1')]).toEqual([[], 0])
  })

  it('VERIF-073 of an application that the provider does not know any more: its polling ends, until a list names it', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.provider.list = []
    for (let tries = 0; tries < 3; tries += 1) {
      expect([tries, bench.phase('a1')]).toEqual([tries, tries === 0 ? 'connecting' : 'polling'])
      await bench.wires.say('a1', 'closed')
      await bench.clock.advance(300_000)
    }
    expect([bench.wires.count('a1'), bench.phase('a1')]).toEqual([0, 'finished'])
    bench.calls.length = 0
    await bench.clock.advance(600_000)
    expect(bench.calls).toEqual([])
    bench.provider.list = [application()]
    bench.updates.listen('a1')
    expect(bench.wires.count('a1')).toBe(1)
  })

  it('VERIF-073 not of one that a list leaves out while its stream stands, or that it names while its stream is refused', async () => {
    const bench = verificationBench([application(), recipient()])
    await bench.started()
    bench.provider.list = [recipient()]
    for (let tries = 0; tries < 4; tries += 1) {
      await bench.wires.say('a2', 'closed')
      await bench.wires.say('a1', 'event')
      await bench.clock.advance(300_000)
    }
    expect([bench.phase('a1'), bench.phase('a2')]).toEqual(['live', 'polling'])
  })

  it.each([
    [[], 2],
    [['a3'], 3],
  ] as const)(
    'VERIF-073 drops what waits for an application that is finished, and keeps what waits for others: %j',
    async (others, asked) => {
      const bench = verificationBench([application(), recipient(), recipient({ applicationId: 'a3' })])
      await bench.started()
      await bench.wires.say('a2', 'closed')
      await bench.clock.advance(4800)
      for (const id of ['a1', ...others]) await bench.wires.say(id, 'event')
      bench.provider.list = [approved, recipient(), recipient({ applicationId: 'a3' })]
      await bench.clock.advance(200)
      expect([bench.asked('list'), bench.wires.count('a1')]).toEqual([2, 0])
      await bench.clock.advance(4900)
      expect(bench.asked('list')).toBe(asked)
    },
  )

  it.each(['rejected', 'abandoned', 'initializing', null] as const)(
    'VERIF-074 does not come with the status %s: the application stays watched',
    async (status) => {
      const bench = verificationBench()
      await bench.started()
      bench.provider.list = [application({ status })]
      await bench.wires.say('a1', 'event')
      await bench.clock.advance(500)
      expect(bench.wires.count('a1')).toBe(1)
    },
  )

  it('VERIF-074 comes with the sign-out, whatever is under way: stream, debounce, polling and retries', async () => {
    const bench = verificationBench([application(), recipient()])
    await bench.started()
    await bench.wires.say('a1', 'closed')
    await bench.wires.say('a2', 'open', 'event')
    await bench.signOut()
    expect([bench.wires.count('a1'), bench.wires.count('a2')]).toEqual([0, 0])
    bench.calls.length = 0
    await bench.clock.advance(600_000)
    expect([bench.calls, bench.wires.opened]).toEqual([[], ['a1', 'a2']])
    expect(bench.updates.postVerification.get()).toEqual({ individualShopperTier1: null, payoutsRecipient: null })
  })

  it('VERIF-074 comes with the sign-out while the list is on its way', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.lists.hold()
    bench.provider.list = [approved]
    await bench.wires.say('a1', 'event')
    await bench.clock.advance(500)
    await bench.signOut()
    await bench.lists.letGo()
    await bench.clock.advance(60_000)
    expect(bench.calls).toEqual(['list'])
    expect(bench.wires.opened).toEqual(['a1'])
    // The next user.
    bench.lists.holdNoMore()
    bench.provider.list = [application()]
    await bench.start()
    await bench.wires.say('a1', 'event')
    await bench.clock.advance(500)
    expect([bench.asked('list'), bench.wires.count('a1')]).toEqual([3, 1])
  })

  it('VERIF-074 comes when the page is left, also for what is on its way; a start watches anew', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.lists.hold()
    await bench.wires.say('a1', 'event')
    await bench.clock.advance(500)
    bench.updates.finish()
    expect([bench.wires.count('a1'), bench.phase('a1')]).toEqual([0, 'finished'])
    bench.lists.holdNoMore()
    await bench.lists.letGo()
    await bench.clock.advance(60_000)
    expect([bench.wires.opened, bench.calls]).toEqual([['a1'], ['list']])
    await bench.updates.tasks.start()
    expect(bench.wires.opened).toEqual(['a1', 'a1'])
    await bench.wires.say('a1', 'event')
    await bench.clock.advance(500)
    expect(bench.asked('list')).toBe(2)
  })

  it('VERIF-073 forgets that a list could not be loaded', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.provider.listFault = unreachable
    await bench.wires.say('a1', 'event')
    await bench.clock.advance(500)
    bench.updates.finish()
    bench.calls.length = 0
    await bench.updates.tasks.start()
    await bench.clock.advance(60_000)
    expect(bench.calls).toEqual([])
  })
})
