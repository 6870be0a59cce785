import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { leastNode, startConfiguration, type StartConfiguration } from './configuration.ts'
import { makeProxy } from './http/provider-proxy.ts'
import { builtUi, makeServer } from './http/server.ts'
import { systemRandomness } from './kernel/secrets.ts'
import { isStartFailure, stop } from './kernel/start-failure.ts'
import { openConfigured } from './open.ts'
import { personaPassword, personas } from './seed/personas.ts'

/** What a person needs to know once it runs. */
const greeting = (address: string, { app, isControlled, providerUrl }: StartConfiguration): string => {
  if (providerUrl !== null) return `${app.productName} is running: ${address}/id/\nIts provider is ${providerUrl}.`
  const people = personas.map(({ email, title }) => `  ${email.padEnd(26)}${title}`)
  const control = isControlled ? ['', `Control page: ${address}/sandbox`] : []
  return [
    `${app.productName} is running: ${address}/id/`,
    '',
    `Sign in with one of these addresses and the password "${personaPassword}":`,
    ...people,
    ...control,
    '',
    ...(address.startsWith('http:') ? ['On plain http Safari gets a session cookie without the __Host- prefix.'] : []),
    'Stop with Ctrl+C. What you do is kept; on power loss the last seconds may be lost.',
  ].join('\n')
}

const isNewEnough = (version: string, least: string): boolean =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0

const listenFailure = (error: unknown, { host, port }: StartConfiguration): never => {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') stop(`Port ${port} is in use: stop what runs there, or choose another with PORT.`)
  if (code === 'EACCES') stop(`Port ${port} may not be used by this account: choose one above 1023 with PORT.`)
  return stop(`${host}:${port} cannot be listened on (${String(code)}): check HOST and PORT.`)
}

/** Connections that may wait to be accepted: after an outage all streams come back at once. The system may allow fewer. */
const connectionBacklog = 4096

/** What is started: the sandbox, or the app in front of a real provider. */
interface Started {
  readonly app: FastifyInstance
  readonly close: () => Promise<void>
}

const stopOnSignal = (server: Started): void => {
  let isStopping = false
  const end = (): void => {
    if (isStopping) return
    isStopping = true
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

const makeFront = (provider: string, { app: configuration, publicOrigin }: StartConfiguration): Started => {
  const app = makeProxy({ provider, configuration, publicOrigin, uiDirectory: builtUi })
  return { app, close: () => app.close() }
}

const makeSandbox = async (configuration: StartConfiguration): Promise<Started> => {
  const means = { random: systemRandomness, clock: Date.now }
  const database = await openConfigured(configuration, means)
  const log = pino({ level: configuration.logLevel })
  const { app, publicOrigin, isControlled } = configuration
  return makeServer({ ...means, database, log, configuration: app, publicOrigin, isControlled })
}

const start = async (): Promise<void> => {
  const least = leastNode()
  if (!isNewEnough(process.versions.node, least)) {
    stop(
      `Paydeck needs Node ${least} or newer, and this is ${process.versions.node}: start it with npm start, which brings its own.`,
    )
  }
  const configuration = startConfiguration(process.env)
  const { providerUrl } = configuration
  const server = providerUrl === null ? await makeSandbox(configuration) : makeFront(providerUrl, configuration)
  stopOnSignal(server)
  const { host, port } = configuration
  try {
    await server.app.listen({ host, port, backlog: connectionBacklog })
  } catch (error) {
    await server.close()
    listenFailure(error, configuration)
  }
  // PORT=0 lets the system choose.
  const address = server.app.server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  console.log(greeting(configuration.publicOrigin ?? `http://${host}:${bound}`, configuration))
}

start().catch((error: unknown) => {
  console.error(isStartFailure(error) ? error.message : error)
  process.exit(1)
})
