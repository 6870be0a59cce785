import fc from 'fast-check'
import { billChecks } from '../../bill-pay/index.ts'
import {
  type ProductName,
  productNames,
  type RouteQuery,
  type RouteLocation,
  type RouteFacts,
  type BillFacts,
  type RouteId,
  routeIds,
} from '../../routes/index.ts'
import { paths } from './paths.ts'
import { anyText, lists, maps, oneOf, optional, record, texts } from './values.ts'

/** Ids in paths: ordinary ids, and texts that cannot be part of a path. */
const pathIds = fc.oneof(
  fc.constantFrom('7', '42', 'b1', 'get-started', 'a b', 'ü', '', '.', '..', '\ud800'),
  anyText(),
)

const routeQueries: fc.Arbitrary<RouteQuery> = maps(
  fc.oneof(
    fc.constantFrom('apply', 'oid', 'accept-invite-payload', 'email', 'secret', 'hidden-currencies', 'isWallet'),
    texts,
  ),
  anyText(),
)

/** A user without bills has no payable bills. */
const billFacts = record<BillFacts>({
  checks: fc.constant(billChecks),
  verified: fc.boolean(),
  available: fc.boolean(),
  connected: fc.boolean(),
  hasBills: fc.boolean(),
  payableIds: lists(pathIds),
}).map((facts): BillFacts => (facts.hasBills ? facts : { ...facts, payableIds: [] }))

/** Values of the types of `@paydeck/core/routes`, by type. */
export const routesValues = {
  ProductName: oneOf<ProductName>(productNames),
  RouteQuery: routeQueries,
  RouteLocation: record<RouteLocation>({ path: paths, query: routeQueries }),
  BillFacts: billFacts,
  RouteFacts: record<RouteFacts>({
    isAuthenticated: fc.boolean(),
    isDesktop: fc.boolean(),
    isDevelopment: fc.boolean(),
    cards: fc.record({ initialised: fc.boolean(), failed: fc.boolean(), ids: lists(pathIds) }),
    bills: optional(billFacts),
    payoutsEnabled: fc.boolean(),
    hasMerchantAccess: fc.boolean(),
    hasFacadeAccess: fc.boolean(),
  }),
  RouteId: oneOf<RouteId>(routeIds),
}
