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
  applications: maker(['stores', 'log', 'applicationRecords', 'shopperRecords'], [], makeApplications),
  basicInfo: maker(['stores', 'userAccount'], [], makeBasicInfo),
  cardList: maker(['stores', 'log', 'cardAccounts'], [], makeCardList),
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
    makeCurrentSession,
  ),
  passkeyStatus: maker(['stores', 'log', 'passkeyDirectory'], ['basicInfo'], (ports, { basicInfo }) =>
    makePasskeyStatus({ ...ports, email: basicInfo.email }),
  ),
  payouts: maker(['stores', 'payoutRecords'], ['startQuery'], (ports, parts) =>
    makePayouts({ ...ports, invite: parts.startQuery.invite }),
  ),
  permissions: maker([], ['basicInfo', 'currentSession', 'payouts', 'startQuery'], (_, parts) =>
    permissionsOf(parts, parts.startQuery),
  ),
  recentActivity: maker(['stores', 'clock', 'paymentRecords'], [], makeRecentActivity),
  referralArrival: maker(['cookies'], [], makeReferralArrival),
  securitySettings: maker(['stores', 'log', 'accountProtection'], [], makeSecuritySettings),
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
