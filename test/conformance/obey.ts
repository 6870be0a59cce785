import { brokenLaws, type Law } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'

/** A test of each law, under the name of the adapter. */
export const obey = (adapter: string, laws: ReadonlyArray<Law>): void => {
  describe(adapter, () => {
    for (const { says, holds } of laws) it(says, holds)
  })
}

/** Tests that each law detects its wrong adapters. `wrong` lists them by the sentence of the law. */
export const catches = <Bench, Given extends ReadonlyArray<unknown> = []>(
  kit: string,
  lawsOf: (make: (...given: Given) => Bench) => ReadonlyArray<Law>,
  right: (...given: Given) => Bench,
  wrong: Readonly<Record<string, ((...given: Given) => Bench) | ReadonlyArray<(...given: Given) => Bench>>>,
): void => {
  describe(kit, () => {
    it('hold for a correct implementation', async () => {
      expect(await brokenLaws(lawsOf(right))).toEqual([])
    })

    it.each(Object.entries(wrong))('detect an implementation that violates: %s', async (says, makes) => {
      for (const make of typeof makes === 'function' ? [makes] : makes) {
        const law = lawsOf(make).find((one) => one.says === says)
        await expect(law?.holds()).rejects.toThrow(says)
      }
    })

    it('have a wrong implementation for each law', () => {
      expect(Object.keys(wrong).toSorted()).toEqual(
        lawsOf(right)
          .map(({ says }) => says)
          .toSorted(),
      )
    })
  })
}
