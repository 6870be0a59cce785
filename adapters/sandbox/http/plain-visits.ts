import type { FastifyRequest } from 'fastify'
import { hostnameOf, isEncrypted, isLoopback } from '../kernel/hosts.ts'
import type { Surface } from './caller.ts'

/**
 * True if a browser on another machine opens the page over plain http. The browser would not store a secure cookie, so
 * sign-in cannot work. Browsers send `Sec-Fetch-Site` only over https and on the server's own machine. Older browsers never
 * send it; their visits count as https if the server's public origin is https.
 */
export const isPlainVisit = (
  { publicOrigin }: Pick<Surface, 'publicOrigin'>,
  { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
): boolean => {
  if (isEncrypted(publicOrigin) || headers['sec-fetch-site'] !== undefined) return false
  // Clients other than browsers store cookies in their own way.
  if (headers.accept?.includes('text/html') !== true) return false
  return !isLoopback(hostnameOf(raw.rawHeaders) ?? 'localhost')
}
