import { rejected, unauthorized } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import { application, recipient, verificationBench } from '../bench.ts'

const approved = application({ status: 'approved' })

describe('the start', () => {
  it('VERIF-020 VERIF-054 VERIF-055 SESS-049 watches each application that is not approved, and says which product waits', async () => {
    const bench = verificationBench([approved, recipient({ status: 'rejected' }), recipient({ applicationId: 'a3' })])
    bench.provider.list = [...bench.provider.list, application({ applicationId: 'a4', productName: 'another' })]
    expect(bench.updates.postVerification.get()).toEqual({ individualShopperTier1: null, payoutsRecipient: null })
    await bench.start()
    expect(['a1', 'a2', 'a3', 'a4'].map(bench.wires.count)).toEqual([0, 1, 1, 1])
    expect(bench.updates.postVerification.get()).toEqual({
      individualShopperTier1: 'complete',
      payoutsRecipient: 'pending',
    })
    expect(bench.applications.state.get().applications?.[1]?.status).toBe('rejected')
  })

  it('watches nothing while no list is known, and each application once however often it runs', async () => {
    const bench = verificationBench()
    await bench.updates.tasks.start()
    expect(bench.wires.opened).toEqual([])
    await bench.start()
    await bench.start()
    bench.updates.listen('a1')
    expect(bench.wires.opened).toEqual(['a1'])
  })
})

describe('a refresh', () => {
  it('VERIF-056 VERIF-057 VERIF-067 asks for the list once, half a second after the last of several events', async () => {
    const bench = verificationBench([approved, recipient()])
    await bench.started()
    bench.provider.list = [approved]
    bench.provider.createFault = rejected(500)
    await bench.wires.say('a2', 'event')
    await bench.clock.advance(300)
    await bench.wires.say('a2', 'event')
    await bench.clock.advance(100)
    await bench.wires.say('a2', 'event')
    await bench.clock.advance(499)
    expect(bench.calls).toEqual([])
    await bench.clock.advance(1)
    expect(bench.calls).toEqual(['list', 'create payoutsRecipient'])
    await bench.clock.advance(60_000)
    expect(bench.asked('list')).toBe(1)
  })

  it('VERIF-068 VERIF-069 follows the first opening of a stream, and each later one', async () => {
    const bench = verificationBench()
    await bench.started()
    for (const count of [1, 2]) {
      await bench.wires.say('a1', 'open')
      await bench.clock.advance(499)
      expect(bench.asked('list')).toBe(count - 1)
      await bench.clock.advance(1)
      expect(bench.asked('list')).toBe(count)
      await bench.wires.say('a1', 'error')
    }
  })

  it('is one for the opening of one application and the event of another', async () => {
    const bench = verificationBench([application(), recipient()])
    await bench.started()
    await bench.wires.say('a1', 'open')
    await bench.clock.advance(400)
    await bench.wires.say('a2', 'event')
    await bench.clock.advance(499)
    expect(bench.asked('list')).toBe(0)
    await bench.clock.advance(60_000)
    expect(bench.asked('list')).toBe(1)
  })

  it('is never two at a time: what is heard meanwhile is asked for afterwards', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.lists.hold()
    await bench.wires.say('a1', 'event')
    await bench.clock.advance(500)
    bench.provider.list = [application({ status: 'rejected' })]
    await bench.wires.say('a1', 'event')
    await bench.clock.advance(500)
    await bench.wires.say('a1', 'event')
    await bench.clock.advance(500)
    expect(bench.asked('list')).toBe(1)
    bench.lists.holdNoMore()
    await bench.lists.letGo()
    expect(bench.asked('list')).toBe(2)
    expect(bench.applications.state.get().applications?.[0]?.status).toBe('rejected')
  })

  it('is tried again every 5 seconds while the list cannot be loaded, and changes nothing until then', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.provider.listFault = rejected(503)
    await bench.wires.say('a1', 'event')
    await bench.clock.advance(10_500)
    expect(bench.asked('list')).toBe(3)
    expect(bench.wires.count('a1')).toBe(1)
    expect(bench.phase('a1')).toBe('live')
    bench.provider.listFault = null
    bench.provider.list = [approved]
    await bench.clock.advance(5000)
    expect(bench.updates.postVerification.get().individualShopperTier1).toBe('complete')
    const asked = bench.asked('list')
    await bench.clock.advance(60_000)
    expect(bench.asked('list')).toBe(asked)
  })

  it('VERIF-056 makes nothing where the list could not be loaded', async () => {
    const bench = verificationBench([approved, recipient({ applicationId: 'a3', productName: 'another' })])
    await bench.applications.tasks.reload()
    await bench.updates.tasks.start()
    bench.provider.listFault = rejected(503)
    await bench.wires.say('a3', 'event')
    await bench.clock.advance(500)
    expect(bench.calls).toEqual(['list', 'list'])
    bench.provider.listFault = null
    await bench.clock.advance(5000)
    expect(bench.calls.slice(2)).toEqual(['list', 'create payoutsRecipient'])
  })

  it('is not tried again once the session is over', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.provider.listFault = unauthorized
    await bench.wires.say('a1', 'event')
    await bench.clock.advance(60_000)
    expect(bench.asked('list')).toBe(1)
  })
})

describe('a stream that fails', () => {
  it('VERIF-071 is kept through four errors in a row, without polling', async () => {
    const bench = verificationBench()
    await bench.started()
    await bench.wires.say('a1', 'error', 'error', 'error', 'error')
    await bench.clock.advance(60_000)
    expect([bench.wires.opened, bench.wires.count('a1'), bench.calls]).toEqual([['a1'], 1, []])
  })

  it('VERIF-062 VERIF-070 is closed at the fifth, and the list is asked for every 5 seconds until an event comes', async () => {
    const bench = verificationBench()
    await bench.started()
    await bench.wires.say('a1', 'error', 'error', 'error', 'error', 'error')
    expect([bench.wires.count('a1'), bench.phase('a1')]).toEqual([0, 'polling'])
    // At once, and then from 5 seconds on.
    await bench.clock.advance(500)
    expect(bench.asked('list')).toBe(1)
    await bench.clock.advance(4499)
    expect([bench.asked('list'), bench.wires.opened]).toEqual([1, ['a1']])
    await bench.clock.advance(1)
    expect([bench.asked('list'), bench.wires.opened, bench.wires.count('a1')]).toEqual([2, ['a1', 'a1'], 1])
    // An opening alone does not end it.
    await bench.wires.say('a1', 'open')
    await bench.clock.advance(5000)
    expect(bench.phase('a1')).toBe('polling')
    await bench.wires.say('a1', 'event')
    expect(bench.phase('a1')).toBe('live')
    const asked = bench.asked('list')
    await bench.clock.advance(60_000)
    expect([bench.asked('list'), bench.wires.count('a1')]).toEqual([asked + 1, 1])
  })

  it('VERIF-070 is tried again after longer and longer waits, one connection at a time', async () => {
    const bench = verificationBench()
    await bench.started()
    await bench.wires.say('a1', 'closed')
    const opened: Array<number> = []
    for (let second = 1; second <= 240; second += 1) {
      const before = bench.wires.opened.length
      await bench.clock.advance(1000)
      if (bench.wires.opened.length === before) continue
      opened.push(second)
      expect(bench.wires.count('a1')).toBe(1)
      await bench.wires.say('a1', 'error')
      expect(bench.wires.count('a1')).toBe(0)
    }
    const waits = opened.map((at, index) => at - (opened[index - 1] ?? 0))
    // Half of the way between 5 seconds and 5, 10, 20, 40, 80 and 160.
    expect(waits).toEqual([5, 8, 13, 23, 43, 83])
  })

  it('VERIF-072 that cannot be opened at all is polled for within a second', async () => {
    const bench = verificationBench()
    bench.wires.atOnce.set('a1', ['closed'])
    await bench.started()
    expect([bench.wires.count('a1'), bench.phase('a1')]).toEqual([0, 'polling'])
    await bench.clock.advance(1000)
    expect(bench.asked('list')).toBe(1)
    await bench.clock.advance(4000)
    // Refused once, not twice: it is tried again after the shortest wait.
    expect(bench.wires.opened).toEqual(['a1', 'a1'])
    await bench.clock.advance(10_000)
    expect(bench.asked('list')).toBe(4)
  })

  it('VERIF-062 VERIF-070 VERIF-072 refused once: the list is asked for at once, every 5 seconds, and as the stream comes back', async () => {
    const bench = verificationBench()
    bench.wires.atOnce.set('a1', ['closed'])
    await bench.started()
    bench.wires.atOnce.delete('a1')
    const askedAt: Array<number> = []
    const pass = async (from: number, to: number): Promise<void> => {
      for (let at = from + 100; at <= to; at += 100) {
        const before = bench.asked('list')
        await bench.clock.advance(100)
        for (let count = before; count < bench.asked('list'); count += 1) askedAt.push(at)
      }
    }
    await pass(0, 6000)
    expect(bench.wires.opened).toEqual(['a1', 'a1'])
    await bench.wires.say('a1', 'open')
    await pass(6000, 12_000)
    await bench.wires.say('a1', 'event')
    await pass(12_000, 60_000)
    expect([askedAt, bench.wires.count('a1')]).toEqual([[500, 5000, 6500, 10_000, 12_500], 1])
  })

  it('is not heard any more once it was given up', async () => {
    const bench = verificationBench()
    bench.wires.atOnce.set('a1', ['error', 'error', 'error', 'error', 'error', 'event'])
    await bench.started()
    expect([bench.wires.count('a1'), bench.phase('a1')]).toEqual([0, 'polling'])
  })

  it('is not polled for while the list is on its way', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.lists.hold()
    await bench.wires.say('a1', 'closed')
    await bench.clock.advance(22_000)
    expect(bench.asked('list')).toBe(1)
    bench.lists.holdNoMore()
    await bench.lists.letGo()
    expect(bench.asked('list')).toBe(1)
    await bench.clock.advance(3000)
    expect(bench.asked('list')).toBe(2)
  })

  it('is polled for once every 5 seconds, however many streams fail', async () => {
    const bench = verificationBench([application(), recipient()])
    await bench.started()
    await bench.wires.say('a1', 'closed')
    await bench.wires.say('a2', 'closed')
    await bench.clock.advance(20_000)
    expect(bench.asked('list')).toBe(5)
  })
})

describe('a list', () => {
  it('VERIF-048 begins to watch what appears in it, and watches what vanished from it', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.provider.list = [recipient()]
    await bench.wires.say('a1', 'event')
    await bench.clock.advance(500)
    expect([bench.wires.count('a1'), bench.wires.count('a2')]).toEqual([1, 1])
    expect(bench.updates.postVerification.get().payoutsRecipient).toBe('pending')
  })

  it('may name an application twice, or a status and a product that nobody knows', async () => {
    const bench = verificationBench()
    await bench.started()
    const strange = application({ applicationId: 'a3', productName: '__proto__', status: null })
    bench.provider.list = [application(), approved, strange, strange]
    for (const times of [1, 2]) {
      await bench.wires.say('a1', 'event')
      await bench.clock.advance(500)
      expect([times, bench.wires.opened]).toEqual([times, ['a1', 'a3']])
    }
    expect(bench.updates.postVerification.get()).toEqual({ individualShopperTier1: 'pending', payoutsRecipient: null })
  })
})

describe('listening', () => {
  it('watches one application, sets its product to pending, and leaves an approved one alone', async () => {
    const bench = verificationBench([approved])
    await bench.started()
    bench.updates.listen('a1')
    expect([bench.wires.count('a1'), bench.updates.postVerification.get().individualShopperTier1]).toEqual([
      0,
      'complete',
    ])
    bench.applications.updates.add(recipient())
    bench.updates.listen('a2')
    expect([bench.wires.count('a2'), bench.updates.postVerification.get().payoutsRecipient]).toEqual([1, 'pending'])
  })
})
