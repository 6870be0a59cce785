import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../calls/caller.ts'
import { isEncrypted } from '../kernel/hosts.ts'
import { clientAddress, type TrustedProxies } from '../kernel/networks.ts'
import { refuse } from '../kernel/refusals.ts'
import { type CookieContext, readSessionCookie, writeSessionCookie } from './cookies.ts'

export interface Surface {
  readonly publicOrigin: string | null
  /** Which hops before us may say where a request came from. */
  readonly isTrusted: TrustedProxies
}

/** Characters; real ones are shorter by far. */
const longestUserAgent = 512

const cookieContext = (surface: Surface, request: FastifyRequest): CookieContext => ({
  isEncrypted: isEncrypted(surface.publicOrigin),
  userAgent: request.headers['user-agent'] ?? '',
  cookies: request.headers.cookie ?? '',
})

/** This place by the Host header, which is whatever was sent. */
const originOf = ({ headers }: FastifyRequest): string =>
  URL.parse(`http://${headers.host ?? 'localhost'}`)?.origin ?? refuse(400, 'The Host header names no host.')

/** Network address of who asks; empty where there is none. */
export const addressOf = ({ isTrusted }: Pick<Surface, 'isTrusted'>, { socket, headers }: FastifyRequest): string =>
  clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for'], isTrusted)

/** Who asks, by the connection and the cookie. What a proxy says of the address counts where that proxy is trusted (A11). */
export const callerOf = (surface: Surface, request: FastifyRequest, reply: FastifyReply): Caller => {
  const cookies = cookieContext(surface, request)
  return {
    sessionId: readSessionCookie(cookies),
    address: addressOf(surface, request),
    userAgent: cookies.userAgent.slice(0, longestUserAgent),
    origin: surface.publicOrigin ?? originOf(request),
    isSameOrigin: isOwnOrigin(surface, request),
    setSession: (sessionId) => {
      // Signing out leaves nothing behind in the browser's cache (X13).
      if (sessionId === null) reply.header('clear-site-data', '"cache"')
      else reply.removeHeader('clear-site-data')
      reply.removeHeader('set-cookie')
      reply.header('set-cookie', writeSessionCookie(cookies, sessionId))
    },
  }
}

/** Whether a request was made by a page of ours, or by no browser at all. */
const isOwnOrigin = ({ publicOrigin }: Surface, { headers }: FastifyRequest): boolean => {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  // A form on a page that tells no referrer has the origin "null"; the browser itself says where it stands.
  if (origin === undefined || (origin === 'null' && site === 'same-origin')) return true
  return origin === publicOrigin || origin === `http://${headers.host}` || origin === `https://${headers.host}`
}

/** What writes is refused to other origins, whatever cookie and value came along. */
export const refuseCrossOrigin = (caller: Caller): void => {
  if (!caller.isSameOrigin) refuse(403, 'This request comes from another site.', { code: 'origin' })
}
