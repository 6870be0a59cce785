import { rejected, unauthorized } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import { application, recipient, verificationBench } from '../bench.ts'

const approved = application({ status: 'approved' })

describe('watching applications when the app starts', () => {
  it('VERIF-020 VERIF-054 VERIF-055 SESS-049 at start, each unapproved application gets a stream; its product is pending', async () => {
    const bench = verificationBench([approved, recipient({ status: 'rejected' }), recipient({ applicationId: 'a3' })])
    bench.provider.list = [...bench.provider.list, application({ applicationId: 'a4', productName: 'another' })]
    expect(bench.updates.postVerification.get()).toEqual({ individualShopperTier1: null, payoutsRecipient: null })
    await bench.start()
    expect(['a1', 'a2', 'a3', 'a4'].map(bench.streams.count)).toEqual([0, 1, 1, 1])
    expect(bench.updates.postVerification.get()).toEqual({
      individualShopperTier1: 'complete',
      payoutsRecipient: 'pending',
    })
    expect(bench.applications.state.get().applications?.[1]?.status).toBe('rejected')
  })

  it('no stream opens before the list has loaded; each application gets only one stream, even if watching starts twice', async () => {
    const bench = verificationBench()
    await bench.updates.tasks.start()
    expect(bench.streams.opened).toEqual([])
    await bench.start()
    await bench.start()
    bench.updates.listen('a1')
    expect(bench.streams.opened).toEqual(['a1'])
  })
})

describe('a refresh of the list of applications', () => {
  it('VERIF-056 VERIF-057 VERIF-067 several events cause one request for the list, half a second after the last event', async () => {
    const bench = verificationBench([approved, recipient()])
    await bench.started()
    bench.provider.list = [approved]
    bench.provider.createFault = rejected(500)
    await bench.streams.send('a2', 'event')
    await bench.clock.advance(300)
    await bench.streams.send('a2', 'event')
    await bench.clock.advance(100)
    await bench.streams.send('a2', 'event')
    await bench.clock.advance(499)
    expect(bench.calls).toEqual([])
    await bench.clock.advance(1)
    expect(bench.calls).toEqual(['list', 'create payoutsRecipient'])
    await bench.clock.advance(60_000)
    expect(bench.callCount('list')).toBe(1)
  })

  it('VERIF-068 VERIF-069 whenever a stream opens, the list is requested half a second later', async () => {
    const bench = verificationBench()
    await bench.started()
    for (const count of [1, 2]) {
      await bench.streams.send('a1', 'open')
      await bench.clock.advance(499)
      expect(bench.callCount('list')).toBe(count - 1)
      await bench.clock.advance(1)
      expect(bench.callCount('list')).toBe(count)
      await bench.streams.send('a1', 'error')
    }
  })

  it('the list is requested only once if a stream opens and soon afterwards a different stream has an event', async () => {
    const bench = verificationBench([application(), recipient()])
    await bench.started()
    await bench.streams.send('a1', 'open')
    await bench.clock.advance(400)
    await bench.streams.send('a2', 'event')
    await bench.clock.advance(499)
    expect(bench.callCount('list')).toBe(0)
    await bench.clock.advance(60_000)
    expect(bench.callCount('list')).toBe(1)
  })

  it('events that arrive while the list loads cause one more request, which is sent after the response', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.lists.hold()
    await bench.streams.send('a1', 'event')
    await bench.clock.advance(500)
    bench.provider.list = [application({ status: 'rejected' })]
    await bench.streams.send('a1', 'event')
    await bench.clock.advance(500)
    await bench.streams.send('a1', 'event')
    await bench.clock.advance(500)
    expect(bench.callCount('list')).toBe(1)
    bench.lists.stopHolding()
    await bench.lists.releaseHeld()
    expect(bench.callCount('list')).toBe(2)
    expect(bench.applications.state.get().applications?.[0]?.status).toBe('rejected')
  })

  it('while the list fails to load, the app requests it again every 5 s, and the stream stays open', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.provider.listFault = rejected(503)
    await bench.streams.send('a1', 'event')
    await bench.clock.advance(10_500)
    expect(bench.callCount('list')).toBe(3)
    expect(bench.streams.count('a1')).toBe(1)
    expect(bench.phase('a1')).toBe('live')
    bench.provider.listFault = null
    bench.provider.list = [approved]
    await bench.clock.advance(5000)
    expect(bench.updates.postVerification.get().individualShopperTier1).toBe('complete')
    const asked = bench.callCount('list')
    await bench.clock.advance(60_000)
    expect(bench.callCount('list')).toBe(asked)
  })

  it('VERIF-056 while the list fails to load, the app creates no missing application', async () => {
    const bench = verificationBench([approved, recipient({ applicationId: 'a3', productName: 'another' })])
    await bench.applications.tasks.reload()
    await bench.updates.tasks.start()
    bench.provider.listFault = rejected(503)
    await bench.streams.send('a3', 'event')
    await bench.clock.advance(500)
    expect(bench.calls).toEqual(['list', 'list'])
    bench.provider.listFault = null
    await bench.clock.advance(5000)
    expect(bench.calls.slice(2)).toEqual(['list', 'create payoutsRecipient'])
  })

  it('after a response with 401, the app does not request the list again', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.provider.listFault = unauthorized
    await bench.streams.send('a1', 'event')
    await bench.clock.advance(60_000)
    expect(bench.callCount('list')).toBe(1)
  })
})

describe('a failing stream of an application', () => {
  it('VERIF-071 after four errors in a row, a stream stays open and the list is not polled', async () => {
    const bench = verificationBench()
    await bench.started()
    await bench.streams.send('a1', 'error', 'error', 'error', 'error')
    await bench.clock.advance(60_000)
    expect([bench.streams.opened, bench.streams.count('a1'), bench.calls]).toEqual([['a1'], 1, []])
  })

  it('VERIF-062 VERIF-070 at its fifth error, a stream closes, and the list is polled every 5 s until the next event', async () => {
    const bench = verificationBench()
    await bench.started()
    await bench.streams.send('a1', 'error', 'error', 'error', 'error', 'error')
    expect([bench.streams.count('a1'), bench.phase('a1')]).toEqual([0, 'polling'])
    // The list is requested immediately, then every 5 s.
    await bench.clock.advance(500)
    expect(bench.callCount('list')).toBe(1)
    await bench.clock.advance(4499)
    expect([bench.callCount('list'), bench.streams.opened]).toEqual([1, ['a1']])
    await bench.clock.advance(1)
    expect([bench.callCount('list'), bench.streams.opened, bench.streams.count('a1')]).toEqual([2, ['a1', 'a1'], 1])
    // Opening the stream again does not end the polling; only an event from the stream does.
    await bench.streams.send('a1', 'open')
    await bench.clock.advance(5000)
    expect(bench.phase('a1')).toBe('polling')
    await bench.streams.send('a1', 'event')
    expect(bench.phase('a1')).toBe('live')
    const asked = bench.callCount('list')
    await bench.clock.advance(60_000)
    expect([bench.callCount('list'), bench.streams.count('a1')]).toEqual([asked + 1, 1])
  })

  it('VERIF-070 a failing stream reopens after increasing waits, with only one connection at a time', async () => {
    const bench = verificationBench()
    await bench.started()
    await bench.streams.send('a1', 'closed')
    const opened: Array<number> = []
    for (let second = 1; second <= 240; second += 1) {
      const before = bench.streams.opened.length
      await bench.clock.advance(1000)
      if (bench.streams.opened.length === before) continue
      opened.push(second)
      expect(bench.streams.count('a1')).toBe(1)
      await bench.streams.send('a1', 'error')
      expect(bench.streams.count('a1')).toBe(0)
    }
    const waits = opened.map((at, index) => at - (opened[index - 1] ?? 0))
    // Each wait is a random time between 5 s and a maximum, which doubles from 5 s to 160 s. The fake random numbers always
    // choose the middle of this range.
    expect(waits).toEqual([5, 8, 13, 23, 43, 83])
  })

  it('VERIF-072 if the provider rejects a stream, the list is polled within a second', async () => {
    const bench = verificationBench()
    bench.streams.initialSignals.set('a1', ['closed'])
    await bench.started()
    expect([bench.streams.count('a1'), bench.phase('a1')]).toEqual([0, 'polling'])
    await bench.clock.advance(1000)
    expect(bench.callCount('list')).toBe(1)
    await bench.clock.advance(4000)
    // After the first rejected connection, the app waits the shortest time, 5 s, before it opens the stream again.
    expect(bench.streams.opened).toEqual(['a1', 'a1'])
    await bench.clock.advance(10_000)
    expect(bench.callCount('list')).toBe(4)
  })

  it('VERIF-062 VERIF-070 VERIF-072 after a stream was rejected, the list is polled every 5 s until the stream has an event', async () => {
    const bench = verificationBench()
    bench.streams.initialSignals.set('a1', ['closed'])
    await bench.started()
    bench.streams.initialSignals.delete('a1')
    const askedAt: Array<number> = []
    const pass = async (from: number, to: number): Promise<void> => {
      for (let at = from + 100; at <= to; at += 100) {
        const before = bench.callCount('list')
        await bench.clock.advance(100)
        for (let count = before; count < bench.callCount('list'); count += 1) askedAt.push(at)
      }
    }
    await pass(0, 6000)
    expect(bench.streams.opened).toEqual(['a1', 'a1'])
    await bench.streams.send('a1', 'open')
    await pass(6000, 12_000)
    await bench.streams.send('a1', 'event')
    await pass(12_000, 60_000)
    expect([askedAt, bench.streams.count('a1')]).toEqual([[500, 5000, 6500, 10_000, 12_500], 1])
  })

  it('an event that a stream sends after its fifth error is ignored', async () => {
    const bench = verificationBench()
    bench.streams.initialSignals.set('a1', ['error', 'error', 'error', 'error', 'error', 'event'])
    await bench.started()
    expect([bench.streams.count('a1'), bench.phase('a1')]).toEqual([0, 'polling'])
  })

  it('while a request for the list is in flight, a failing stream does not cause a second request', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.lists.hold()
    await bench.streams.send('a1', 'closed')
    await bench.clock.advance(22_000)
    expect(bench.callCount('list')).toBe(1)
    bench.lists.stopHolding()
    await bench.lists.releaseHeld()
    expect(bench.callCount('list')).toBe(1)
    await bench.clock.advance(3000)
    expect(bench.callCount('list')).toBe(2)
  })

  it('two failing streams share one poll of the list every 5 s', async () => {
    const bench = verificationBench([application(), recipient()])
    await bench.started()
    await bench.streams.send('a1', 'closed')
    await bench.streams.send('a2', 'closed')
    await bench.clock.advance(20_000)
    expect(bench.callCount('list')).toBe(5)
  })
})

describe('a loaded list of applications', () => {
  it('VERIF-048 the app watches the new applications in a loaded list, and keeps watching those that are missing from it', async () => {
    const bench = verificationBench()
    await bench.started()
    bench.provider.list = [recipient()]
    await bench.streams.send('a1', 'event')
    await bench.clock.advance(500)
    expect([bench.streams.count('a1'), bench.streams.count('a2')]).toEqual([1, 1])
    expect(bench.updates.postVerification.get().payoutsRecipient).toBe('pending')
  })

  it('each application gets one stream, even if the loaded list contains duplicates, unknown statuses and unknown products', async () => {
    const bench = verificationBench()
    await bench.started()
    const unknownProduct = application({ applicationId: 'a3', productName: '__proto__', status: null })
    bench.provider.list = [application(), approved, unknownProduct, unknownProduct]
    for (const times of [1, 2]) {
      await bench.streams.send('a1', 'event')
      await bench.clock.advance(500)
      expect([times, bench.streams.opened]).toEqual([times, ['a1', 'a3']])
    }
    expect(bench.updates.postVerification.get()).toEqual({ individualShopperTier1: 'pending', payoutsRecipient: null })
  })
})

describe('listen', () => {
  it('`listen` marks the product of an application as pending and opens a stream; it ignores an approved application', async () => {
    const bench = verificationBench([approved])
    await bench.started()
    bench.updates.listen('a1')
    expect([bench.streams.count('a1'), bench.updates.postVerification.get().individualShopperTier1]).toEqual([
      0,
      'complete',
    ])
    bench.applications.updates.add(recipient())
    bench.updates.listen('a2')
    expect([bench.streams.count('a2'), bench.updates.postVerification.get().payoutsRecipient]).toEqual([1, 'pending'])
  })
})
