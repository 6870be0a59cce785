import { combine, type Live, project } from '../kernel/store.ts'
import type { RouteFacts, StartQuery } from '../routes/index.ts'
import { type Permissions, permissions } from '../session/index.ts'
import { isDesktopWidth } from '../shell/index.ts'
import type { Slices } from '../slices.ts'

/** What the user may do, from what the slices know (SESS-035). */
export const permissionsOf = (
  { session, profile, receiving }: Pick<Slices, 'session' | 'profile' | 'receiving'>,
  { invite }: Pick<StartQuery, 'invite'>,
): Live<Permissions> =>
  project(
    combine({
      session: session.session,
      facadeAccess: session.facadeAccess,
      country: session.country,
      info: profile.info,
      payouts: receiving.payouts,
    }),
    (now) =>
      permissions({
        accessTypes: now.session.accessTypes,
        facadeAccess: now.facadeAccess,
        country: now.country,
        experiments: now.info?.experiments ?? [],
        payors: now.payouts.payors,
        invite,
      }),
  )

/** What the guards of the routes ask about. */
export const routeFactsOf = (
  { session, cards }: Pick<Slices, 'session' | 'cards'>,
  granted: Live<Permissions>,
  width: Live<number>,
  isDevelopment: boolean,
): Live<RouteFacts> =>
  project(
    combine({ session: session.session, cards: cards.facts, granted, isDesktop: project(width, isDesktopWidth) }),
    (now) => ({
      isAuthenticated: now.session.isAuthenticated,
      isDesktop: now.isDesktop,
      isDevelopment,
      cards: now.cards,
      payoutsEnabled: now.granted.payouts,
      hasMerchantAccess: now.granted.merchant,
      hasFacadeAccess: now.granted.facade,
    }),
  )
