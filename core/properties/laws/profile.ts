import { nameFields } from '../../profile/index.ts'
import { matchRoute, routes } from '../../routes/index.ts'
import { type ProfileTables, profileTables } from '../../tables/profile.ts'
import { type Law, law, must, mustEqual } from '../../testing/law.ts'
import { distinctLaw, eachRow, rowsOf } from './columns.ts'
import { failureLaws, refusedFieldLaws } from './failures.ts'
import { linkLaw } from './links.ts'
import { machineLaws } from './machines.ts'

const settingsLaws = ({ settingsItems, settingsRows, settingsHub }: ProfileTables): ReadonlyArray<Law> => {
  const paths = rowsOf(settingsRows).map(([item, { path }]) => [item, path] as const)
  return [
    law('The settings list contains each item once.', () =>
      mustEqual(settingsItems.toSorted(), Object.keys(settingsRows).toSorted(), 'the items'),
    ),
    law('Every user sees the first item, because "/settings" leads to it (PROF-002).', () =>
      mustEqual(
        settingsItems.slice(0, 1).map((item) => settingsRows[item].needs),
        [null],
        'the access that it needs',
      ),
    ),
    distinctLaw('No two items have one label.', settingsRows, ({ label }) => label),
    distinctLaw('No two items have one path.', settingsRows, ({ path }) => path),
    linkLaw('Every item leads to a page of the app.', new Map([...paths, ['hub', settingsHub.hub]])),
    eachRow('The path of an item is below the path of the list.', settingsRows, ({ path }) =>
      path.startsWith(`${settingsHub.hub}/`),
    ),
    eachRow('An item needs access if and only if its page has a guard (PROF-005 to PROF-007).', settingsRows, (row) => {
      const route = matchRoute(row.path)
      return route !== null && routes[route.id].guards.length > 0 === (row.needs !== null)
    }),
  ]
}

/** Laws of every set of profile tables, whatever its texts and statuses: no two tables contradict each other. */
export const profileTableLaws = (tables: ProfileTables = profileTables): ReadonlyArray<Law> => [
  ...settingsLaws(tables),
  ...failureLaws('Name', tables.nameFailures),
  ...refusedFieldLaws('Name', tables.refusedNames, nameFields, tables.nameFailures),
  ...failureLaws('Upgrade', tables.upgradeFailures),
  law('The start page of a merchant is a path.', () =>
    must(tables.merchantStartPath.startsWith('/'), `it is "${tables.merchantStartPath}".`),
  ),
  ...machineLaws('Wallet pairing', tables.pairingMachine, 'closed'),
]
