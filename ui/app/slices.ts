import {
  type LazySlice,
  makeApplications,
  makeBasicInfo,
  makeCardList,
  makeCurrentSession,
  makePasskeyStatus,
  makePayouts,
  makeRecentActivity,
  makeReferralArrival,
  makeSecuritySettings,
  makeShell,
  type Slices,
  startupOf,
} from '@paydeck/core'
import type { Bindings } from '../di/container.ts'
import { enteredToken } from '../di/entered.ts'
import { type Get, sliceModule } from '../di/slice-module.ts'
import { permissionsToken, port, startQueryToken } from '../di/tokens.ts'
import { slices as home } from '../home/module.ts'
import { frameModule } from './module.ts'

/**
 * Returns a function that waits for the first paint, then loads after-start.ts and calls its function `what`. A failed load
 * is only logged, because components that need the data request it again.
 */
const afterStart = (get: Get, what: 'createMissing' | 'runAfterStart' | 'watchApplications') => (): Promise<void> =>
  get(enteredToken)
    .painted.then(() => import('./after-start.ts'))
    .then((code) => code[what](get))
    .catch(() => get(port('log')).warn('What comes after the start could not be loaded'))

/** Names of the slices that load with the app. `referralArrival` is one of them, although its ports load later. */
type StartSlice = Exclude<keyof Slices, LazySlice | keyof typeof home.makers> | 'referralArrival'

export const slices = sliceModule<StartSlice>({
  applications: ({ stores, log, applicationRecords, shopperRecords }) =>
    makeApplications({ stores, log, records: applicationRecords, shopper: shopperRecords }),
  basicInfo: ({ stores, userAccount }) => makeBasicInfo({ stores, account: userAccount }),
  cardList: ({ stores, log, cardAccounts }) => makeCardList({ stores, log, accounts: cardAccounts }),
  currentSession: ({
    stores,
    clock,
    log,
    navigation,
    tabs,
    analytics,
    sessions,
    sessionContext,
    credentials,
    configuration,
  }) =>
    makeCurrentSession({
      stores,
      clock,
      log,
      navigation,
      tabs,
      analytics,
      sessions,
      sessionContext,
      credentials,
      configuration,
    }),
  passkeyStatus: ({ stores, log, passkeyDirectory }, { basicInfo }) =>
    makePasskeyStatus({ stores, log, directory: passkeyDirectory, email: basicInfo.email }),
  payouts: ({ stores, payoutRecords }, _, get) =>
    makePayouts({ stores, records: payoutRecords, invite: get(startQueryToken).invite }),
  recentActivity: ({ stores, clock, paymentRecords }) => makeRecentActivity({ stores, clock, records: paymentRecords }),
  referralArrival: ({ cookies }) => makeReferralArrival({ cookies }),
  securitySettings: ({ stores, log, accountProtection }) =>
    makeSecuritySettings({ stores, log, protection: accountProtection }),
  shell: ({ stores, clock, log, services, device, configuration }, { currentSession, startup }, get) =>
    makeShell({
      stores,
      clock,
      log,
      services,
      session: currentSession.session,
      device,
      configuration,
      stage: startup.state,
      permissions: get(permissionsToken),
      start: get(startQueryToken),
    }),
  startup: ({ log, navigation }, slices, get) => {
    const { applications, basicInfo, cardList, currentSession, payouts, recentActivity, securitySettings } = slices
    const { painted } = get(enteredToken)
    return startupOf(
      { log, navigation },
      { applications, basicInfo, cardList, currentSession, payouts, recentActivity, securitySettings },
      { createMissing: afterStart(get, 'createMissing'), watchApplications: afterStart(get, 'watchApplications') },
      [
        () => painted.then(slices.passkeyStatus.tasks.load),
        () => painted.then(applications.tasks.loadMissingInfo),
        afterStart(get, 'runAfterStart'),
        // Reads `slices.shell` only when the task runs, because the shell depends on this slice.
        () => painted.then(() => slices.shell.tasks.startServices()),
      ],
    )
  },
})

/**
 * Bindings that load with the app. Other slices are bound when a component that uses them loads.
 * @param page resolves when the code of the first page has loaded or failed to load
 */
export const startSlices = (isDevelopment: boolean, page: Promise<void>): ReadonlyArray<Bindings> => [
  frameModule(isDevelopment, page),
  slices,
  home,
]
