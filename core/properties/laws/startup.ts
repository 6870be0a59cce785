import { type StartupTables, startupTables } from '../../tables/startup.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw, eachRow } from './columns.ts'

/** Laws of every initialisation. */
export const startupTableLaws = ({ groups, steps }: StartupTables = startupTables): ReadonlyArray<Law> => [
  law('Each group occurs once, and has a step (SESS-050).', () => {
    mustEqual([...new Set(groups)].toSorted(), groups.toSorted(), 'the groups')
    mustEqual([...new Set(Object.values(steps).map(({ group }) => group))].toSorted(), groups.toSorted(), 'their steps')
  }),
  eachRow(
    'A step that needs the tokens is not in their group, and the tokens need none (SESS-043).',
    steps,
    (row, name) => (name === 'tokens' ? row.group === groups[0] && row.needs === 'session' : row.group !== groups[0]),
  ),
  eachRow('Only steps of the last group need the steps of earlier groups (SESS-050).', steps, ({ group, needs }) =>
    needs === 'earlier-groups' ? group === groups.at(-1) : true,
  ),
]

/** Laws that state the rows of Paydeck's own initialisation, as its requirements do. */
export const startupStatements = ({ groups, steps }: StartupTables = startupTables): ReadonlyArray<Law> => [
  law('SESS-050 states the order of the groups.', () =>
    mustEqual(groups, ['tokens', 'account', 'parallel', 'final'], 'the groups'),
  ),
  columnLaw('SESS-043 to SESS-049 state the group of each step.', steps, ({ group }) => group, {
    tokens: 'tokens',
    account: 'payouts recent-activity security-settings',
    parallel: 'applications basic-info country debit-cards facade-access language',
    final: 'application-updates card-balances missing-applications',
  }),
  columnLaw('SESS-043 to SESS-049 state what each step needs.', steps, ({ needs }) => needs, {
    session: 'applications country facade-access language tokens',
    tokens: 'basic-info card-balances debit-cards payouts recent-activity security-settings',
    'earlier-groups': 'application-updates missing-applications',
  }),
]
