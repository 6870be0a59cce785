import { expect, it } from 'vitest'
import { scoreOf, totalOf } from '../kit-score/score.ts'

// About 900 wrong versions, each with all laws that call it.
const timeout = 180_000

/** Wrong versions that no user of the port can notice. docs/conformance.md explains why. */
const unobservable = [
  'billConnections.token uses its first input again',
  'secondFactor.newBackupCodes reverses the list',
]

it('the laws detect every wrong version of the provider in memory that a user can notice', { timeout }, async () => {
  const score = await scoreOf('')
  expect(totalOf(score).all).toBeGreaterThan(870)
  expect(score.missed.toSorted()).toEqual(unobservable)
})
