import { type ActivityTables, activityTables } from '../../tables/activity.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { distinctLaw, eachRow } from './columns.ts'
import { limitsLaw } from './limits.ts'

/** Laws of every set of timeline tables. */
export const activityTableLaws = (tables: ActivityTables = activityTables): ReadonlyArray<Law> => {
  const { directions, cardKinds, kindChoices, filterKeys, sourceOrder, securityChanges, packColumns, packKinds } =
    tables
  const chosen = Object.values(kindChoices).flat()
  return [
    law('Only a security change has no direction (ACT-004).', () => {
      const still = Object.entries(directions).filter(([, direction]) => direction === 'none')
      mustEqual(
        still.map(([kind]) => kind),
        ['securityChange'],
        'the kinds without a direction',
      )
    }),
    law('Each kind of entry belongs to exactly one choice of the menu (ACT-012).', () =>
      mustEqual([...chosen].toSorted(), Object.keys(directions).toSorted(), 'the kinds of all choices'),
    ),
    distinctLaw('Each kind of card activity has its own kind of entry (ACT-003).', cardKinds, String),
    eachRow('An entry of a card has a direction.', cardKinds, (kind) => directions[kind] !== 'none'),
    distinctLaw('No two sources have the same place in the order (ACT-005).', sourceOrder, String),
    distinctLaw('No two query parameters have the same name (ACT-013).', filterKeys, String),
    law('No security event is listed twice.', () =>
      mustEqual(new Set(securityChanges).size, securityChanges.length, 'the number of events'),
    ),
    ...Object.entries(packColumns).map(([file, columns]) =>
      law(`No two columns of the file "${file}" of a year pack have the same header.`, () =>
        mustEqual(new Set(columns.map(([header]) => header)).size, columns.length, 'the number of headers'),
      ),
    ),
    eachRow(
      'A kind is in a file of a year pack exactly if it has a direction (STMT-006).',
      packKinds,
      ({ source }, kind) => {
        const direction = Object.entries(directions).find(([name]) => name === kind)?.[1]
        return (source === null) === (direction === 'none')
      },
    ),
    limitsLaw(tables),
  ]
}
