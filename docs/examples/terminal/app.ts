import {
  constant,
  homeSourcesOf,
  type Live,
  makeCardList,
  makeHomePage,
  makePasskeyStatus,
  makeRecentActivity,
  makePayoutInvite,
  makeBasicInfo,
  makeReceiving,
  makeReceivingAddresses,
  makeSecuritySettings,
  makeSecurityHistory,
  makeCurrentSession,
  makeShell,
  makeActiveSessions,
  makeApplications,
  makeWaitlist,
  type Permissions,
  permissionsOf,
  type Slices,
  startQuery,
  startupOf,
} from '@paydeck/core'
import { task as T, taskEither as TE } from 'fp-ts'
import { NEVER } from 'rxjs'
import type { TerminalPorts } from './ports.ts'

/** What the terminal shows, and what it can ask for. */
export interface App extends Pick<
  Slices,
  | 'currentSession'
  | 'homePage'
  | 'receivingAddresses'
  | 'securityHistory'
  | 'shell'
  | 'activeSessions'
  | 'startup'
  | 'waitlist'
> {
  readonly permissions: Live<Permissions>
  /** What the browser lets come after the page; a page that is printed once waits for it. It tells its own failures. */
  readonly loadRest: T.Task<unknown>
}

const nothingToLoad = TE.right(undefined)

/** The slices, joined without a container. */
export const makeApp = (ports: TerminalPorts): App => {
  const start = startQuery(ports.navigation.arrival.query)
  const currentSession = makeCurrentSession(ports)
  const basicInfo = makeBasicInfo({ ...ports, account: ports.userAccount })
  const securitySettings = makeSecuritySettings({ ...ports, protection: ports.accountProtection })
  const applications = makeApplications({ ...ports, records: ports.applicationRecords, shopper: ports.shopperRecords })
  const cardList = makeCardList({ ...ports, accounts: ports.cardAccounts })
  const recentActivity = makeRecentActivity({ ...ports, records: ports.paymentRecords })
  const receiving = makeReceiving({ ...ports, records: ports.payoutRecords, invite: start.invite })
  const passkeyStatus = makePasskeyStatus({ ...ports, directory: ports.passkeyDirectory, email: basicInfo.email })
  const permissions = permissionsOf({ basicInfo, currentSession, receiving }, start)
  const startup = startupOf(
    ports,
    { applications, basicInfo, cardList, currentSession, receiving, recentActivity, securitySettings },
    [],
  )
  const shell = makeShell({
    ...ports,
    services: { captcha: () => nothingToLoad, chat: nothingToLoad, analytics: nothingToLoad },
    session: currentSession.session,
    stage: startup.state,
    permissions,
    start,
  })
  const waitlist = makeWaitlist({
    ...ports,
    lists: ports.mailingLists,
    modals: shell.modals,
    country: currentSession.country,
    email: basicInfo.email,
  })
  // No page is moved to: what is shown is asked for.
  const moves = { go: () => undefined }
  // Nothing is kept from one start to the next, so nothing is hidden.
  const amountPrivacy = { isOn: constant(false), toggle: () => undefined }
  const homePage = makeHomePage({
    ...ports,
    modals: shell.modals,
    carousels: shell.carousels,
    // Addresses are printed; the terminal opens none.
    windows: { open: () => undefined },
    moves,
    prices: ports.priceHistory,
    reloadCards: cardList.reload,
    sources: homeSourcesOf(
      { amountPrivacy, applications, basicInfo, cardList, passkeyStatus, receiving, recentActivity, shell },
      permissions,
    ),
  })
  // Nothing else that ends a session or is noted can be done here.
  const activeSessions = makeActiveSessions({
    ...ports,
    sessions: ports.activeSessionRecords,
    modals: shell.modals,
    changed$: NEVER,
  })
  const securityHistory = makeSecurityHistory({
    ...ports,
    record: ports.securityRecord,
    changed$: activeSessions.ended$,
  })
  const later: ReadonlyArray<T.Task<unknown>> = [
    passkeyStatus.tasks.load,
    applications.loadMissingInfo,
    waitlist.tasks.load,
  ]
  const payoutInvite = makePayoutInvite({
    ...ports,
    moves,
    invites: ports.payoutInvites,
    directory: ports.payoutDirectory,
    profiles: ports.payoutProfiles,
    receiving,
    renew: currentSession.renew,
  })
  const receivingAddresses = makeReceivingAddresses({
    ...ports,
    modals: shell.modals,
    directory: ports.payoutDirectory,
    book: ports.addressBook,
    profiles: ports.payoutProfiles,
    receiving,
    invite: payoutInvite,
    verification: applications,
    security: securitySettings,
    hasPayeeToken: currentSession.hasPayeeToken,
    showHidden: start.hiddenCurrencies,
    supportPage: ports.configuration.pages.support,
  })
  const loadRest = T.sequenceArray(later)
  return {
    currentSession,
    homePage,
    permissions,
    receivingAddresses,
    securityHistory,
    shell,
    activeSessions,
    startup,
    waitlist,
    loadRest,
  }
}
