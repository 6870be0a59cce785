import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../calls/caller.ts'
import { isEncrypted } from '../kernel/hosts.ts'
import { clientAddress, type TrustedProxies } from '../kernel/networks.ts'
import { refuse } from '../kernel/refusals.ts'
import { type CookieContext, readSessionCookie, writeSessionCookie } from './cookies.ts'

export interface Surface {
  readonly publicOrigin: string | null
  /** Decides which proxies in front of this server may report the IP address of a client. */
  readonly isTrusted: TrustedProxies
}

/** Maximum number of characters of a user agent that are stored. Real user agents are far shorter. */
const longestUserAgent = 512

const cookieContext = (surface: Surface, request: FastifyRequest): CookieContext => ({
  isEncrypted: isEncrypted(surface.publicOrigin),
  userAgent: request.headers['user-agent'] ?? '',
  cookies: request.headers.cookie ?? '',
})

/** Returns the origin of this server according to the Host header, which the client controls. */
const originOf = ({ headers }: FastifyRequest): string =>
  URL.parse(`http://${headers.host ?? 'localhost'}`)?.origin ?? refuse(400, 'The Host header is not valid.')

/** Returns the IP address of the client; empty if the connection has none. */
export const addressOf = ({ isTrusted }: Pick<Surface, 'isTrusted'>, { socket, headers }: FastifyRequest): string =>
  clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for'], isTrusted)

/**
 * Identifies the caller of a request by its connection and its session cookie. Only a trusted proxy may report the IP
 * address of the client (A11).
 */
export const callerOf = (surface: Surface, request: FastifyRequest, reply: FastifyReply): Caller => {
  const cookies = cookieContext(surface, request)
  return {
    sessionId: readSessionCookie(cookies),
    address: addressOf(surface, request),
    userAgent: cookies.userAgent.slice(0, longestUserAgent),
    origin: surface.publicOrigin ?? originOf(request),
    isSameOrigin: isOwnOrigin(surface, request),
    setSession: (sessionId) => {
      // Signing out clears the browser's cache (X13).
      if (sessionId === null) reply.header('clear-site-data', '"cache"')
      else reply.removeHeader('clear-site-data')
      reply.removeHeader('set-cookie')
      reply.header('set-cookie', writeSessionCookie(cookies, sessionId))
    },
  }
}

/**
 * True if the request comes from a page of this server, from the address bar of a browser, or from a client that is not a
 * browser.
 */
const isOwnOrigin = ({ publicOrigin }: Surface, { headers }: FastifyRequest): boolean => {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  // A form on a page without a referrer sends the origin "null". `Sec-Fetch-Site` is then the reliable source.
  if (origin === undefined || (origin === 'null' && site === 'same-origin')) return true
  return origin === publicOrigin || origin === `http://${headers.host}` || origin === `https://${headers.host}`
}

/** Refuses a request from another origin, whatever cookie and CSRF value it carries. */
export const refuseCrossOrigin = (caller: Caller): void => {
  if (!caller.isSameOrigin) refuse(403, 'This request comes from another site.', { code: 'origin' })
}
