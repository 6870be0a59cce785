import { type SessionTables, sessionTables } from '../../tables/session.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw, eachRow } from './columns.ts'

/** Laws of every set of session tables. */
export const sessionTableLaws = (tables: SessionTables = sessionTables): ReadonlyArray<Law> => [
  eachRow(
    'A feature needs or excludes a permission, and never does both (SESS-039).',
    tables.features,
    (row) =>
      row.needs.length + row.excludes.length > 0 && !row.needs.some((permission) => row.excludes.includes(permission)),
  ),
  eachRow('A feature names each permission once.', tables.features, ({ needs, excludes }) =>
    [needs, excludes].every((names) => new Set(names).size === names.length),
  ),
  law('A country is a code of two letters (SESS-040).', () =>
    mustEqual(/^[A-Z]{2}$/.test(tables.cardAccess.country), true, 'whether it is'),
  ),
  eachRow('A user arrives from a page of the provider, whose address is a path.', tables.entryEvents, (_event, path) =>
    /^(\/[a-z-]+)+$/.test(path),
  ),
  law('A main page is the first segment of a path, and is named once (SESS-058).', () => {
    mustEqual(
      tables.mainPages.filter((page) => !/^[a-z-]+$/.test(page)),
      [],
      'the pages that are no segment',
    )
    mustEqual(new Set(tables.mainPages).size, tables.mainPages.length, 'the number of pages')
  }),
]

/** Laws that state the rows of Paydeck's own session tables, as its requirements do. */
export const sessionStatements = (tables: SessionTables = sessionTables): ReadonlyArray<Law> => [
  columnLaw(
    'SESS-036 to SESS-039 state the permissions of features.',
    tables.features,
    ({ needs }) => needs.join(' '),
    {
      merchant: 'business-manage business-switch',
      facade: 'util-dashboard',
      '': 'card-waitlist',
      'galileo cardAccess': 'card-terms',
      galileo: 'referral-reminder',
    },
  ),
  columnLaw(
    'SESS-038 states that visaCard access hides the card waitlist.',
    tables.features,
    ({ excludes }) => excludes,
    {
      '': 'business-manage business-switch card-terms referral-reminder util-dashboard',
      visaCard: 'card-waitlist',
    },
  ),
  law('SESS-040 states who has card access.', () =>
    mustEqual(tables.cardAccess, { country: 'US', experiment: 'NADebitCard' }, 'the country and the experiment'),
  ),
  columnLaw('SESS-054, SESS-055 and SESS-058 state the events of arrivals.', tables.entryEvents, String, {
    'Login Success': '/authenticate/login',
    'Sign Up Success': '/authenticate/finish-signup /authenticate/signup',
  }),
  law('SESS-058 states the main pages.', () =>
    mustEqual(tables.mainPages, ['home', 'bill-pay', 'card', 'crypto-payments', 'settings'], 'the pages'),
  ),
  law('SESS-010 and SESS-012 state the names of tokens.', () =>
    mustEqual([tables.userTokenSuffix, tables.payeeFacade], ['User', 'payee'], 'the names'),
  ),
]
