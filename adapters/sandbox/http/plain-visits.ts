import type { FastifyRequest } from 'fastify'
import { hostnameOf, isEncrypted, isLoopback } from '../kernel/hosts.ts'
import type { Surface } from './caller.ts'

/**
 * Whether a person is here over plain http from another machine, where a browser keeps no secure cookie and so no session.
 * Over https, and on this machine, browsers tell where a request stands; older ones are believed where the address is encrypted.
 */
export const isPlainVisit = (
  { publicOrigin }: Pick<Surface, 'publicOrigin'>,
  { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
): boolean => {
  if (isEncrypted(publicOrigin) || headers['sec-fetch-site'] !== undefined) return false
  // What is sent by no browser at all brings its own way to keep a cookie.
  if (headers.accept?.includes('text/html') !== true) return false
  return !isLoopback(hostnameOf(raw.rawHeaders) ?? 'localhost')
}
