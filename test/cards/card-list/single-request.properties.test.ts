import { runStep } from '@paydeck/core/kernel'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'
import { cardsWith, failed } from '../bench.ts'

const callers = fc.integer({ min: 1, max: 30 })

it('CARD-022 concurrent and later callers together cause only one request for the card list, and get the same result', async () => {
  await fc.assert(
    fc.asyncProperty(callers, callers, fc.boolean(), async (together, later, isAnswered) => {
      const { cards, requestCounts } = cardsWith({ list: isAnswered ? E.right([plainCard]) : failed })
      const call = async () => [await runStep(cards.steps.cards)(), cards.view.get()] as const
      const first = await Promise.all(Array.from({ length: together }, call))
      expect(requestCounts.list).toBe(1)
      expect(new Set(first.map(([result]) => result._tag))).toEqual(new Set(['Right']))
      const [, known] = first[0] ?? []
      expect(first.map(([, seen]) => seen)).toEqual(first.map(() => known))
      expect(cards.view.get().cards).toHaveLength(isAnswered ? 1 : 0)
      if (!isAnswered) return
      const then = await Promise.all(Array.from({ length: later }, call))
      expect(requestCounts.list).toBe(1)
      expect(then.map(([, seen]) => seen)).toEqual(then.map(() => known))
    }),
  )
})
