import {
  applicationCreationOf,
  applicationUpdatesOf,
  homeActivityOf,
  homeSourcesOf,
  makeAmountPrivacy,
  makeApplications,
  makeBasicInfo,
  makeCardList,
  makeCardSettings,
  makeConnection,
  makeCurrentSession,
  makeHomePage,
  makePasskeyStatus,
  makePaymentList,
  makePayouts,
  makeRecentActivity,
  makeSecuritySettings,
  makeShell,
  type ModalName,
  permissionsOf,
  type Ports,
  retryLostReads,
  type RetriedSlice,
  type Slices,
  startQuery,
  startupOf,
} from '@paydeck/core'

/** Makes the slices that the start-up of the app needs. */
const startOf = (ports: Ports) => {
  const start = startQuery(ports.navigation.arrival.query)
  const currentSession = makeCurrentSession(ports)
  const basicInfo = makeBasicInfo({ ...ports, account: ports.userAccount })
  const securitySettings = makeSecuritySettings({ ...ports, protection: ports.accountProtection })
  const applications = makeApplications({ ...ports, records: ports.applicationRecords, shopper: ports.shopperRecords })
  const cardList = makeCardList({ ...ports, accounts: ports.cardAccounts })
  const recentActivity = makeRecentActivity({ ...ports, records: ports.paymentRecords })
  const payouts = makePayouts({ ...ports, records: ports.payoutRecords, invite: start.invite })
  const passkeyStatus = makePasskeyStatus({ ...ports, directory: ports.passkeyDirectory, email: basicInfo.email })
  const permissions = permissionsOf({ basicInfo, currentSession, payouts }, start)
  const atStart = { applications, basicInfo, cardList, currentSession, payouts, recentActivity, securitySettings }
  const applicationUpdates = applicationUpdatesOf({ ...ports, streams: ports.applicationStreams }, atStart, () =>
    applicationCreation.tasks.createAfterRefresh(),
  )
  const applicationCreation = applicationCreationOf(ports, { ...atStart, applicationUpdates })
  const later = {
    createMissing: applicationCreation.tasks.createMissing,
    watchApplications: applicationUpdates.tasks.start,
  }
  const startup = startupOf(ports, atStart, later, [passkeyStatus.tasks.load])
  const shell = makeShell<ModalName>({
    ...ports,
    session: currentSession.session,
    stage: startup.state,
    permissions,
    start,
  })
  return { ...atStart, applicationUpdates, passkeyStatus, permissions, startup, shell }
}

/** Makes the slices of several areas from these ports, without a dependency container and without a screen. */
export const appOver = (ports: Ports) => {
  const started = startOf(ports)
  const { cardList, permissions, recentActivity, shell } = started
  const amountPrivacy = makeAmountPrivacy(ports)
  const homePage = makeHomePage({
    ...ports,
    modals: shell.modals,
    carousels: shell.carousels,
    prices: ports.priceHistory,
    reloadCards: cardList.tasks.reload,
    sources: homeSourcesOf({ ...started, amountPrivacy }, permissions),
  })
  const homeActivity = homeActivityOf({ amountPrivacy, recentActivity }, ports)
  const paymentList = makePaymentList({ ...ports, lists: ports.paymentLists })
  const cardSettings = makeCardSettings({
    ...ports,
    modals: shell.modals,
    changes: ports.cardChanges,
    cards: cardList,
  })
  const connection = makeConnection({ ...ports, amounts: [cardList.state, recentActivity.state] })
  const slices: Partial<Slices> = { ...started, homePage, paymentList, cardSettings, connection }
  const find = <K extends RetriedSlice>(name: K): Slices[K] | null => slices[name] ?? null
  return {
    ...started,
    homePage,
    homeActivity,
    paymentList,
    cardSettings,
    connection,
    /** Repeats the reads that failed in an outage, as the app does when the connection returns. */
    retryLost: (): void => retryLostReads(ports.lostReads, find),
  }
}
