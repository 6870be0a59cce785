import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { AppConfiguration } from '../configuration.ts'
import { controlApi } from '../control/api.ts'
import { makeControl } from '../control/control.ts'
import { controlPage } from '../control/page.ts'
import type { OpenDatabase } from '../database/engine.ts'
import type { Environment } from '../environment.ts'
import { handlers, settleWatched } from '../handlers.ts'
import type { Log } from '../kernel/log.ts'
import type { Randomness } from '../kernel/secrets.ts'
import { authenticationRoutes } from '../pages/authentication.ts'
import { connectionRoutes } from '../pages/connection.ts'
import { failurePage } from '../pages/failure.ts'
import { finishSignupRoute } from '../pages/finish-signup.ts'
import { invoiceRoutes } from '../pages/invoice.ts'
import { mapsRoutes } from '../pages/maps.ts'
import { pageRoutes } from '../pages/pages.ts'
import { verifyRoutes } from '../pages/verify.ts'
import { walletRoutes } from '../pages/wallet.ts'
import { makeApp } from './app.ts'
import { makeFirstAnswers } from './first-answers.ts'
import { makeSignInLimits } from './rate-limits.ts'
import { reportRoutes } from './reports.ts'
import { callRoutes } from './routes.ts'
import { uiRoutes } from './static-files.ts'
import { makeStreams } from './streams.ts'

export interface ServerOptions {
  readonly database: OpenDatabase
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly random: Randomness
  readonly log: Log
  readonly configuration: AppConfiguration
  readonly publicOrigin: string | null
  /** Whether the control page and its API are served. */
  readonly isControlled: boolean
  /** Where the built app lies; ui/dist unless told. */
  readonly uiDirectory?: string
}

export interface Server {
  /** Not listening yet. */
  readonly app: FastifyInstance
  readonly environment: Environment
  /** Stops answering, then closes the database: nothing that was acknowledged is lost. */
  readonly close: () => Promise<void>
}

/** Where the build puts the app. */
export const builtUi = join(import.meta.dirname, '../../../ui/dist')

/** The whole provider over an open database. */
export const makeServer = (options: ServerOptions): Server => {
  const { database, clock, random, log, configuration, publicOrigin, isControlled } = options
  const control = isControlled ? makeControl() : null
  const environment: Environment = {
    queries: database.queries,
    clock,
    random,
    log,
    limits: makeSignInLimits(clock),
    productName: configuration.productName,
    publicOrigin,
    control,
  }
  const streams = makeStreams(database, environment, (watching) => settleWatched(environment, watching))
  const app = makeApp({ environment, failurePage: failurePage(configuration.productName) }, [
    callRoutes(environment, handlers),
    streams.routes,
    authenticationRoutes(environment),
    pageRoutes(environment),
    mapsRoutes,
    finishSignupRoute(environment),
    connectionRoutes(environment),
    invoiceRoutes(environment),
    verifyRoutes(environment),
    walletRoutes(environment),
    reportRoutes(log),
    ...(control === null ? [] : [controlApi(environment, control), controlPage(environment, control)]),
    uiRoutes(options.uiDirectory ?? builtUi, configuration, makeFirstAnswers(environment, handlers)),
  ])
  return {
    app,
    environment,
    close: async () => {
      await app.close()
      await streams.stop()
      await database.close()
    },
  }
}
