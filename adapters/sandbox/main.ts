import { startCleanupJobs } from './account/cleanup-jobs.ts'
import { listenForBackups, socketOf } from './backup/socket.ts'
import { startConfiguration, type StartConfiguration } from './configuration.ts'
import { greeting, warnings } from './control/greeting.ts'
import { publicSettings, versions } from './control/start-line.ts'
import { watchStatements } from './database/statements.ts'
import type { AppServer } from './http/app.ts'
import { makeProxy } from './http/provider-proxy.ts'
import { builtUi, makeServer } from './http/server.ts'
import { type Stoppable, stopOnSignal } from './http/shutdown.ts'
import { hostRule } from './kernel/hosts.ts'
import { makeJsonLog } from './kernel/json-log.ts'
import type { Log } from './kernel/log.ts'
import { noObserver, type Observer } from './kernel/observer.ts'
import { systemRandomness } from './kernel/secrets.ts'
import { isStartFailure, stop } from './kernel/start-failure.ts'
import { listenForMetrics } from './metrics/listener.ts'
import { makeMetrics, type Metrics } from './metrics/metrics.ts'
import { openConfigured } from './open.ts'
import { failurePage } from './pages/failure.ts'
import { frontAssets, proxiedPages } from './pages/pages.ts'
import { hasPersonas } from './seed/accounts.ts'

const isNewEnough = (version: string, least: string): boolean =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0

const listenFailure = (error: unknown, { host, port }: StartConfiguration): never => {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    stop(`Port ${port} is in use: stop the program that uses it, or choose another port with PORT.`)
  if (code === 'EACCES') stop(`There is no permission to use port ${port}: choose one above 1023 with PORT.`)
  return stop(`${host}:${port} is not available (${String(code)}): check HOST and PORT.`)
}

/** Started server: either the sandbox, or a server that delivers the app and forwards calls to a real provider. */
interface Started extends Pick<AppServer, 'listen'>, Stoppable {
  /** True if the database has demo accounts with a known password. */
  readonly hasPersonas: boolean
}

/** Parts that both kinds of servers use. */
interface Means {
  readonly log: Log
  readonly observer: Observer
}

const makeFront = (provider: string, configuration: StartConfiguration, means: Means): Started => {
  const { app: configured, publicOrigin, isTrusted } = configuration
  const { app, listen, cut } = makeProxy({
    provider,
    configuration: configured,
    uiDirectory: builtUi,
    environment: { ...means, publicOrigin, isTrusted, random: systemRandomness },
    failurePage: failurePage(configured.productName),
    pageRoutes: frontAssets,
    pages: proxiedPages,
    knowsHost: hostRule(configuration),
  })
  return { listen, cut, close: () => app.close(), hasPersonas: false }
}

/**
 * Ends the process without closing the database. Closing the database would write into a directory that now belongs to
 * another process.
 */
const endAtOnce = (sentence: string): void => {
  console.error(sentence)
  process.exit(1)
}

const makeSandbox = async (
  configuration: StartConfiguration,
  { log, observer }: Means,
  metrics: Metrics | null,
): Promise<Started> => {
  const { app, publicOrigin, isTrusted, isControlled, keepsControl, isSeeded, slowStatement: slow } = configuration
  const { databaseUrl, dataDirectory } = configuration
  const means = { random: systemRandomness, clock: Date.now, log, observer }
  const onStatement = watchStatements({ log, observer, slow })
  const database = await openConfigured(configuration, { ...means, isSeeded, onStatement, onLost: endAtOnce })
  const knowsHost = hostRule(configuration)
  const cleanupJobs = startCleanupJobs({ ...means, database: database.queries })
  const backups = databaseUrl === null ? listenForBackups(database, socketOf(dataDirectory), log) : null
  const beside = { stop: async () => void (await Promise.all([cleanupJobs.stop(), backups?.stop()])) }
  const served = { configuration: app, publicOrigin, isTrusted, isControlled, keepsControl, knowsHost }
  const server = makeServer({ ...means, database, ...served, beside })
  metrics?.addStreams(server.streamCount)
  if (database.connections !== null) metrics?.addPool(database.connections)
  return { ...server, hasPersonas: await hasPersonas(database.queries) }
}

/** Starts the server that the configuration describes, and the listener of its metrics. */
const makeStarted = async (configuration: StartConfiguration, log: Log): Promise<Started> => {
  const { providerUrl, metrics: at } = configuration
  const metrics = at === null ? null : makeMetrics(versions(), Date.now)
  const listener = metrics === null || at === null ? null : await listenForMetrics(metrics, at)
  const means = { log, observer: metrics?.observer ?? noObserver }
  const server =
    providerUrl === null
      ? await makeSandbox(configuration, means, metrics)
      : makeFront(providerUrl, configuration, means)
  return {
    ...server,
    close: async () => {
      await server.close()
      await listener?.close()
    },
  }
}

const start = async (): Promise<void> => {
  // Files contain data of users, so no other account of this machine may read them.
  process.umask(0o077)
  const { version, node, leastNode } = versions()
  if (!isNewEnough(node, leastNode))
    stop(`Paydeck needs Node ${leastNode} or newer, but this is ${node}: run npm start, which uses its own Node.`)
  const configuration = startConfiguration(process.env)
  const { host, port } = configuration
  const log = makeJsonLog(configuration.logLevel)
  const server = await makeStarted(configuration, log)
  stopOnSignal(server, process, () => performance.now())
  // With PORT=0, the operating system chooses a free port.
  const bound = await server.listen({ host, port }).catch(async (error: unknown) => {
    await server.close()
    return listenFailure(error, configuration)
  })
  log.info({ version, node, ...publicSettings(configuration, bound) }, 'started')
  for (const warning of warnings(configuration, server)) console.error(warning)
  console.log(greeting(bound, configuration, server))
}

start().catch((error: unknown) => {
  console.error(isStartFailure(error) ? error.message : error)
  process.exit(1)
})
