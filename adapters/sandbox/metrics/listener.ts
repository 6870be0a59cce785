import { once } from 'node:events'
import { createServer } from 'node:http'
import { stop } from '../kernel/start-failure.ts'
import type { Metrics } from './metrics.ts'

/** Server that delivers the metrics. */
export interface MetricsListener {
  readonly port: number
  readonly close: () => Promise<void>
}

/**
 * Serves the metrics at `/metrics`, on a port of their own, so that the port for users does not show them.
 * @param at `port` 0 lets the operating system choose a free port
 */
export const listenForMetrics = async (
  { contentType, text }: Pick<Metrics, 'contentType' | 'text'>,
  at: { readonly host: string; readonly port: number },
): Promise<MetricsListener> => {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('The metrics are at /metrics.\n')
      return
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(at)
  await once(server, 'listening').catch(() =>
    stop(`Port ${at.port} of ${at.host} is not available for the metrics: choose another one with METRICS_PORT.`),
  )
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : at.port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
