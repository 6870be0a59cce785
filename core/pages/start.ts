import { type task as T, taskEither as TE } from 'fp-ts'
import type { Step } from '../kernel/step.ts'
import type { Log, Navigation } from '../platform/ports.ts'
import { entryAddress, unauthenticatedEntry } from '../routes/index.ts'
import type { Slices } from '../slices.ts'
import { makeStartup, type Startup } from '../startup/index.ts'

type WithSteps = 'applications' | 'basicInfo' | 'cardList' | 'payouts' | 'recentActivity' | 'securitySettings'

type Contributors = { readonly [K in WithSteps]: Pick<Slices[K], 'steps'> } & {
  readonly currentSession: Pick<Slices['currentSession'], 'steps'> & {
    readonly tasks: Pick<Slices['currentSession']['tasks'], 'refresh'>
  }
}

/** What the initialisation begins and does not wait for: its code may still be on its way. */
export interface LaterSteps {
  /** Makes the applications that are missing (SESS-047). */
  readonly createMissing: T.Task<unknown>
  /** Begins to watch the applications that are not approved (SESS-049). */
  readonly watchApplications: T.Task<unknown>
}

const begun = (task: T.Task<unknown>): Step => TE.right(() => void task())

/**
 * The initialisation over the slices that have a step in it. A user who is not signed in leaves for the login flow,
 * with the way back (SESS-002).
 * @param later none of these fails: each slice tells its own failure
 * @param afterStart what may be loaded once the application is on the screen
 */
export const startupOf = (
  { log, navigation }: { readonly log: Log; readonly navigation: Navigation },
  { applications, basicInfo, cardList, currentSession, payouts, recentActivity, securitySettings }: Contributors,
  later: LaterSteps,
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
        'missing-applications': begun(later.createMissing),
        'card-balances': cardList.steps.balances,
        'application-updates': begun(later.watchApplications),
      },
      afterStart,
    },
  })
