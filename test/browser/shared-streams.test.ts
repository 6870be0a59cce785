import { settle } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'
import { makeBench } from './tabs-bench.ts'

const many = Array.from({ length: 20 })

/**
 * True if there are signals and each of them is 'open'. Repeated 'open' signals are harmless, because the refresh that
 * follows a signal is debounced.
 */
const opened = (signals: ReadonlyArray<unknown>): boolean =>
  signals.length > 0 && signals.every((one) => one === 'open')

describe('shared event streams', () => {
  it('F2 only one tab opens the event stream of a verification application, and all tabs get its events', async () => {
    const bench = makeBench()
    const tabs = many.map(() => bench.tab())
    for (const tab of tabs) {
      tab.open('a1')
      tab.open('a2')
    }
    await bench.advance(1000)
    expect(bench.connections()).toEqual(['a1', 'a2'])
    expect(tabs.filter((tab) => tab.streamCount() > 0)).toHaveLength(1)
    for (const tab of tabs) expect(tab.signals('a1')).toEqual(['open'])
    await bench.say('a1', 'event')
    for (const tab of tabs) expect([tab.signals('a1'), tab.signals('a2')]).toEqual([['open', 'event'], ['open']])
    await bench.say('a2', 'error')
    for (const tab of tabs) expect(tab.signals('a2')).toEqual(['open', 'error'])
    expect(bench.opened()).toBe(2)
  })

  it('F2 a tab also gets the signal "open" if it subscribes to a stream that is already open', async () => {
    const bench = makeBench()
    const first = bench.tab()
    first.open('a1')
    await bench.advance(5000)
    const second = bench.tab()
    second.open('a1')
    await bench.advance(1000)
    expect([first.signals('a1'), second.signals('a1')]).toEqual([['open'], ['open']])
    second.open('a2')
    await bench.advance(1000)
    expect(second.signals('a2')).toEqual(['open'])
    expect(first.streamCount()).toBe(2)
  })

  it('F2 if the leading tab is killed, another tab becomes leader, and all remaining tabs get the signal "open" again', async () => {
    const bench = makeBench()
    const tabs = many.map(() => bench.tab())
    for (const tab of tabs) tab.open('a1')
    await bench.advance(1000)
    tabs[0]?.kill()
    await bench.advance(100)
    expect(bench.connections()).toEqual(['a1'])
    for (const tab of tabs.slice(1)) expect(opened(tab.signals('a1').slice(1))).toBe(true)
    await bench.say('a1', 'event')
    for (const tab of tabs.slice(1)) expect(tab.signals('a1').at(-1)).toBe('event')
  })

  it('F2 a new leader also opens the streams that only other tabs use', async () => {
    const bench = makeBench()
    const [leader, next, third] = [bench.tab(), bench.tab(), bench.tab()]
    for (const tab of [leader, next]) tab.open('a1')
    third.open('a2')
    await bench.advance(1000)
    leader.kill()
    await bench.advance(250)
    expect([next.streamCount(), bench.connections()]).toEqual([2, ['a1', 'a2']])
    expect(third.signals('a2')).toEqual(['open', 'open'])
    await bench.say('a2', 'event')
    expect([next.signals('a2'), third.signals('a2')]).toEqual([[], ['open', 'open', 'event']])
  })

  it('F2 if the leader freezes, another tab becomes leader within 2 s, and stays leader after the frozen tab resumes', async () => {
    const bench = makeBench()
    const tabs = many.map(() => bench.tab())
    for (const tab of tabs) tab.open('a1')
    await bench.advance(10_000)
    expect(bench.opened()).toBe(1)
    const [frozen, ...others] = tabs
    frozen?.freeze()
    await bench.advance(1875)
    for (const tab of others) expect(opened(tab.signals('a1').slice(1))).toBe(true)
    expect(others.filter((tab) => tab.streamCount() > 0)).toHaveLength(1)
    await bench.advance(5000)
    await frozen?.thaw()
    await bench.advance(1000)
    expect(bench.connections()).toEqual(['a1'])
    expect(opened(frozen?.signals('a1').slice(1) ?? [])).toBe(true)
    expect(frozen?.streamCount()).toBe(0)
    expect(bench.opened()).toBe(2)
  })

  it('F2 a tab that resumes after a freeze does not replace a leader that is still running', async () => {
    const bench = makeBench()
    const [leader, follower] = [bench.tab(), bench.tab()]
    leader.open('a1')
    follower.open('a1')
    await bench.advance(1000)
    follower.freeze()
    await bench.advance(180_000)
    await follower.thaw()
    await bench.advance(5000)
    expect(leader.streamCount()).toBe(1)
    expect(bench.opened()).toBe(1)
    expect(follower.signals('a1').at(-1)).toBe('open')
  })

  it('VERIF-073 a stream closes when its last subscriber unsubscribes, even if this subscriber is not in the leading tab', async () => {
    const bench = makeBench()
    const [leader, follower] = [bench.tab(), bench.tab()]
    leader.open('a1')
    await settle()
    follower.open('a1')
    follower.open('a2')
    await bench.advance(500)
    leader.close('a1')
    await bench.advance(500)
    expect(bench.connections()).toEqual(['a1', 'a2'])
    expect(follower.streamCount()).toBe(2)
    follower.close('a2')
    await bench.advance(500)
    expect(bench.connections()).toEqual(['a1'])
    follower.close('a1')
    await settle()
    expect(bench.connections()).toEqual([])
    expect(bench.leftovers()).toBe(0)
  })

  it('VERIF-073 if the only tab that used a stream was killed, the stream closes after two minutes', async () => {
    const bench = makeBench()
    const [leader, follower] = [bench.tab(), bench.tab()]
    leader.open('a1')
    await settle()
    follower.open('a2')
    await bench.advance(500)
    expect(bench.connections()).toEqual(['a1', 'a2'])
    follower.kill()
    await bench.advance(121_000)
    expect(bench.connections()).toEqual(['a1'])
  })

  it('F2 while at least one tab is subscribed to a stream, the stream stays open', async () => {
    const bench = makeBench()
    const [leader, follower] = [bench.tab(), bench.tab()]
    leader.open('a1')
    await settle()
    follower.open('a2')
    await bench.advance(300_000)
    expect(bench.connections()).toEqual(['a1', 'a2'])
    expect(bench.opened()).toBe(2)
    expect(follower.signals('a2')).toEqual(['open'])
  })

  it('F1 a stream that the server rejects ends in every tab; the next subscription opens the stream again', async () => {
    const bench = makeBench()
    const [leader, follower] = [bench.tab(), bench.tab()]
    leader.open('a1')
    follower.open('a1')
    await bench.advance(500)
    await bench.say('a1', 'closed')
    expect([leader.signals('a1'), follower.signals('a1')]).toEqual([
      ['open', 'closed', 'end'],
      ['open', 'closed', 'end'],
    ])
    expect(bench.connections()).toEqual([])
    expect(bench.leftovers()).toBe(0)
    follower.open('a1')
    await bench.advance(500)
    expect(follower.signals('a1').slice(3)).toEqual(['open'])
    expect(follower.streamCount()).toBe(1)
  })
})

describe('missing browser APIs', () => {
  it.each(['locks', 'channels', 'lock-right'] as const)(
    'F2 if the browser has no %s, each tab opens its own stream',
    async (lacks) => {
      const bench = makeBench()
      const [one, other] = [bench.tab(lacks), bench.tab(lacks)]
      one.open('a1')
      other.open('a1')
      await bench.advance(5000)
      expect([one.signals('a1'), other.signals('a1')]).toEqual([['open'], ['open']])
      expect([one.streamCount(), other.streamCount()]).toEqual([1, 1])
      one.close('a1')
      other.close('a1')
      await settle()
      expect(bench.connections()).toEqual([])
      expect(bench.leftovers()).toBe(0)
    },
  )
})
