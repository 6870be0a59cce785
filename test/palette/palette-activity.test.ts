import { makePaydeck } from '@paydeck/core/app'
import { unreachable, unsupported } from '@paydeck/core/kernel'
import { makeMemoryProvider, personas } from '@paydeck/core/memory'
import { activityFinderOf } from '@paydeck/core/pages'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { Command } from '../../core/palette/index.ts'
import { makeBench, titleOf } from './bench.ts'
import { command } from './commands.ts'

const payment = (title: string): Command => command({ title, group: 'payments' })
const entry = (title: string, run = (): void => undefined): Command => command({ title, group: 'activity', run })

describe('search of the activity', () => {
  it('CMD-004 CMD-009 found entries come after the payments and can be run', async () => {
    const { palette, clock, searches, activitySearches, addActivity, titles } = makeBench()
    const runs: Array<string> = []
    addActivity()
    palette.type('coffee')
    await clock.advance(249)
    expect(activitySearches).toEqual([])
    await clock.advance(1)
    expect(activitySearches.map(({ text }) => text)).toEqual(['coffee'])
    await activitySearches[0]?.answer(E.right([entry('Coffee Bar', () => void runs.push('Coffee Bar'))]))
    expect(palette.view.get().isSearching).toBe(true)
    await searches[0]?.answer(E.right([payment('Coffee House')]))
    expect([palette.view.get().isSearching, palette.view.get().count]).toEqual([false, '3 results'])
    expect(titles()).toEqual([
      ['payments', ['Coffee House']],
      ['activity', ['Coffee Bar']],
    ])
    expect(palette.view.get().groups.at(-1)?.rows.map(titleOf)).toEqual(['Coffee Bar', 'Search for coffee'])
    palette.run('Coffee Bar')
    expect(runs).toEqual(['Coffee Bar'])
  })

  it('CMD-009 if only an entry is found, the palette does not say that nothing matches', async () => {
    const { palette, clock, searches, activitySearches, addActivity } = makeBench()
    addActivity()
    palette.type('qzx')
    await clock.advance(250)
    await searches[0]?.answer(E.right([]))
    await activitySearches[0]?.answer(E.right([entry('Qzx Store')]))
    expect(palette.view.get().none).toBeNull()
    palette.type('qzxy')
    await clock.advance(250)
    await searches[1]?.answer(E.right([]))
    await activitySearches[1]?.answer(E.right([]))
    expect(palette.view.get().none?.title).toBe('Nothing matches “qzxy”')
  })

  it('CMD-009 a failed source says so, keeps the results of the other one, and alone is searched again', async () => {
    const { palette, clock, searches, activitySearches, addActivity, titles } = makeBench()
    addActivity()
    palette.type('coffee')
    await clock.advance(250)
    await searches[0]?.answer(E.right([payment('Coffee House')]))
    await activitySearches[0]?.answer(E.left(unreachable))
    expect(palette.view.get().failure?.text).toBe('Card activity could not be searched.')
    expect(titles()).toEqual([['payments', ['Coffee House']]])
    palette.tryAgain()
    expect([searches.length, activitySearches.length]).toEqual([1, 2])
    await activitySearches[1]?.answer(E.right([entry('Coffee Bar')]))
    expect(palette.view.get().failure).toBeNull()
    expect(titles().at(-1)).toEqual(['activity', ['Coffee Bar']])
  })

  it('CMD-009 if both sources fail, the message names both', async () => {
    const { palette, clock, searches, activitySearches, addActivity } = makeBench()
    addActivity()
    palette.type('coffee')
    await clock.advance(250)
    await searches[0]?.answer(E.left(unreachable))
    await activitySearches[0]?.answer(E.left(unreachable))
    expect(palette.view.get().failure).toEqual({
      text: 'Payments could not be searched. Card activity could not be searched.',
      retry: 'Try Again',
    })
  })

  it('CMD-009 a stale response of one source never replaces a newer one', async () => {
    const { palette, clock, activitySearches, addActivity, titles } = makeBench()
    addActivity()
    palette.type('coffee')
    await clock.advance(250)
    palette.type('tea')
    await clock.advance(250)
    await activitySearches[1]?.answer(E.right([entry('Tea Bar')]))
    await activitySearches[0]?.answer(E.right([entry('Coffee Bar')]))
    expect(titles()).toEqual([['activity', ['Tea Bar']]])
  })

  it('CMD-009 the palette sends no search to a source that was removed', async () => {
    const { palette, clock, searches, activitySearches, addActivity } = makeBench()
    addActivity()()
    palette.type('coffee')
    await clock.advance(250)
    await searches[0]?.answer(E.right([]))
    expect([activitySearches.length, palette.view.get().isSearching]).toEqual([0, false])
  })
})

describe('found card activity', () => {
  const now = Date.UTC(2026, 2, 10)
  /** Searches the activity of a card holder. `paths` are the in-app paths that the commands have opened. */
  const find = async (text: string, { isOffered = true } = {}) => {
    const { ports } = makeMemoryProvider({ clock: fakeClock(now), persona: personas.cardholder })
    const app = makePaydeck(ports)
    await app.startup.tasks.initialise()
    const paths: Array<string> = []
    let requests = 0
    const finder = activityFinderOf(app, {
      ...ports,
      appNavigation: { ...ports.appNavigation, go: (path) => void paths.push(path) },
      device: { timeZone: () => 'UTC' },
      activityRecords: {
        page: (query) => {
          requests += 1
          return isOffered ? ports.activityRecords.page(query) : async () => E.right(unsupported)
        },
      },
    })
    const answer = await finder(text)()
    await settle()
    return { found: E.isRight(answer) ? answer.right : [], finder, paths, requests: () => requests }
  }

  it('CMD-009 a card purchase is found by its merchant, with kind, date and amount, and the status of a pending one', async () => {
    const { found } = await find('glass')
    expect(found.map(({ title, note, amount, icon }) => ({ title, note, amount, icon }))).toEqual([
      {
        title: 'Glasshouse Coffee',
        note: '2 hours ago · Card purchase · Pending',
        amount: '−$4.80',
        icon: 'card',
      },
    ])
  })

  it('CMD-009 a found entry opens in the activity, among the entries that the text finds', async () => {
    const { found, paths } = await find('glass')
    found[0]?.run()
    expect(paths).toHaveLength(1)
    const { pathname, searchParams } = new URL(paths[0] ?? '', 'https://app.example')
    expect([pathname, searchParams.get('dates'), searchParams.get('q')]).toEqual(['/activity', 'all', 'glass'])
    expect(searchParams.get('item')).toMatch(/^card-transaction:[^/]+\/.+/)
  })

  it('CMD-009 payments are left to their own search, so that no item is listed twice', async () => {
    const { found } = await find('coffee')
    expect(new Set(found.map(({ note }) => note?.split(' · ')[1]))).toEqual(new Set(['Card purchase']))
  })

  it('CMD-009 at most five entries are listed', async () => {
    const { found } = await find('')
    expect(found).toHaveLength(5)
  })

  it('CMD-009 a provider without the merged timeline is asked once, and finds nothing', async () => {
    const { found, finder, requests } = await find('glass', { isOffered: false })
    expect([found, await finder('tea')(), requests()]).toEqual([[], E.right([]), 1])
  })
})
