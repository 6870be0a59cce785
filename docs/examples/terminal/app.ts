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
  'currentSession' | 'homePage' | 'receivingAddresses' | 'securityHistory' | 'shell' | 'activeSessions' | 'startup' | 'waitlist'
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
