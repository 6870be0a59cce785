import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import { makeProxy, type ProxyTimeouts } from '@paydeck/sandbox/http/provider-proxy'
import { failurePage } from '@paydeck/sandbox/pages/failure'
import { frontAssets, proxiedPages } from '@paydeck/sandbox/pages/pages'
import { quietEnvironment } from './quiet-environment.ts'

export interface FrontOptions {
  readonly timeouts?: ProxyTimeouts
  readonly publicOrigin?: string
  /** Environment variables that configure the app. */
  readonly variables?: Readonly<Record<string, string>>
  /** Called for each line that the server in front of the provider logs. */
  readonly log?: (fields: unknown, message: string) => void
}

/**
 * Creates the same server as a start with PROVIDER_URL: it serves the app and forwards calls to a provider. The server does
 * not listen yet.
 */
export const makeFront = (
  provider: string,
  { timeouts, publicOrigin, variables = {}, log = () => undefined }: FrontOptions = {},
) =>
  makeProxy({
    provider,
    configuration: appConfiguration(variables),
    uiDirectory: '/nowhere',
    environment: { ...quietEnvironment, log: { info: log, warn: log }, publicOrigin: publicOrigin ?? null },
    failurePage: failurePage('Paydeck'),
    pageRoutes: frontAssets,
    pages: proxiedPages,
    ...(timeouts === undefined ? {} : { timeouts }),
  })

/** Request that the fake provider has received. */
export interface ReceivedRequest {
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** Responds to every request with an empty object. */
export const answerEmpty: RequestListener = (_request, response) => response.end('{}')

/**
 * Starts a fake provider, and a server in front of it whose public origin is https://pay.example. The fake provider records
 * the requests that it receives. The test sets its responses.
 */
export const startFront = async (timeouts?: ProxyTimeouts) => {
  const requests: Array<ReceivedRequest> = []
  let listener: RequestListener = answerEmpty
  const provider = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers })
    listener(request, response)
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const bound = provider.address()
  const origin = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
  const publicOrigin = 'https://pay.example'
  const front = makeFront(origin, { publicOrigin, ...(timeouts === undefined ? {} : { timeouts }) })
  const address = await front.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    requests,
    front,
    /** Origin of the provider. */
    origin,
    /** URL at which the server in front of the provider listens. */
    address,
    answer: (how: RequestListener): void => {
      listener = how
    },
    /** Clears the recorded requests, then sends a request to the server in front of the provider. */
    request: async (path: string, init: RequestInit = {}): Promise<Response> => {
      requests.length = 0
      return fetch(`${address}${path}`, { redirect: 'manual', ...init })
    },
    close: async (): Promise<void> => {
      await front.app.close()
      provider.closeAllConnections()
      provider.close()
    },
  }
}

export type RunningFront = Awaited<ReturnType<typeof startFront>>
