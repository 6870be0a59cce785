import { graphqlCardReports } from '@paydeck/adapters/graphql/cards/card-export'
import { malformed } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { provider } from '../answers.ts'

const row = { date: 1_000, description: 'Lumen Books', type: 'PM', amount: '-12.50' }
const report = { cardId: 'c1', lastFour: '4417', year: 2024 } as const

const ofYear = (cardProvider: 'firstView' | 'galileo', rows: ReadonlyArray<unknown>) => {
  const { graphql, asked } = provider(({ name }) =>
    name === 'ExportFirstViewCsv' ? { firstViewCsv: rows } : { galileoCsv: rows },
  )
  return { answer: graphqlCardReports(graphql).ofYear({ ...report, provider: cardProvider })(), asked }
}

it.each([
  ['firstView', 'ExportFirstViewCsv'],
  ['galileo', 'ExportGalileoCsv'],
] as const)(
  'CARD-185 CALL-034 CALL-035 for a %s card, the app requests reports with the call %s and no other call',
  async (of, name) => {
    const { answer, asked } = ofYear(of, [row, row])
    expect(await answer).toEqual(E.right([row, row]))
    expect(asked.map((one) => [one.name, one.variables])).toEqual([
      [name, { debitCardId: 'c1', year: 2024, provider: of, lastFour: '4417' }],
    ])
  },
)

it.each([
  ['an amount that cannot be read', { ...row, amount: '12,50' }],
  ['no date', { ...row, date: null }],
  ['no description', { ...row, description: undefined }],
])('a report that has a row with %s is Malformed, because its totals would be wrong', async (_, bad) => {
  for (const of of ['firstView', 'galileo'] as const) {
    const { answer } = ofYear(of, [row, bad])
    expect(await answer).toEqual(E.left(malformed(expect.stringMatching(/^Export/) as string)))
  }
})

it('the report of a year without rows is empty', async () => {
  expect(await ofYear('galileo', []).answer).toEqual(E.right([]))
})
