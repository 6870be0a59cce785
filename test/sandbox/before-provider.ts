import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import { makeProxy, type ProxyTimeouts } from '@paydeck/sandbox/http/provider-proxy'
import { noProxies } from '@paydeck/sandbox/kernel/networks'
import { failurePage } from '@paydeck/sandbox/pages/failure'
import { frontAssets, proxiedPages } from '@paydeck/sandbox/pages/pages'

export interface FrontOptions {
  readonly timeouts?: ProxyTimeouts
  readonly publicOrigin?: string
  /** Environment variables that configure the app. */
  readonly variables?: Readonly<Record<string, string>>
  /** Receives each line of its log. */
  readonly log?: (fields: unknown, message: string) => void
}

/** Creates the front of a provider, as PROVIDER_URL starts it. It is not listening yet. */
export const makeFront = (
  provider: string,
  { timeouts, publicOrigin, variables = {}, log = () => undefined }: FrontOptions = {},
) =>
  makeProxy({
    provider,
    configuration: appConfiguration(variables),
    uiDirectory: '/nowhere',
    environment: { log: { info: log, warn: log }, publicOrigin: publicOrigin ?? null, isTrusted: noProxies },
    failurePage: failurePage('Paydeck'),
    pageRoutes: frontAssets,
    pages: proxiedPages,
    ...(timeouts === undefined ? {} : { timeouts }),
  })

/** Request that the provider has received. */
export interface Heard {
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** Answers every request with an empty object. */
export const plainly: RequestListener = (_request, response) => response.end('{}')

/** Starts a provider that records its requests, with a front at https://pay.example. The test sets its answers. */
export const beforeProvider = async (timeouts?: ProxyTimeouts) => {
  const heard: Array<Heard> = []
  let answering: RequestListener = plainly
  const provider = createServer((request, response) => {
    heard.push({ url: request.url ?? '', headers: request.headers })
    answering(request, response)
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const bound = provider.address()
  const origin = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
  const publicOrigin = 'https://pay.example'
  const between = makeFront(origin, { publicOrigin, ...(timeouts === undefined ? {} : { timeouts }) })
  const address = await between.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    heard,
    between,
    /** Origin of the provider. */
    origin,
    /** Address of the front. */
    address,
    answer: (how: RequestListener): void => {
      answering = how
    },
    /** Sends a request to the front, after forgetting the recorded requests. */
    ask: async (path: string, init: RequestInit = {}): Promise<Response> => {
      heard.length = 0
      return fetch(`${address}${path}`, { redirect: 'manual', ...init })
    },
    close: async (): Promise<void> => {
      await between.app.close()
      provider.closeAllConnections()
      provider.close()
    },
  }
}

export type BeforeProvider = Awaited<ReturnType<typeof beforeProvider>>
