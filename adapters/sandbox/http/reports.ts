import type { FastifyInstance } from 'fastify'
import type { Log } from '../kernel/log.ts'
import { networkOf, type TrustedProxies } from '../kernel/networks.ts'
import { acceptTexts } from './bodies.ts'
import { addressOf } from './caller.ts'
import { makeRateLimit } from './rate-limits.ts'

const reportTypes = ['application/csp-report', 'application/reports+json', 'application/json']
const reportLimit = 16 * 1024
const longestField = 200

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const first = (fields: Readonly<Record<string, unknown>>, ...keys: ReadonlyArray<string>): string => {
  const value = keys.map((key) => fields[key]).find((one) => typeof one === 'string')
  return typeof value === 'string' ? value.slice(0, longestField) : ''
}

/**
 * Reduces a report to the violated directive, the blocked URL and the page's URL. Both URLs lose their query, which may
 * contain a token (L1).
 */
const summary = (report: unknown) => {
  const body = isFields(report) ? (report['csp-report'] ?? report['body'] ?? report) : {}
  const fields = isFields(body) ? body : {}
  return {
    directive: first(fields, 'effective-directive', 'violated-directive', 'effectiveDirective'),
    blocked: first(fields, 'blocked-uri', 'blockedURL').split('?')[0],
    page: first(fields, 'document-uri', 'documentURL').split('?')[0],
  }
}

const parse = (text: unknown): ReadonlyArray<unknown> => {
  try {
    const value: unknown = JSON.parse(String(text))
    return Array.isArray(value) ? value.slice(0, 10) : [value]
  } catch {
    return []
  }
}

interface Means {
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly isTrusted: TrustedProxies
}

/**
 * Maximum numbers of log lines per minute: for the reports of one network, and for all reports. The limits keep a flood of
 * reports from filling the disk.
 */
const [mostFromNetwork, mostLines] = [20, 200]

/**
 * Creates a function that returns true while both limits of log lines allow another line. The limits apply per process,
 * since each process has its own log.
 */
const makeAllowance = () => {
  const [ofNetwork, ofAll] = [makeRateLimit(mostFromNetwork), makeRateLimit(mostLines)]
  return (address: string, now: number): boolean =>
    ofNetwork.attempt(networkOf(address), now) === 0 && ofAll.attempt('all', now) === 0
}

/** Receives Content-Security-Policy reports of browsers and logs them within the limits. */
export const reportRoutes =
  (means: Means) =>
  async (app: FastifyInstance): Promise<void> => {
    const { log, clock } = means
    const isWritten = makeAllowance()
    acceptTexts(app, { types: reportTypes, limit: reportLimit })
    app.post('/csp-report', async (request, reply) => {
      const address = addressOf(means, request)
      for (const report of parse(request.body)) {
        if (isWritten(address, clock())) log.warn(summary(report), 'content security policy')
      }
      return reply.code(204).send()
    })
  }
