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
  /** Rows of the list "recent activity" on home. */
  readonly homeActivity: Live<ReadonlyArray<ActivityRow>>
  readonly productName: string
  /**
   * Loads the data that a browser loads only after it has shown the page. The terminal prints a page only once, so it waits
   * for this data. Each failure appears in its own part of the page.
   */
  readonly loadRest: T.Task<unknown>
}

const nothingToLoad = TE.right(undefined)

// The app cannot navigate: the terminal has no pages and prints only what the user asks for.
const appNavigation = { go: () => undefined }

type Verified = Pick<Slices, 'applications' | 'currentSession' | 'payouts'>

/** Creates two slices that refer to each other: one watches applications for verification, the other creates them. */
const verificationOf = (ports: TerminalPorts, slices: Verified) => {
  const applicationUpdates = applicationUpdatesOf(
    { ...ports, applicationStreams: ports.applicationStreams },
    slices,
    () => applicationCreation.tasks.createAfterRefresh(),
  )
  const applicationCreation = applicationCreationOf(
    // The app cannot open the verification app, which needs a camera. The user has to open its page in a browser.
    { ...ports, appNavigation, windows: { open: () => undefined } },
    { ...slices, applicationUpdates },
  )
  return { applicationUpdates, applicationCreation }
}

/** Creates the initialisation of the app and the slices whose data the initialisation loads. */
const startOf = (ports: TerminalPorts) => {
  const start = startQuery(ports.navigation.arrival.query)
  const currentSession = makeCurrentSession(ports)
  const basicInfo = makeBasicInfo({ ...ports, userAccount: ports.userAccount })
  const securitySettings = makeSecuritySettings({ ...ports, accountProtection: ports.accountProtection })
  const applications = makeApplications({
    ...ports,
    applicationRecords: ports.applicationRecords,
    shopperRecords: ports.shopperRecords,
  })
  const cardList = makeCardList({ ...ports, cardAccounts: ports.cardAccounts })
  const recentActivity = makeRecentActivity({ ...ports, paymentRecords: ports.paymentRecords })
  const payouts = makePayouts({ ...ports, payoutRecords: ports.payoutRecords, invite: start.invite })
  const passkeyStatus = makePasskeyStatus({
    ...ports,
    passkeyDirectory: ports.passkeyDirectory,
    email: basicInfo.email,
  })
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
    mailingLists: ports.mailingLists,
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
    priceHistory: ports.priceHistory,
    reloadCards: cardList.tasks.reload,
    sources: homeSourcesOf({ ...started, amountPrivacy }, permissions),
  })
  const homeActivity = homeActivityOf({ amountPrivacy, recentActivity: started.recentActivity }, ports)
  return { homePage, homeActivity, waitlist, productName: ports.configuration.productName }
}

const securityOf = (ports: TerminalPorts, { shell }: Started) => {
  // `changed$` never emits, because no other part of the terminal app ends sessions.
  const activeSessions = makeActiveSessions({
    ...ports,
    activeSessionRecords: ports.activeSessionRecords,
    modals: shell.modals,
    changed$: NEVER,
  })
  const securityHistory = makeSecurityHistory({
    ...ports,
    securityRecord: ports.securityRecord,
    changed$: activeSessions.ended$,
  })
  return { activeSessions, securityHistory }
}

const receivingOf = (ports: TerminalPorts, started: Started) => {
  const { applications, currentSession, payouts, securitySettings, shell, start } = started
  const payoutInvites = makePayoutInvites({
    ...ports,
    appNavigation,
    inviteRecords: ports.inviteRecords,
    payoutDirectory: ports.payoutDirectory,
    payoutProfiles: ports.payoutProfiles,
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
    // Always refuses. The terminal has no dialog in which users prove their identity, so changes that need this proof fail.
    askProof: () => T.of(false),
  }
  const addressDirectory = makeAddressDirectory({
    ...receiving,
    payoutDirectory: ports.payoutDirectory,
    invites: payoutInvites,
    verification: applications,
    supportPage: ports.configuration.pages.support,
  })
  const addressForm = makeAddressForm({ ...receiving, directory: addressDirectory, showHidden: start.hiddenCurrencies })
  return { addressDirectory, addressForm }
}

/**
 * Creates all slices of the app. Passes each slice its ports, and the slices that it needs, directly and without a
 * container.
 */
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
