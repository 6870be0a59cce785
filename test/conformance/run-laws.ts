import { brokenLaws, type Law } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'

/** Registers one test for each law, in a `describe` block with the name of the adapter. */
export const runLaws = (adapter: string, laws: ReadonlyArray<Law>): void => {
  describe(adapter, () => {
    for (const { title, check } of laws) it(title, check)
  })
}

/**
 * Registers tests that the laws accept a correct adapter and detect each deliberately wrong adapter.
 * @param wrong test setups of deliberately wrong adapters, by the title of the law that they break
 */
export const describeWrongAdapters = <Bench, Given extends ReadonlyArray<unknown> = []>(
  kit: string,
  lawsOf: (make: (...given: Given) => Bench) => ReadonlyArray<Law>,
  right: (...given: Given) => Bench,
  wrong: Readonly<Record<string, ((...given: Given) => Bench) | ReadonlyArray<(...given: Given) => Bench>>>,
): void => {
  describe(kit, () => {
    it('the laws accept a correct adapter', async () => {
      expect(await brokenLaws(lawsOf(right))).toEqual([])
    })

    it.each(Object.entries(wrong))('the laws detect an adapter that breaks the law: %s', async (title, makes) => {
      for (const make of typeof makes === 'function' ? [makes] : makes) {
        const law = lawsOf(make).find((one) => one.title === title)
        await expect(law?.check()).rejects.toThrow(title)
      }
    })

    it('each law has a deliberately wrong adapter that breaks it', () => {
      expect(Object.keys(wrong).toSorted()).toEqual(
        lawsOf(right)
          .map(({ title }) => title)
          .toSorted(),
      )
    })
  })
}
