import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { makeAttemptLimits } from '../calls/attempt-limits.ts'
import type { AppConfiguration } from '../configuration.ts'
import { controlApi } from '../control/api.ts'
import { makeClosableControl } from '../control/closing.ts'
import { makeControl } from '../control/control.ts'
import { controlPage } from '../control/page.ts'
import type { SealedDatabase } from '../database/engine.ts'
import type { Environment } from '../environment.ts'
import { handlers, runDueChecksOfWatched } from '../handlers.ts'
import { makeBackgroundTasks } from '../kernel/background-tasks.ts'
import { makeConcurrencyLimiter, limitsPerUser } from '../kernel/concurrency-limiter.ts'
import type { Log } from '../kernel/log.ts'
import { noProxies, type TrustedProxies } from '../kernel/networks.ts'
import { noObserver, type Observer } from '../kernel/observer.ts'
import type { Randomness } from '../kernel/secrets.ts'
import { authenticationRoutes } from '../pages/authentication.ts'
import { connectionRoutes } from '../pages/connection.ts'
import { failurePage } from '../pages/failure.ts'
import { finishSignupRoute } from '../pages/finish-signup.ts'
import { invoiceRoutes } from '../pages/invoice.ts'
import { mapsRoutes } from '../pages/maps.ts'
import { pageRoutes } from '../pages/pages.ts'
import { stopPayoutChangeRoutes } from '../pages/stop-payout-change.ts'
import { verifyRoutes } from '../pages/verify.ts'
import { walletRoutes } from '../pages/wallet.ts'
import { type AppMeans, type AppServer, makeApp } from './app.ts'
import { makeFirstAnswers } from './first-answers.ts'
import { healthRoutes } from './health.ts'
import { serverTimes } from './http-server.ts'
import { reportRoutes } from './reports.ts'
import { callRoutes } from './routes.ts'
import { uiRoutes } from './static-files.ts'
import { makeStreams } from './streams.ts'

export interface ServerOptions extends Pick<AppMeans, 'knowsHost' | 'times'> {
  readonly database: SealedDatabase
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly random: Randomness
  readonly log: Log
  /** Receives measurements. Default: none. */
  readonly observer?: Observer
  readonly configuration: AppConfiguration
  readonly publicOrigin: string | null
  /** Decides which proxies may report the IP address of a client. Default: no proxy. */
  readonly isTrusted?: TrustedProxies
  /** Delays an attempt, such as a sign-in, that the attempt limits slow down. Default: a timer. */
  readonly pause?: (milliseconds: number) => Promise<void>
  /** Delays a background task until the response has been sent. Default: a timer. */
  readonly backgroundPause?: (milliseconds: number) => Promise<void>
  /**
   * Job that runs beside the server and uses the same database. A shutdown stops this job and waits for its end before it
   * closes the database.
   */
  readonly beside?: { readonly stop: () => Promise<void> }
  /** True if the server offers the control page and its API. */
  readonly isControlled: boolean
  /** True if the control page stays available even after a request has come through a proxy. */
  readonly keepsControl?: boolean
  /** Directory of the built app. Default: ui/dist. */
  readonly uiDirectory?: string
}

export interface Server extends AppServer {
  readonly environment: Environment
  /** Returns the number of open event streams. */
  readonly streamCount: () => number
  /** Finishes the responses in flight, then closes the database, so that no acknowledged write is lost. */
  readonly close: () => Promise<void>
}

const pause = (milliseconds: number): Promise<void> => later(milliseconds)

/** Output directory of the app's build. */
export const builtUi = join(import.meta.dirname, '../../../ui/dist')

/** Creates the sandbox server over an open database. */
export const makeServer = (options: ServerOptions): Server => {
  const { database, clock, random, log, configuration, publicOrigin, isControlled, keepsControl = false } = options
  const control = makeControl()
  const closable = isControlled ? makeClosableControl(control, log) : null
  const background = makeBackgroundTasks(log, options.backgroundPause ?? pause)
  const environment: Environment = {
    queries: database.queries,
    clock,
    random,
    sealing: database.sealing,
    log,
    observer: options.observer ?? noObserver,
    limits: makeAttemptLimits({ queries: database.queries, clock, pause: options.pause ?? pause }),
    concurrency: makeConcurrencyLimiter(limitsPerUser),
    background,
    productName: configuration.productName,
    publicOrigin,
    isTrusted: options.isTrusted ?? noProxies,
    control: () => closable?.current() ?? null,
  }
  const streams = makeStreams(database, environment, (watching) => runDueChecksOfWatched(environment, watching))
  const { app, listen, cut } = makeApp(
    {
      ...options,
      environment,
      failurePage: failurePage(configuration.productName),
      pictureOrigins: configuration.pictureOrigins,
      beforeRoute: (request) => void (keepsControl || closable?.closeBehindProxy(request)),
    },
    [
      healthRoutes('database', database.check),
      callRoutes(environment, handlers),
      streams.routes,
      authenticationRoutes(environment),
      pageRoutes(environment),
      mapsRoutes,
      finishSignupRoute(environment),
      connectionRoutes(environment),
      invoiceRoutes(environment),
      verifyRoutes(environment, options.times ?? serverTimes),
      stopPayoutChangeRoutes(environment),
      walletRoutes(environment),
      reportRoutes(environment),
      ...(closable === null
        ? []
        : [closable.guard(controlApi(environment, control), controlPage(environment, control))]),
      uiRoutes(options.uiDirectory ?? builtUi, configuration, makeFirstAnswers(environment, handlers)),
    ],
  )
  // Ends the event streams. Otherwise only their clients would end them, which would delay the shutdown.
  app.addHook('preClose', async () => streams.open.endAll())
  return {
    app,
    environment,
    streamCount: streams.open.count,
    listen,
    cut,
    close: async () => {
      await Promise.all([options.beside?.stop(), app.close()])
      await streams.stop()
      await background.done()
      await database.close()
    },
  }
}
