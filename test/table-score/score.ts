import * as properties from '@paydeck/core/properties'
import * as tables from '@paydeck/core/tables'
import { brokenLaws, type Law } from '@paydeck/core/testing'
import { wrongTablesOf } from './mutants.ts'

type Laws = (tables: never) => ReadonlyArray<Law>

/** An area with its tables, the laws of every such table, and the statements about its own tables. */
interface Area {
  readonly tables: object
  readonly laws: Laws
  readonly statements: Laws
}

/** The areas by name, with all tables, laws and statements that the package exports. */
export const tableAreas: Readonly<Record<string, Area>> = Object.fromEntries(
  Object.entries(tables).map(([name, all]) => {
    const area = name.slice(0, -'Tables'.length)
    const exported = properties as unknown as Readonly<Record<string, Laws>>
    const [laws, statements] = [exported[`${area}TableLaws`], exported[`${area}Statements`]]
    if (laws === undefined || statements === undefined) throw new Error(`${name} have no laws or no statements`)
    return [area, { tables: all, laws, statements }]
  }),
)

/** Numbers of wrong tables of an area, and of those that laws detect. */
export interface AreaScore {
  readonly all: number
  /** Wrong tables that the laws of every table detect. */
  readonly byLaws: number
  /** Wrong tables that laws or statements detect. */
  readonly found: number
  /** Wrong tables that nothing detects. */
  readonly missed: ReadonlyArray<string>
}

const isDetected = async (laws: Laws, tables: object): Promise<boolean> =>
  (await brokenLaws(laws(tables as never))).length > 0

/** Makes all wrong versions of the tables of an area that differ in one cell, and counts those that its laws detect. */
export const tableScoreOf = async ({ tables, laws, statements }: Area): Promise<AreaScore> => {
  const wrong = wrongTablesOf(tables)
  const missed: Array<string> = []
  let byLaws = 0
  for (const { name, tables: changed } of wrong) {
    const isByLaws = await isDetected(laws, changed)
    if (isByLaws) byLaws += 1
    else if (!(await isDetected(statements, changed))) missed.push(name)
  }
  return { all: wrong.length, byLaws, found: wrong.length - missed.length, missed }
}
