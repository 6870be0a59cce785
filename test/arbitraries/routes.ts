import { billChecks } from '@paydeck/core/bill-pay'
import type { BillFacts, RouteFacts, RouteLocation } from '@paydeck/core/routes'
import fc from 'fast-check'
import { anyText } from './text.ts'

/** Segments of the app's own paths. Generated paths contain them, so that many resemble real routes. */
const known = [
  'home',
  'bill-pay',
  'add',
  'connect',
  'pay',
  'verify',
  'wait-list',
  'card',
  'get-started',
  'verification',
  'crypto-payments',
  'settings',
  'profile',
  'security',
  'receiving-addresses',
  'utils-dashboard',
  'dashboard',
  'dev',
]

/** Path segments of any text, including characters that a path should not contain. */
export const segments = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replaceAll('/', '')) },
  { weight: 1, arbitrary: fc.constantFrom('..', '.', '%2e%2e', '%2f%2fevil.example', '%5c', '%', 'constructor', '\\') },
)

/** Paths that users, links and attackers may produce: any text, with and without a slash at its start and its end. */
export const paths = fc.oneof(
  { weight: 4, arbitrary: fc.array(segments, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`) },
  { weight: 1, arbitrary: fc.array(segments, { maxLength: 3 }).map((parts) => `/${parts.join('/')}/`) },
  { weight: 1, arbitrary: anyText() },
  { weight: 1, arbitrary: fc.constantFrom('', '/', '//', '//evil.example', '/\\evil.example', 'https://evil.example') },
)

export const queries = fc
  .dictionary(
    fc.oneof(
      fc.constantFrom('apply', 'oid', 'accept-invite-payload', 'email', 'secret', 'hidden-currencies', 'isWallet'),
      fc.string(),
    ),
    anyText(),
    { maxKeys: 4 },
  )
  .map((entries): ReadonlyMap<string, string> => new Map(Object.entries(entries)))

/** Card ids: ordinary ids, and texts that cannot be part of a path. */
const cardIds = fc.oneof(fc.constantFrom('7', '42', 'get-started', 'a b', 'ü', '', '.', '..', '\ud800'), anyText())

const billIds = fc.oneof(fc.constantFrom('7', 'b1', '', '.', '..', '\ud800'), anyText())

/** Facts about Bill Pay that the route guards read. A user without bills has no payable bills. */
export const billFacts: fc.Arbitrary<BillFacts> = fc
  .record({
    verified: fc.boolean(),
    available: fc.boolean(),
    connected: fc.boolean(),
    hasBills: fc.boolean(),
    payableIds: fc.array(billIds, { maxLength: 3 }),
    checks: fc.constant(billChecks),
  })
  .map((facts) => (facts.hasBills ? facts : { ...facts, payableIds: [] }))

export const routeFacts: fc.Arbitrary<RouteFacts> = fc.record({
  isAuthenticated: fc.boolean(),
  isDesktop: fc.boolean(),
  isDevelopment: fc.boolean(),
  cards: fc.record({ initialised: fc.boolean(), failed: fc.boolean(), ids: fc.array(cardIds, { maxLength: 4 }) }),
  bills: fc.option(billFacts),
  payoutsEnabled: fc.boolean(),
  hasMerchantAccess: fc.boolean(),
  hasFacadeAccess: fc.boolean(),
})

export const locations: fc.Arbitrary<RouteLocation> = fc.record({ path: paths, query: queries })

/**
 * Facts that the route guards read, for a signed-in user who has no cards, no bills, no payouts, and no access as a merchant
 * or to the facade.
 */
export const signedIn: RouteFacts = {
  isAuthenticated: true,
  isDesktop: true,
  isDevelopment: false,
  cards: { initialised: true, failed: false, ids: [] },
  bills: null,
  payoutsEnabled: false,
  hasMerchantAccess: false,
  hasFacadeAccess: false,
}
