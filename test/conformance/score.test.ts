import { expect, it } from 'vitest'
import { scoreOf, totalOf } from '../kit-score/score.ts'

// About 900 wrong versions, each with all laws that call it.
const timeout = 180_000

it(
  'the laws detect at least 95 of 100 wrong versions of the methods of the provider in memory',
  { timeout },
  async () => {
    const score = await scoreOf('')
    const { found, all } = totalOf(score)
    expect(all).toBeGreaterThan(800)
    expect(found / all, score.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  },
)
