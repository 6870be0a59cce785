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

/** Tasks that the initialisation starts without waiting for their end. Their code may load after the start of the app. */
export interface LaterSteps {
  /** Creates missing applications (SESS-047). */
  readonly createMissing: T.Task<unknown>
  /** Starts to watch applications that are not approved (SESS-049). */
  readonly watchApplications: T.Task<unknown>
}

const begun = (task: T.Task<unknown>): Step => TE.right(() => void task())

/**
 * Makes the initialisation from the steps of the slices. A user without a session is redirected to the login flow, with the
 * return path (SESS-002).
 * @param later tasks of other slices; they never fail, because each slice shows its own failures
 * @param afterStart tasks that load code once the app is on the screen
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
