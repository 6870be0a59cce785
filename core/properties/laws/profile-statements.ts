import { type ProfileTables, profileTables } from '../../tables/profile.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'
import { failureTexts } from './failures.ts'
import { transitionsOf } from './machines.ts'

const settingsStatements = ({ settingsItems, settingsRows, settingsHub }: ProfileTables): ReadonlyArray<Law> => [
  law('PROF-008 states the order of the items.', () =>
    mustEqual(settingsItems, ['profile', 'security', 'card', 'receiving-addresses'], 'the items'),
  ),
  columnLaw('PROF-005 to PROF-007 state who sees each item.', settingsRows, ({ needs }) => needs, {
    null: 'profile security',
    cards: 'card',
    payouts: 'receiving-addresses',
  }),
  columnLaw('Each item leads to its page.', settingsRows, ({ label, path }) => `${label}: ${path}`, {
    'Profile: /settings/profile': 'profile',
    'Security: /settings/security': 'security',
    'Card: /settings/card': 'card',
    'Receiving Addresses: /settings/receiving-addresses': 'receiving-addresses',
  }),
  law('PROF-003 states the page of the list.', () =>
    mustEqual(settingsHub, { label: 'Settings', hub: '/settings' }, 'the page'),
  ),
]

/** Laws that state the rows of Paydeck's own profile tables, as its requirements do. */
export const profileStatements = (tables: ProfileTables = profileTables): ReadonlyArray<Law> => [
  ...settingsStatements(tables),
  columnLaw(
    'ERR-008 to ERR-010 and ERR-018 state the texts of failures.',
    { name: tables.nameFailures, upgrade: tables.upgradeFailures },
    failureTexts,
    {
      "422 429: of the provider. Otherwise: An unexpected error has occurred. Without a response also: We didn't get a response. It's safe to try again: nothing will be done twice.":
        'name',
      '409 422 429: of the provider. Otherwise: Something went wrong, please try again later.': 'upgrade',
    },
  ),
  law('A rejected name marks the field with the name of the input.', () =>
    mustEqual(tables.refusedNames, { inputs: { givenName: 'givenName', familyName: 'familyName' } }, 'the fields'),
  ),
  law('PROF-021 states the query that opens the name dialog.', () =>
    mustEqual(tables.addNameQuery, { key: 'add-name', value: 'true' }, 'the query'),
  ),
  law('PROF-033, PROF-042 and VERIF-082 state three words.', () =>
    mustEqual(
      [tables.optInSuccess, tables.merchantStartPath, tables.defaultNationalIdentityIssuer],
      ['success', '/dashboard/getStarted', 'USA'],
      'the word for success, the start page of a merchant and the issuer',
    ),
  ),
  columnLaw('PROF-043 and PROF-044 state how a pairing proceeds.', transitionsOf(tables.pairingMachine), String, {
    code: 'closed.ask',
    qr: 'closed.show code.show',
    closed: 'code.close qr.close',
  }),
]
