import { needsMoreSlides } from '@paydeck/core/carousel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slidesOf } from '../arbitraries/shell.ts'

it('PAY-018 the carousel loads more slides if and only if at most three slides follow and the list has not ended', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), fc.boolean(), (length, at, canLoadMore) => {
      const index = at % length
      const loads = needsMoreSlides(index, { items: slidesOf(length), canLoadMore })
      expect(loads).toBe(length - 1 - index <= 3 && canLoadMore)
    }),
    {
      examples: [
        [5, 0, true],
        [5, 1, true],
        [1, 0, false],
      ],
    },
  )
})
