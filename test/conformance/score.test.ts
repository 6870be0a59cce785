import { expect, it } from 'vitest'
import { scoreOf, totalOf } from '../kit-score/score.ts'

it('the laws detect at least 95 of 100 wrong versions of the methods of the provider in memory', async () => {
  const score = await scoreOf('')
  const { found, all } = totalOf(score)
  expect(all).toBeGreaterThan(800)
  expect(found / all, score.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})
