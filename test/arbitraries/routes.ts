import { type RouteFacts } from '@paydeck/core/routes'

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
