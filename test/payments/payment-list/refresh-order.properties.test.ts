import { canLoadMore, recentOf } from '@paydeck/core/payments'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { idsOf, payment } from '../bench.ts'
import { shownIds, makeListBench, type ListBench } from './bench.ts'

/** Makes a provider that sorts by the last change, so that a changed item moves to the top. */
const makeProvider = (count: number) => {
  let clock = count
  let all = Array.from({ length: count }, (_, at) => payment(`p${at}`, 0, { timestamp: count - at }))
  const top = (id: string): void => {
    clock += 1
    all = [payment(id, 0, { timestamp: clock }), ...all.filter((one) => one.id !== id)]
  }
  return { all: () => all, arrive: () => top(`n${clock}`), touch: (at: number) => top(all[at % all.length]?.id ?? 'n') }
}

interface Step {
  readonly does: 'touch' | 'arrive' | 'more' | 'refresh'
  readonly at: number
}

const times = (count: number, does: Step['does']): Array<Step> => Array.from({ length: count }, () => ({ does, at: 0 }))

const place = { list: 'payments', pill: 'all' } as const

const refreshed = async (run: ListBench, all: Parameters<ListBench['answer']>[0]): Promise<void> => {
  run.lists.refresh()
  await run.clock.advance(1000)
  await run.answer(all)
}

it('PAY-014 PAY-023 whatever has changed at the provider, a refreshed list contains every item once, in the right order', async () => {
  const steps: fc.Arbitrary<Array<Step>> = fc.array(
    fc.oneof(
      fc.record({ does: fc.constant('touch' as const), at: fc.nat({ max: 200 }) }),
      fc.record({ does: fc.constantFrom('arrive' as const, 'more' as const, 'refresh' as const), at: fc.constant(0) }),
    ),
    { minLength: 4, maxLength: 14, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 130 }), steps, async (count, sequence) => {
      const run = makeListBench()
      const provider = makeProvider(count)
      run.lists.enter(place)
      await run.answer(provider.all())
      for (const { does, at } of sequence) {
        if (does === 'touch') provider.touch(at)
        if (does === 'arrive') provider.arrive()
        if (does === 'refresh') await refreshed(run, provider.all())
        if (does === 'more') {
          run.lists.more()
          await run.answer(provider.all())
        }
      }
      await refreshed(run, provider.all())
      for (let press = 0; press < 30 && canLoadMore(recentOf(run.lists.state.get(), place)); press += 1) {
        run.lists.more()
        await run.answer(provider.all())
      }
      expect(shownIds(run)).toEqual(idsOf(provider.all()))
    }),
    {
      examples: [
        // An item from far down the list changes and moves to the top. When 29 more items have arrived, it is the last
        // item of the first page.
        [61, [...times(3, 'more'), { does: 'touch' as const, at: 45 }, ...times(29, 'arrive')]],
        // There are more new items than loaded items.
        [30, times(40, 'arrive')],
      ],
    },
  )
}, 60_000)
