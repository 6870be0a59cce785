import { makeCardList } from '../cards/index.ts'
import type { ModalName } from '../modals.ts'
import { permissionsOf, startupOf } from '../pages/index.ts'
import { makePasskeyStatus } from '../passkeys/index.ts'
import { makeRecentActivity } from '../payments/index.ts'
import { makeBasicInfo } from '../profile/index.ts'
import { makePayouts } from '../receiving/index.ts'
import { makeReferralArrival } from '../referral/index.ts'
import { startQuery } from '../routes/index.ts'
import { makeSecuritySettings } from '../security/index.ts'
import { makeCurrentSession } from '../session/index.ts'
import { makeShell } from '../shell/index.ts'
import { makeApplications } from '../verification/index.ts'
import { maker, type Makers } from './maker.ts'

/** Makers of the parts that the start of an app needs. */
export const startMakers = {
  applications: maker(['stores', 'log', 'applicationRecords', 'shopperRecords'], [], (ports) =>
    makeApplications({ ...ports, records: ports.applicationRecords, shopper: ports.shopperRecords }),
  ),
  basicInfo: maker(['stores', 'userAccount'], [], (ports) => makeBasicInfo({ ...ports, account: ports.userAccount })),
  cardList: maker(['stores', 'log', 'cardAccounts'], [], (ports) =>
    makeCardList({ ...ports, accounts: ports.cardAccounts }),
  ),
  currentSession: maker(
    [
      'stores',
      'clock',
      'log',
      'navigation',
      'tabs',
      'analytics',
      'sessions',
      'sessionContext',
      'credentials',
      'configuration',
    ],
    [],
    (ports) => makeCurrentSession(ports),
  ),
  passkeyStatus: maker(['stores', 'log', 'passkeyDirectory'], ['basicInfo'], (ports, { basicInfo }) =>
    makePasskeyStatus({ ...ports, directory: ports.passkeyDirectory, email: basicInfo.email }),
  ),
  payouts: maker(['stores', 'payoutRecords'], ['startQuery'], (ports, parts) =>
    makePayouts({ ...ports, records: ports.payoutRecords, invite: parts.startQuery.invite }),
  ),
  permissions: maker([], ['basicInfo', 'currentSession', 'payouts', 'startQuery'], (_, parts) =>
    permissionsOf(parts, parts.startQuery),
  ),
  recentActivity: maker(['stores', 'clock', 'paymentRecords'], [], (ports) =>
    makeRecentActivity({ ...ports, records: ports.paymentRecords }),
  ),
  referralArrival: maker(['cookies'], [], (ports) => makeReferralArrival(ports)),
  securitySettings: maker(['stores', 'log', 'accountProtection'], [], (ports) =>
    makeSecuritySettings({ ...ports, protection: ports.accountProtection }),
  ),
  shell: maker(
    ['stores', 'clock', 'log', 'services', 'device', 'configuration'],
    ['currentSession', 'startup', 'permissions', 'startQuery'],
    (ports, { currentSession, startup, permissions, startQuery: start }) =>
      makeShell<ModalName>({ ...ports, session: currentSession.session, stage: startup.state, permissions, start }),
  ),
  startQuery: maker(['navigation'], [], ({ navigation }) => startQuery(navigation.arrival.query)),
  startup: maker(
    ['log', 'navigation'],
    [
      'applications',
      'basicInfo',
      'cardList',
      'currentSession',
      'payouts',
      'recentActivity',
      'securitySettings',
      'laterTasks',
    ],
    (ports, parts) => startupOf(ports, parts, parts.laterTasks, parts.laterTasks.afterStart),
  ),
} satisfies Makers<
  | 'applications'
  | 'basicInfo'
  | 'cardList'
  | 'currentSession'
  | 'passkeyStatus'
  | 'payouts'
  | 'permissions'
  | 'recentActivity'
  | 'referralArrival'
  | 'securitySettings'
  | 'shell'
  | 'startQuery'
  | 'startup'
>
