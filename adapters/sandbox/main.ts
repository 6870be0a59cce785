import { pino } from 'pino'
import { startCleanupJobs } from './account/cleanup-jobs.ts'
import { leastNode, startConfiguration, type StartConfiguration } from './configuration.ts'
import { greeting, warnings } from './control/greeting.ts'
import type { AppServer } from './http/app.ts'
import { makeProxy } from './http/provider-proxy.ts'
import { builtUi, makeServer } from './http/server.ts'
import { type Stoppable, stopOnSignal } from './http/shutdown.ts'
import { hostRule } from './kernel/hosts.ts'
import { systemRandomness } from './kernel/secrets.ts'
import { isStartFailure, stop } from './kernel/start-failure.ts'
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

const makeFront = (provider: string, configuration: StartConfiguration): Started => {
  const { app: configured, publicOrigin, isTrusted, logLevel } = configuration
  const { app, listen, cut } = makeProxy({
    provider,
    configuration: configured,
    uiDirectory: builtUi,
    environment: { log: pino({ level: logLevel }), publicOrigin, isTrusted },
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

const makeSandbox = async (configuration: StartConfiguration): Promise<Started> => {
  const { app, publicOrigin, isTrusted, isControlled, keepsControl, isSeeded } = configuration
  const means = { random: systemRandomness, clock: Date.now, log: pino({ level: configuration.logLevel }) }
  const database = await openConfigured(configuration, { ...means, isSeeded, onLost: endAtOnce })
  const knowsHost = hostRule(configuration)
  const cleanupJobs = startCleanupJobs({ ...means, database: database.queries })
  const served = { configuration: app, publicOrigin, isTrusted, isControlled, keepsControl, knowsHost }
  const server = makeServer({ ...means, database, ...served, beside: cleanupJobs })
  return { ...server, hasPersonas: await hasPersonas(database.queries) }
}

const start = async (): Promise<void> => {
  // Files contain data of users, so no other account of this machine may read them.
  process.umask(0o077)
  const least = leastNode()
  if (!isNewEnough(process.versions.node, least)) {
    stop(
      `Paydeck needs Node ${least} or newer, but this is ${process.versions.node}: run npm start, which uses its own Node.`,
    )
  }
  const configuration = startConfiguration(process.env)
  const { providerUrl, host, port } = configuration
  const server = providerUrl === null ? await makeSandbox(configuration) : makeFront(providerUrl, configuration)
  stopOnSignal(server, process, () => performance.now())
  // With PORT=0, the operating system chooses a free port.
  const bound = await server.listen({ host, port }).catch(async (error: unknown) => {
    await server.close()
    return listenFailure(error, configuration)
  })
  for (const warning of warnings(configuration, server)) console.error(warning)
  console.log(greeting(bound, configuration, server))
}

start().catch((error: unknown) => {
  console.error(isStartFailure(error) ? error.message : error)
  process.exit(1)
})
