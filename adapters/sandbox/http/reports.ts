import type { FastifyInstance } from 'fastify'
import type { Log } from '../kernel/log.ts'

const reportTypes = ['application/csp-report', 'application/reports+json', 'application/json']
const reportLimit = 16 * 1024
const longestField = 200

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const first = (fields: Readonly<Record<string, unknown>>, ...keys: ReadonlyArray<string>): string => {
  const value = keys.map((key) => fields[key]).find((one) => typeof one === 'string')
  return typeof value === 'string' ? value.slice(0, longestField) : ''
}

/** Only what was blocked and by which rule: addresses lose their query, which may hold a token (L1). */
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

/** Where browsers tell that the Content-Security-Policy stopped something; it is logged and nothing else. */
export const reportRoutes =
  (log: Log) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    const reading = { parseAs: 'string', bodyLimit: reportLimit } as const
    app.addContentTypeParser(reportTypes, reading, (_request, body, done) => done(null, body))
    app.post('/csp-report', async (request, reply) => {
      for (const report of parse(request.body)) log.warn(summary(report), 'content security policy')
      return reply.code(204).send()
    })
  }
