import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ConnectionCounts } from '../database/engine.ts'
import type { Observer } from '../kernel/observer.ts'

/** Metrics of one process, in the Prometheus format. Labels contain no ids and no addresses. */
export interface Metrics {
  readonly observer: Observer
  /** Adds the connections of a database pool. */
  readonly addPool: (counts: () => ConnectionCounts) => void
  /** Adds the number of open event streams. */
  readonly addStreams: (count: () => number) => void
  readonly contentType: string
  /** Returns the metrics as text. */
  readonly text: () => Promise<string>
}

/** Methods with a label value of their own, so that a client cannot create label values. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const statementBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15]

const makeRequestMetrics = (registers: Array<Registry>): Pick<Observer, 'beginRequest' | 'refused'> => {
  const durations = new Histogram({
    name: 'paydeck_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response, without event streams.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const inFlight = new Gauge({
    name: 'paydeck_http_requests_in_flight',
    help: 'Requests whose response has not ended, including open event streams.',
    registers,
  })
  const refusals = new Counter({
    name: 'paydeck_http_refusals_total',
    help: 'Refused requests by status and by the code in the body, which names the limit for 429 and 503.',
    labelNames: ['status', 'code'],
    registers,
  })
  return {
    beginRequest: () => {
      inFlight.inc()
      const stop = durations.startTimer()
      return ({ method, route, status, isStream }) => {
        inFlight.dec()
        if (!isStream) stop({ method: methods.has(method) ? method : 'other', route, status: String(status) })
      }
    },
    refused: (status, code) => refusals.inc({ status: String(status), code }),
  }
}

const makeStatementMetrics = (registers: Array<Registry>): Pick<Observer, 'endStatement'> => {
  const durations = new Histogram({
    name: 'paydeck_database_statement_duration_seconds',
    help: 'Time from sending a database statement to its result.',
    labelNames: ['outcome'],
    buckets: statementBuckets,
    registers,
  })
  return { endStatement: (seconds, outcome) => durations.observe({ outcome }, seconds) }
}

const makeJobMetrics = (registers: Array<Registry>, clock: () => number): Pick<Observer, 'endJob'> => {
  const runs = new Counter({
    name: 'paydeck_job_runs_total',
    help: 'Ended runs of a periodic job.',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const lastSuccess = new Gauge({
    name: 'paydeck_job_last_success_timestamp_seconds',
    help: 'Unix time of the last successful run of a periodic job.',
    labelNames: ['job'],
    registers,
  })
  return {
    endJob: (job, outcome) => {
      runs.inc({ job, outcome })
      if (outcome === 'success') lastSuccess.set({ job }, clock() / 1000)
    },
  }
}

/**
 * @param clock milliseconds since 1970
 */
export const makeMetrics = (
  { version, node }: { readonly version: string; readonly node: string },
  clock: () => number,
): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const build = new Gauge({
    name: 'paydeck_build_info',
    help: 'Version of Paydeck and of Node. The value is always 1.',
    labelNames: ['version', 'node'],
    registers,
  })
  build.set({ version, node }, 1)
  return {
    observer: {
      ...makeRequestMetrics(registers),
      ...makeStatementMetrics(registers),
      ...makeJobMetrics(registers, clock),
    },
    addPool: (counts) =>
      void new Gauge({
        name: 'paydeck_database_connections',
        help: 'Connections of the pool by state. "waiting" counts requests that wait for a connection.',
        labelNames: ['state'],
        registers,
        collect() {
          const { used, idle, waiting } = counts()
          this.set({ state: 'used' }, used)
          this.set({ state: 'idle' }, idle)
          this.set({ state: 'waiting' }, waiting)
        },
      }),
    addStreams: (count) =>
      void new Gauge({
        name: 'paydeck_event_streams_open',
        help: 'Open event streams.',
        registers,
        collect() {
          this.set(count())
        },
      }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}
