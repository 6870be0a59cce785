import { settle } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'
import { makeBench } from './tabs-bench.ts'

const many = Array.from({ length: 20 })

/** Twice is as good as once: what follows an opening waits half a second for the next. */
const opened = (signals: ReadonlyArray<unknown>): boolean =>
  signals.length > 0 && signals.every((one) => one === 'open')

describe('the streams of several tabs', () => {
  it('F2 are held by one tab, one for each application, and heard by all', async () => {
    const bench = makeBench()
    const tabs = many.map(() => bench.tab())
    for (const tab of tabs) {
      tab.open('a1')
      tab.open('a2')
    }
    await bench.advance(1000)
    expect(bench.connections()).toEqual(['a1', 'a2'])
    expect(tabs.filter((tab) => tab.holds() > 0)).toHaveLength(1)
    for (const tab of tabs) expect(tab.said('a1')).toEqual(['open'])
    await bench.say('a1', 'event')
    for (const tab of tabs) expect([tab.said('a1'), tab.said('a2')]).toEqual([['open', 'event'], ['open']])
    await bench.say('a2', 'error')
    for (const tab of tabs) expect(tab.said('a2')).toEqual(['open', 'error'])
    expect(bench.opened()).toBe(2)
  })

  it('F2 tell a tab that comes later that its stream is open', async () => {
    const bench = makeBench()
    const first = bench.tab()
    first.open('a1')
    await bench.advance(5000)
    const second = bench.tab()
    second.open('a1')
    await bench.advance(1000)
    expect([first.said('a1'), second.said('a1')]).toEqual([['open'], ['open']])
    second.open('a2')
    await bench.advance(1000)
    expect(second.said('a2')).toEqual(['open'])
    expect(first.holds()).toBe(2)
  })

  it('F2 go on in another tab when the leader is killed, and each tab hears of the opening', async () => {
    const bench = makeBench()
    const tabs = many.map(() => bench.tab())
    for (const tab of tabs) tab.open('a1')
    await bench.advance(1000)
    tabs[0]?.kill()
    await bench.advance(100)
    expect(bench.connections()).toEqual(['a1'])
    for (const tab of tabs.slice(1)) expect(opened(tab.said('a1').slice(1))).toBe(true)
    await bench.say('a1', 'event')
    for (const tab of tabs.slice(1)) expect(tab.said('a1').at(-1)).toBe('event')
  })

  it('F2 go on at once when the leader is killed, also those that the new leader does not want itself', async () => {
    const bench = makeBench()
    const [leader, next, third] = [bench.tab(), bench.tab(), bench.tab()]
    for (const tab of [leader, next]) tab.open('a1')
    third.open('a2')
    await bench.advance(1000)
    leader.kill()
    await bench.advance(250)
    expect([next.holds(), bench.connections()]).toEqual([2, ['a1', 'a2']])
    expect(third.said('a2')).toEqual(['open', 'open'])
    await bench.say('a2', 'event')
    expect([next.said('a2'), third.said('a2')]).toEqual([[], ['open', 'open', 'event']])
  })

  it('F2 go on in another tab within 2 s when the leader is frozen, which then follows', async () => {
    const bench = makeBench()
    const tabs = many.map(() => bench.tab())
    for (const tab of tabs) tab.open('a1')
    await bench.advance(10_000)
    expect(bench.opened()).toBe(1)
    const [frozen, ...others] = tabs
    frozen?.freeze()
    await bench.advance(1875)
    for (const tab of others) expect(opened(tab.said('a1').slice(1))).toBe(true)
    expect(others.filter((tab) => tab.holds() > 0)).toHaveLength(1)
    await bench.advance(5000)
    await frozen?.thaw()
    await bench.advance(1000)
    expect(bench.connections()).toEqual(['a1'])
    expect(opened(frozen?.said('a1').slice(1) ?? [])).toBe(true)
    expect(frozen?.holds()).toBe(0)
    expect(bench.opened()).toBe(2)
  })

  it('F2 are not taken from a leader that is there, by a tab that was frozen itself', async () => {
    const bench = makeBench()
    const [leader, follower] = [bench.tab(), bench.tab()]
    leader.open('a1')
    follower.open('a1')
    await bench.advance(1000)
    follower.freeze()
    await bench.advance(180_000)
    await follower.thaw()
    await bench.advance(5000)
    expect(leader.holds()).toBe(1)
    expect(bench.opened()).toBe(1)
    expect(follower.said('a1').at(-1)).toBe('open')
  })

  it('VERIF-073 are closed when no tab wants them any more, whoever holds them', async () => {
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
    expect(follower.holds()).toBe(2)
    follower.close('a2')
    await bench.advance(500)
    expect(bench.connections()).toEqual(['a1'])
    follower.close('a1')
    await settle()
    expect(bench.connections()).toEqual([])
    expect(bench.left()).toBe(0)
  })

  it('VERIF-073 are closed in the end when the tab that wanted them was killed', async () => {
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

  it('F2 stay while the tabs that want them do', async () => {
    const bench = makeBench()
    const [leader, follower] = [bench.tab(), bench.tab()]
    leader.open('a1')
    await settle()
    follower.open('a2')
    await bench.advance(300_000)
    expect(bench.connections()).toEqual(['a1', 'a2'])
    expect(bench.opened()).toBe(2)
    expect(follower.said('a2')).toEqual(['open'])
  })

  it('F1 end in every tab when they are refused, and begin anew for who tries again', async () => {
    const bench = makeBench()
    const [leader, follower] = [bench.tab(), bench.tab()]
    leader.open('a1')
    follower.open('a1')
    await bench.advance(500)
    await bench.say('a1', 'closed')
    expect([leader.said('a1'), follower.said('a1')]).toEqual([
      ['open', 'closed', 'end'],
      ['open', 'closed', 'end'],
    ])
    expect(bench.connections()).toEqual([])
    expect(bench.left()).toBe(0)
    follower.open('a1')
    await bench.advance(500)
    expect(follower.said('a1').slice(3)).toEqual(['open'])
    expect(follower.holds()).toBe(1)
  })
})

describe('a browser without the means', () => {
  it.each(['locks', 'channels', 'lock-right'] as const)(
    'F2 leaves each tab its own streams: it has no %s',
    async (lacks) => {
      const bench = makeBench()
      const [one, other] = [bench.tab(lacks), bench.tab(lacks)]
      one.open('a1')
      other.open('a1')
      await bench.advance(5000)
      expect([one.said('a1'), other.said('a1')]).toEqual([['open'], ['open']])
      expect([one.holds(), other.holds()]).toEqual([1, 1])
      one.close('a1')
      other.close('a1')
      await settle()
      expect(bench.connections()).toEqual([])
      expect(bench.left()).toBe(0)
    },
  )
})
