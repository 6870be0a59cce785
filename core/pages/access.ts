import { combine, type Live, project, type Store, type Stores } from '../kernel/store.ts'
import type { RouteFacts, StartQuery } from '../routes/index.ts'
import { type Permissions, permissions } from '../session/index.ts'
import { isDesktopWidth } from '../shell/index.ts'
import type { Slices } from '../slices.ts'

/** Returns the permissions of the user, from the state of the slices (SESS-035). */
export const permissionsOf = (
  { basicInfo, currentSession, payouts }: Pick<Slices, 'basicInfo' | 'currentSession' | 'payouts'>,
  { invite }: Pick<StartQuery, 'invite'>,
): Live<Permissions> =>
  project(
    combine({
      session: currentSession.session,
      facadeAccess: currentSession.facadeAccess,
      country: currentSession.country,
      info: basicInfo.info,
      payouts: payouts.state,
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

/** Facts about the user and the device, from which the route guards decide whether a route opens. */
export interface KnownFacts extends Live<RouteFacts> {
  /** Facts about the user's bills. `followBillFacts` loads them after the start and keeps them up to date. */
  readonly bills: Store<RouteFacts['bills']>
}

/** Makes the facts for the route guards. The facts about bills are null at first. */
export const routeFactsOf = (
  { currentSession, cardList }: Pick<Slices, 'currentSession' | 'cardList'>,
  granted: Live<Permissions>,
  width: Live<number>,
  isDevelopment: boolean,
  stores: Stores,
): KnownFacts => {
  const bills = stores.make<RouteFacts['bills']>(null)
  return Object.assign(
    project(
      combine({
        session: currentSession.session,
        cards: cardList.facts,
        bills,
        granted,
        isDesktop: project(width, isDesktopWidth),
      }),
      (now) => ({
        isAuthenticated: now.session.isAuthenticated,
        isDesktop: now.isDesktop,
        isDevelopment,
        cards: now.cards,
        bills: now.bills,
        payoutsEnabled: now.granted.payouts,
        hasMerchantAccess: now.granted.merchant,
        hasFacadeAccess: now.granted.facade,
      }),
    ),
    { bills },
  )
}
