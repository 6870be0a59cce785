import type { task as T } from 'fp-ts'
import type { Log, Navigation } from '../platform/ports.ts'
import { entryAddress, unauthenticatedEntry } from '../routes/index.ts'
import type { Slices } from '../slices.ts'
import { makeStartup, type Startup } from '../startup/index.ts'

type Contributors = Pick<
  Slices,
  'applications' | 'basicInfo' | 'cardList' | 'currentSession' | 'payouts' | 'recentActivity' | 'securitySettings'
>

/**
 * The initialisation over the slices that have a step in it. A user who is not signed in leaves for the login flow,
 * with the way back (SESS-002).
 * @param afterStart what may be loaded once the application is on the screen
 */
export const startupOf = (
  { log, navigation }: { readonly log: Log; readonly navigation: Navigation },
  { applications, basicInfo, cardList, currentSession, payouts, recentActivity, securitySettings }: Contributors,
  afterStart: ReadonlyArray<T.Task<unknown>>,
): Startup =>
  makeStartup({
    log,
    gate: {
      refresh: currentSession.tasks.refresh,
      enterUnauthenticated: () =>
        navigation.leave(entryAddress(unauthenticatedEntry(navigation.arrival.path, navigation.arrival.query))),
    },
    contributions: {
      steps: {
        tokens: currentSession.steps.tokens,
        country: currentSession.steps.country,
        language: currentSession.steps.language,
        'facade-access': currentSession.steps['facade-access'],
        'security-settings': securitySettings.steps.securitySettings,
        'recent-activity': recentActivity.steps.recent,
        payouts: payouts.steps.payouts,
        applications: applications.steps.applications,
        'basic-info': basicInfo.steps.basicInfo,
        'debit-cards': cardList.steps.cards,
        'card-balances': cardList.steps.balances,
      },
      afterStart,
    },
  })
