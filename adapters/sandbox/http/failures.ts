import type { FastifyRequest } from 'fastify'
import { defined } from '../kernel/defined.ts'
import type { Log } from '../kernel/log.ts'
import { isRefusal } from '../kernel/refusals.ts'

/** Data of an error response. All error responses have the same shape. */
export interface Failure {
  readonly status: number
  readonly body: { readonly error: string; readonly code?: string; readonly field?: string }
  readonly headers: Readonly<Record<string, string>>
  /** True for a fault of the sandbox itself. Such faults are logged. */
  readonly isUnexpected: boolean
}

const sentences: Readonly<Record<number, string>> = {
  400: 'The request is not valid.',
  404: 'Not found.',
  405: 'This address does not support that method.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The body must be application/json.',
  417: 'This server does not support the Expect header.',
  431: 'The request has too many headers.',
  503: 'The service is temporarily unavailable. Try again later.',
}

const unexpected = 'Something went wrong. Try again later.'

export const failure = (status: number, error = sentences[status] ?? unexpected): Failure => ({
  status,
  body: { error },
  headers: status === 503 ? { 'retry-after': String(againAfter) } : {},
  isUnexpected: status >= 500,
})

const statusOf = (error: unknown): number => {
  if (typeof error !== 'object' || error === null) return 500
  const status = 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : isUnavailable(error) ? 503 : 500
}

/**
 * PostgreSQL error codes of a database that is gone, full or read-only, or whose rows are locked. The caller is not at
 * fault, and reads may succeed. 25P03, 40001, 40P01, 55P03 and 57014: the call took too long or collided with another call.
 */
const unavailable = /^(08|53|57P0|25006|25P03|40001|40P01|55P03|57014)/
/** Error codes of a failing network or disk. */
const unreachable = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN|ENOSPC)$/

const isUnavailable = (error: object): boolean => {
  const code = 'code' in error ? String(error.code) : ''
  return unavailable.test(code) || unreachable.test(code)
}

/** `Retry-After` of a 503, in seconds. */
const againAfter = 2

/**
 * Maps an error to its response. A refusal keeps its own message. Any other error gets a general message that depends on the
 * status. The response never contains a stack trace.
 */
export const failureOf = (error: unknown): Failure => {
  if (!isRefusal(error)) return failure(statusOf(error))
  const { status, code, field, retryAfter } = error.refusal
  return {
    status,
    body: { error: error.message, ...defined({ code, field }) },
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    isUnexpected: false,
  }
}

/** Returns the log fields of a request. They contain no secrets, because the pattern of the route replaces the URL (L1). */
export const requestLine = (request: FastifyRequest) => ({
  request: request.id,
  method: request.method,
  path: request.routeOptions.url ?? 'unknown',
})

/**
 * Logs a fault of the sandbox itself.
 * @param what message of the log line
 * @param call name of the failed call, if any
 */
export const logFault = (log: Log, request: FastifyRequest, error: unknown, what: string, call?: string): void => {
  const cause = error instanceof Error ? (error.stack ?? error.message) : 'unknown'
  log.warn({ ...requestLine(request), ...defined({ call }), error: cause }, what)
}
