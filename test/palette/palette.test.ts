import { makePaydeck } from '@paydeck/core/app'
import { constant, unreachable, unsupported } from '@paydeck/core/kernel'
import { makeMemoryProvider, personas } from '@paydeck/core/memory'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { type Command, recentCommandsKey } from '../../core/palette/index.ts'
import { makeBench, titleOf } from './bench.ts'
import { command } from './commands.ts'

const payment = (title: string): Command => command({ title, group: 'payments', amount: '−$5.41' })

describe('registry', () => {
  it('CMD-003 CMD-004 the palette lists the commands of every source in groups, and those that a slice adds later', () => {
    const { palette, titles } = makeBench([command({ title: 'Home', group: 'places' })])
    expect(titles()).toEqual([['places', ['Home']]])
    const remove = palette.tasks.register('bills', constant([command({ title: 'Pay Northbank' })]))
    expect(titles()).toEqual([
      ['actions', ['Pay Northbank']],
      ['places', ['Home']],
    ])
    remove()
    expect(titles()).toEqual([['places', ['Home']]])
  })

  it('CMD-003 the palette neither lists nor finds a command that is not offered to the user', () => {
    const { palette, titles } = makeBench([
      command({ title: 'Lock Travel', isOffered: false }),
      command({ title: 'Home' }),
    ])
    expect(titles()).toEqual([['actions', ['Home']]])
    palette.type('lock')
    expect(titles()).toEqual([])
  })

  it('CMD-003 the palette runs the command that the user chooses, and nothing for an unknown id', () => {
    const runs: Array<string> = []
    const { palette } = makeBench([command({ title: 'Home', run: () => void runs.push('Home') })])
    palette.run('missing')
    palette.run('Home')
    expect(runs).toEqual(['Home'])
  })

  it('CMD-005 matches with gaps are left out if a word of another command begins with the text', () => {
    const { palette, titles } = makeBench([
      command({ title: 'Hide amounts', synonyms: ['privacy'] }),
      command({ title: 'Pay Bills' }),
    ])
    palette.type('pay')
    expect(titles()).toEqual([['actions', ['Pay Bills']]])
    palette.type('pvy')
    expect(titles()).toEqual([['actions', ['Hide amounts']]])
  })
})

describe('recent commands', () => {
  it('CMD-004 the last five commands of the user come first, each once', () => {
    const commands = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => command({ title }))
    const { palette, titles } = makeBench(commands)
    for (const id of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Three']) palette.run(id)
    palette.open()
    expect(titles()).toEqual([
      ['recent', ['Three', 'Six', 'Five', 'Four', 'Two']],
      ['actions', ['One']],
    ])
  })

  it('CMD-004 the recent commands of one user are not shown to another', () => {
    const commands = [command({ title: 'One' }), command({ title: 'Two' })]
    const ada = makeBench(commands, 'ada')
    ada.palette.run('Two')
    const kept = ada.storage.read(recentCommandsKey)
    const ben = makeBench(commands, 'ben')
    if (kept._tag === 'Some') ben.storage.write(recentCommandsKey, kept.value)
    ben.palette.open()
    expect([kept._tag, ben.titles()]).toEqual(['Some', [['actions', ['One', 'Two']]]])
  })
})

describe('payments', () => {
  it('CMD-009 payments are searched once, 250 ms after the last letter', async () => {
    const { palette, clock, searches } = makeBench()
    palette.type('g')
    await clock.advance(249)
    palette.type('gl ')
    await clock.advance(249)
    expect(searches).toHaveLength(0)
    await clock.advance(1)
    expect(searches.map(({ text }) => text)).toEqual(['gl'])
    palette.type('')
    await clock.advance(1000)
    expect(searches).toHaveLength(1)
  })

  it('CMD-009 the palette cuts a text to the 100 letters that it searches for, and shows the cut text', async () => {
    const { palette, clock, searches } = makeBench()
    palette.type(`coffee\n${'x'.repeat(300)}`)
    const cut = `coffee ${'x'.repeat(93)}`
    expect(palette.view.get().text).toBe(cut)
    await clock.advance(250)
    expect(searches.map(({ text }) => text)).toEqual([cut])
  })

  it('CMD-009 a stale response never replaces a newer one', async () => {
    const { palette, clock, searches, titles } = makeBench()
    palette.type('coffee')
    await clock.advance(250)
    palette.type('tea')
    await clock.advance(250)
    await searches[1]?.answer(E.right([payment('Tea House')]))
    await searches[0]?.answer(E.right([payment('Coffee House')]))
    expect(titles()).toEqual([['payments', ['Tea House']]])
  })

  it('CMD-009 after a failed search, the palette keeps the other groups and can try again', async () => {
    const { palette, clock, searches, titles } = makeBench([command({ title: 'Glasses' })])
    palette.type('glass')
    await clock.advance(250)
    expect(palette.view.get().isSearching).toBe(true)
    await searches[0]?.answer(E.left(unreachable))
    expect(palette.view.get().failure).toEqual({ text: 'Payments could not be searched.', retry: 'Try Again' })
    expect(titles()).toEqual([['actions', ['Glasses']]])
    palette.tryAgain()
    await searches[1]?.answer(E.right([payment('Glasshouse Coffee')]))
    expect(palette.view.get().failure).toBeNull()
    expect(titles().at(-1)).toEqual(['payments', ['Glasshouse Coffee']])
  })

  it('CMD-009 closing the palette ends the search', async () => {
    const { palette, clock, searches } = makeBench()
    palette.type('coffee')
    await clock.advance(250)
    palette.close()
    await searches[0]?.answer(E.right([payment('Coffee House')]))
    expect(palette.view.get()).toMatchObject({ text: '', groups: [], isSearching: false })
  })

  it.each([true, false])(
    'CMD-009 the whole app finds a payment by its merchant (provider with search: %s)',
    async (hasSearch) => {
      const clock = fakeClock(Date.UTC(2026, 2, 10))
      const { ports } = makeMemoryProvider({ clock, persona: personas.verified })
      const paymentSearches = hasSearch
        ? ports.paymentSearches
        : { ...ports.paymentSearches, find: () => async () => E.right(unsupported) }
      const app = makePaydeck({ ...ports, paymentSearches })
      await app.startup.tasks.initialise()
      app.palette.type('glass')
      await clock.advance(1000)
      await settle()
      const found = app.palette.view.get().groups.find(({ name }) => name === 'payments')
      expect(found?.rows[0]?.title).toEqual([
        { text: 'Glass', isMarked: true },
        { text: 'house Coffee', isMarked: false },
      ])
      expect(app.palette.view.get().failure).toBeNull()
    },
  )
})

describe('view', () => {
  it('CMD-010 the number of results, with the search of the activity, is announced once the user has typed', () => {
    const { palette } = makeBench([command({ title: 'Home' }), command({ title: 'Household' })])
    expect(palette.view.get().count).toBe('')
    palette.type('ho')
    expect(palette.view.get().count).toBe('3 results')
    palette.type('home')
    expect(palette.view.get().count).toBe('2 results')
    palette.type('qzx')
    expect(palette.view.get().count).toBe('1 result')
  })

  it('CMD-004 the last row searches the activity for the typed text', () => {
    const { palette } = makeBench([command({ title: 'Home' })])
    palette.type(' home ')
    const last = palette.view.get().groups.at(-1)
    expect([last?.name, last?.rows.map(titleOf)]).toEqual(['activity', ['Search for home']])
    palette.type(' ')
    expect(palette.view.get().groups.map(({ name }) => name)).toEqual(['actions'])
  })
})
