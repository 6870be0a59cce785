import { type ActivityTables, activityTables } from '../../tables/activity.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { distinctLaw, eachRow } from './columns.ts'
import { limitsLaw } from './limits.ts'

/** Laws of every set of timeline tables. */
export const activityTableLaws = (tables: ActivityTables = activityTables): ReadonlyArray<Law> => {
  const { directions, cardKinds, kindChoices, filterKeys, sourceOrder, securityChanges } = tables
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
    limitsLaw(tables),
  ]
}
