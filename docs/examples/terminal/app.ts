import {
  type ActivityRow,
  applicationCreationOf,
  applicationUpdatesOf,
  constant,
  homeActivityOf,
  homeSourcesOf,
  type Live,
  makeAddressDirectory,
  makeAddressForm,
  makeCardList,
  makeHomePage,
  makePasskeyStatus,
  makeRecentActivity,
  makePayoutInvites,
  makeBasicInfo,
  makePayouts,
  makeSecuritySettings,
  makeSecurityHistory,
  makeCurrentSession,
  makeShell,
  type ModalName,
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

/** State and actions of the terminal app. */
export interface App extends Pick<
  Slices,
  | 'applications'
  | 'applicationUpdates'
  | 'cardList'
  | 'currentSession'
  | 'homePage'
  | 'addressDirectory'
  | 'addressForm'
  | 'securityHistory'
  | 'shell'
  | 'activeSessions'
  | 'startup'
  | 'waitlist'
> {
  readonly permissions: Live<Permissions>
  /** The rows of recent activity. */
  readonly homeActivity: Live<ReadonlyArray<ActivityRow>>
  readonly productName: string
  /**
   * Loads the parts that a browser loads after the page. A page that is printed once waits for them. Each part reports its own
   * failure.
   */
  readonly loadRest: T.Task<unknown>
}

const nothingToLoad = TE.right(undefined)

// The terminal has no pages to navigate to. It prints the content that the user asks for.
const appNavigation = { go: () => undefined }

type Verified = Pick<Slices, 'applications' | 'currentSession' | 'payouts'>

/** Makes the live updates and the creation of applications, which need each other. */
const verificationOf = (ports: TerminalPorts, slices: Verified) => {
  const applicationUpdates = applicationUpdatesOf({ ...ports, streams: ports.applicationStreams }, slices, () =>
    applicationCreation.tasks.createAfterRefresh(),
  )
  const applicationCreation = applicationCreationOf(
    // The verification app needs a camera, so it is a page that the user opens in a browser.
    { ...ports, appNavigation, windows: { open: () => undefined } },
    { ...slices, applicationUpdates },
  )
  return { applicationUpdates, applicationCreation }
}

/** Makes the initialisation and the slices that it needs. */
const startOf = (ports: TerminalPorts) => {
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
  const { applicationUpdates, applicationCreation } = verificationOf(ports, atStart)
  const later = {
    createMissing: applicationCreation.tasks.createMissing,
    watchApplications: applicationUpdates.tasks.start,
  }
  const startup = startupOf(ports, atStart, later, [])
  const shell = makeShell<ModalName>({
    ...ports,
    services: { captcha: () => nothingToLoad, chat: nothingToLoad, analytics: nothingToLoad },
    session: currentSession.session,
    stage: startup.state,
    permissions,
    start,
  })
  return { ...atStart, applicationUpdates, passkeyStatus, permissions, startup, shell, start }
}

type Started = ReturnType<typeof startOf>

const homeOf = (ports: TerminalPorts, started: Started) => {
  const { basicInfo, cardList, currentSession, permissions, shell } = started
  const waitlist = makeWaitlist({
    ...ports,
    lists: ports.mailingLists,
    modals: shell.modals,
    country: currentSession.country,
    email: basicInfo.email,
  })
  // The terminal stores nothing between starts, so amounts are never hidden.
  const amountPrivacy = { isOn: constant(false), toggle: () => undefined, recall: () => undefined }
  const homePage = makeHomePage({
    ...ports,
    modals: shell.modals,
    carousels: shell.carousels,
    // The terminal prints URLs and opens no windows.
    windows: { open: () => undefined },
    appNavigation,
    prices: ports.priceHistory,
    reloadCards: cardList.tasks.reload,
    sources: homeSourcesOf({ ...started, amountPrivacy }, permissions),
  })
  const homeActivity = homeActivityOf({ amountPrivacy, recentActivity: started.recentActivity }, ports)
  return { homePage, homeActivity, waitlist, productName: ports.configuration.productName }
}

const securityOf = (ports: TerminalPorts, { shell }: Started) => {
  // In the terminal, sessions end only through this slice, so no other change has to be reported.
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
  return { activeSessions, securityHistory }
}

const receivingOf = (ports: TerminalPorts, started: Started) => {
  const { applications, currentSession, payouts, securitySettings, shell, start } = started
  const payoutInvites = makePayoutInvites({
    ...ports,
    appNavigation,
    invites: ports.inviteRecords,
    directory: ports.payoutDirectory,
    profiles: ports.payoutProfiles,
    payouts,
    renew: currentSession.tasks.renew,
  })
  const receiving = {
    ...ports,
    modals: shell.modals,
    book: ports.addressBook,
    profiles: ports.payoutProfiles,
    payouts,
    security: securitySettings,
    hasPayeeToken: currentSession.hasPayeeToken,
    // The terminal has no prompt for a proof of identity, so changes that need a proof are refused.
    askProof: () => T.of(false),
  }
  const addressDirectory = makeAddressDirectory({
    ...receiving,
    directory: ports.payoutDirectory,
    invites: payoutInvites,
    verification: applications,
    supportPage: ports.configuration.pages.support,
  })
  const addressForm = makeAddressForm({ ...receiving, directory: addressDirectory, showHidden: start.hiddenCurrencies })
  return { addressDirectory, addressForm }
}

/** The slices, joined without a container. */
export const makeApp = (ports: TerminalPorts): App => {
  const started = startOf(ports)
  const home = homeOf(ports, started)
  const loadRest = T.sequenceArray<unknown>([
    started.passkeyStatus.tasks.load,
    started.applications.tasks.loadMissingInfo,
    home.waitlist.tasks.load,
  ])
  return { ...started, ...home, ...securityOf(ports, started), ...receivingOf(ports, started), loadRest }
}
