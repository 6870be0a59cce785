import { settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Bench, type BenchTab, makeBench } from './tabs-bench.ts'

interface Happening {
  readonly tab: number
  readonly id: string
  readonly what: 'open' | 'close' | 'kill' | 'freeze' | 'thaw' | 'event' | 'error' | 'closed' | 'pass'
  readonly ms: number
}

const happenings: fc.Arbitrary<ReadonlyArray<Happening>> = fc.array(
  fc.record({
    tab: fc.nat({ max: 3 }),
    id: fc.constantFrom('a1', 'a2'),
    what: fc.constantFrom('open', 'open', 'close', 'kill', 'freeze', 'thaw', 'event', 'error', 'closed', 'pass'),
    ms: fc.nat({ max: 3000 }),
  }),
  { maxLength: 25 },
)

/** Expected state of a tab, and the ids of the streams to which it is subscribed. */
interface TabModel {
  readonly tab: BenchTab
  run: 'awake' | 'frozen' | 'gone'
  readonly wants: Set<string>
}

const wantsOf = ({ tab, wants }: TabModel): ReadonlyArray<string> =>
  [...wants].filter((id) => tab.signals(id).at(-1) !== 'end')

const toTab = (known: TabModel, { id, what }: Happening): void | Promise<void> => {
  const { tab, run, wants } = known
  if (run === 'frozen' && what === 'thaw') {
    known.run = 'awake'
    return tab.thaw()
  }
  if (run !== 'awake') return
  if (what === 'kill' || what === 'freeze') {
    known.run = what === 'kill' ? 'gone' : 'frozen'
    tab[what]()
  }
  if (what === 'open' && !wantsOf(known).includes(id)) {
    wants.add(id)
    tab.open(id)
  }
  if (what === 'close') {
    wants.delete(id)
    tab.close(id)
  }
}

const happen = async (bench: Bench, known: ReadonlyArray<TabModel>, one: Happening): Promise<void> => {
  const { what, id, ms } = one
  const tab = known[one.tab]
  if (what === 'pass') await bench.advance(ms)
  else if (what === 'event' || what === 'error' || what === 'closed') await bench.say(id, what)
  else if (tab !== undefined) await toTab(tab, one)
  await settle()
}

it('VERIF-066 F2 in any order of events, the tabs of a browser share one event stream per verification application', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (course) => {
      const bench = makeBench()
      const known = Array.from({ length: 4 }, (): TabModel => ({ tab: bench.tab(), run: 'awake', wants: new Set() }))
      for (const one of course) {
        await happen(bench, known, one)
        const held = bench.connections()
        expect(new Set(held).size).toBe(held.length)
      }
      for (const one of known) if (one.run === 'frozen') await one.tab.thaw()
      await bench.advance(2000)
      const alive = known.filter(({ run }) => run !== 'gone')
      const wantedIds = new Set(alive.flatMap(wantsOf))
      // Ignores streams that only a killed tab wanted, because they close later.
      const held = bench.connections().filter((id) => wantedIds.has(id))
      expect(held).toEqual([...wantedIds].sort())
      for (const id of wantedIds) await bench.say(id, 'event')
      for (const one of alive) for (const id of wantsOf(one)) expect(one.tab.signals(id).at(-1)).toBe('event')
      for (const one of alive) for (const id of one.wants) one.tab.close(id)
      await settle()
      expect(bench.connections()).toEqual([])
    }),
  )
})
