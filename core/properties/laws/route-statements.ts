import { type RouteTables, routeTables } from '../../tables/routes.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'

const nameStatements = (tables: RouteTables): ReadonlyArray<Law> => [
  columnLaw(
    'ROUTE-001 to ROUTE-034, ACT-001 and STMT-001 state the path of each route.',
    tables.routes,
    ({ path }) => path,
    {
      '/home': 'home',
      '/activity': 'activity',
      '/activity/statements': 'statements',
      '/bill-pay': 'bill-pay-home',
      '/bill-pay/add': 'bill-pay-add',
      '/bill-pay/connect': 'bill-pay-connect',
      '/bill-pay/pay/:id?': 'bill-pay-pay',
      '/bill-pay/verify': 'bill-pay-verify',
      '/bill-pay/wait-list': 'bill-pay-wait-list',
      '/card': 'card-home',
      '/card/get-started': 'card-get-started',
      '/card/:id': 'card',
      '/verification/get-started': 'verification-get-started',
      '/crypto-payments': 'crypto',
      '/settings': 'settings-hub',
      '/settings/profile': 'settings-profile',
      '/settings/security': 'settings-security',
      '/settings/card': 'settings-card-home',
      '/settings/card/:id': 'settings-card-details',
      '/settings/receiving-addresses': 'settings-receiving-addresses',
      '/utils-dashboard': 'util-dashboard',
      '/dashboard': 'business',
      '/dev': 'dev',
    },
  ),
  columnLaw('ROUTE-001 to ROUTE-034, ACT-001 and STMT-001 state the name of each route.', tables.routeNames, String, {
    home: 'bill-pay-home home',
    activity: 'activity',
    statements: 'statements',
    add: 'bill-pay-add',
    connect: 'bill-pay-connect',
    pay: 'bill-pay-pay',
    verify: 'bill-pay-verify',
    'wait-list': 'bill-pay-wait-list',
    cardHome: 'card-home',
    'get-started': 'card-get-started',
    card: 'card',
    'verification-get-started': 'verification-get-started',
    crypto: 'crypto',
    'settings-hub': 'settings-hub',
    'settings-profile': 'settings-profile',
    'settings-security': 'settings-security',
    'settings-card-home': 'settings-card-home',
    'settings-card-details': 'settings-card-details',
    'settings-receiving-addresses': 'settings-receiving-addresses',
    'Util Dashboard': 'util-dashboard',
    'Switch to Business': 'business',
    dev: 'dev',
  }),
]

const guardStatements = (tables: RouteTables): ReadonlyArray<Law> => [
  columnLaw('ROUTE-015 to ROUTE-046 state the guards of each route.', tables.routes, ({ guards }) => guards.join(' '), {
    '': 'activity card-get-started crypto home settings-profile settings-security statements',
    bills: 'bill-pay-add bill-pay-connect bill-pay-home bill-pay-pay bill-pay-verify bill-pay-wait-list',
    card: 'card card-home',
    'product-named': 'verification-get-started',
    'mobile-only': 'settings-hub',
    'settings-card': 'settings-card-details settings-card-home',
    payouts: 'settings-receiving-addresses',
    facade: 'util-dashboard',
    merchant: 'business',
    'development-only': 'dev',
  }),
  columnLaw(
    'ROUTE-009 to ROUTE-035 state where an unknown path of an area leads.',
    tables.areas,
    ({ fallback }) => fallback,
    {
      home: 'root',
      'bill-pay-home': 'bill-pay',
      'card-get-started': 'card',
      'verification-get-started': 'verification',
      'settings-profile': 'settings',
    },
  ),
  law('ROUTE-039 states where the payouts guard leads.', () =>
    mustEqual(tables.settingsRoot, '/settings/', 'the path'),
  ),
  columnLaw('ROUTE-015 to ROUTE-068 state the query parameters.', tables.queryKeys, String, {
    oid: 'oid',
    'accept-invite-payload': 'invite',
    email: 'email',
    secret: 'secret',
    'hidden-currencies': 'hiddenCurrencies',
    isWallet: 'isWallet',
    apply: 'product',
  }),
]

/** Laws that state the rows of Paydeck's own route tables, as its requirements do. */
export const routeStatements = (tables: RouteTables = routeTables): ReadonlyArray<Law> => [
  ...nameStatements(tables),
  ...guardStatements(tables),
]
