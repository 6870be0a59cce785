import { sinceTableLaws } from '@paydeck/core/properties'
import { changesSince } from '@paydeck/core/since'
import { sinceTables } from '@paydeck/core/tables'
import { brokenLaws } from '@paydeck/core/testing'
import { expect, it } from 'vitest'
import { day, noFacts, noon, payment } from './bench.ts'

it('a table of another team keeps the laws, and lists refunds until they are claimed', async () => {
  const changeRows = {
    ...sinceTables.changeRows,
    refund: { ...sinceTables.changeRows.refund, isOpen: true },
  }
  expect(await brokenLaws(sinceTableLaws({ ...sinceTables, changeRows }))).toEqual([])
  const facts = { ...noFacts, activity: [payment('a', { exceptionStatus: 'paidOver', timestamp: noon - 9 * day })] }
  const visit = { at: noon - day, dismissed: [] }
  expect(changesSince(facts, visit, noon)).toEqual([])
  expect(changesSince(facts, visit, noon, changeRows)).toHaveLength(1)
})
