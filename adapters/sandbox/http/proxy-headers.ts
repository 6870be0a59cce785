import type { IncomingHttpHeaders } from 'node:http'
import { csrfHeader, keyHeader, requestIdHeader } from '@paydeck/adapters/wire/call'

/** Request headers that the proxy forwards to the provider. All others are dropped. */
const forwardedHeaders = new Set([
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  csrfHeader,
  keyHeader,
  'last-event-id',
  'origin',
  'sec-fetch-site',
  'user-agent',
])

/** Source of a request, for the `X-Forwarded-*` headers. */
export interface RequestSource {
  /** IP address of the client. */
  readonly address: string
  /** Host header of the request. */
  readonly host: string
  readonly isEncrypted: boolean
  /** Id under which this server logs the request. */
  readonly requestId: string
}

/** Content encodings that `fetch` decodes in the proxy. */
const decodedEncodings = ['gzip', 'deflate', 'br']

/** True if the proxy can decode the content encoding of a response. */
export const hasKnownEncoding = (headers: Headers): boolean =>
  (headers.get('content-encoding') ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .every((coding) => ['', 'identity', 'x-gzip', ...decodedEncodings].includes(coding))

/** Decodes a path one more time, as a lenient server would: a "%" without two hex digits after it stays unchanged. */
const decodedAgain = (path: string): string =>
  path.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * True if a path has no "." or ".." segment after any number of decodings, so that it cannot leave the forwarded prefixes.
 * An encoded slash is allowed, since tokens may contain one.
 */
export const isDirectPath = (url: string): boolean => {
  let path = ''
  try {
    path = decodeURIComponent(url.split(/[?#]/)[0] ?? '')
  } catch {
    return false
  }
  for (let decoded = decodedAgain(path); decoded !== path; decoded = decodedAgain(path)) path = decoded
  // eslint-disable-next-line no-control-regex -- some servers truncate a path at such a character
  if (/[\\\u0000-\u001f]/.test(path)) return false
  return !path.split('/').some((segment) => /^\.\.?(;|$)/.test(segment))
}

const acceptsEvents = ({ accept = '' }: IncomingHttpHeaders): boolean => accept.includes('text/event-stream')

/**
 * Returns the headers to send to the provider, as if a page of the provider had sent the request. Drops the headers that
 * `Connection` names. Drops the referrer, because it is a URL of this server.
 */
export const toProviderHeaders = (headers: IncomingHttpHeaders, provider: string, source: RequestSource): Headers => {
  const named = new Set((headers.connection ?? '').toLowerCase().split(/\s*,\s*/))
  const forwarded = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (!forwardedHeaders.has(name) || named.has(name) || value === undefined) continue
    forwarded.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  if (forwarded.has('origin')) forwarded.set('origin', provider)
  // A cross-site request that passed the checks is a navigation. The provider has to see the navigation as started by the
  // user (`none`), not by another site. `Sec-Fetch-Mode` is not forwarded, since `fetch` sets its own value (`cors`).
  if (forwarded.has('sec-fetch-site') && forwarded.get('sec-fetch-site') !== 'same-origin')
    forwarded.set('sec-fetch-site', 'none')
  forwarded.set(requestIdHeader, source.requestId)
  forwarded.set('x-forwarded-for', source.address)
  forwarded.set('x-forwarded-host', source.host)
  forwarded.set('x-forwarded-proto', source.isEncrypted ? 'https' : 'http')
  // Requests the encodings that the proxy can decode, whatever the client accepts. Event streams stay uncompressed, because
  // compression would delay events until a block is full.
  forwarded.set('accept-encoding', acceptsEvents(headers) ? 'identity' : decodedEncodings.join(', '))
  return forwarded
}

/** Headers of the provider's response that the proxy passes on to the browser. The proxy sets or drops all other headers. */
const returnedHeaders = [
  'allow',
  'clear-site-data',
  'content-disposition',
  'content-language',
  'content-type',
  'location',
  'retry-after',
]

/**
 * Returns the URL of a redirect for the browser. If `location` has the origin of `requestUrl`, the result is a path on our
 * own origin, otherwise an absolute URL. Null if `location` is not a URL. The path begins with exactly one slash, because
 * browsers read "//host" and "/\host" as other origins (X8).
 */
export const ownLocation = (location: string, requestUrl: string): string | null => {
  const [target, { protocol, host }] = [URL.parse(location, requestUrl), new URL(requestUrl)]
  // Compares protocol and host instead of `origin`, because a "blob:" address has the origin of the page that created it.
  if (target?.protocol !== protocol || target.host !== host) return target?.href ?? null
  return `${target.pathname.replace(/^\/+/, '/')}${target.search}${target.hash}`
}

/**
 * Returns the headers of the provider's response to `requestUrl` that are passed on to the browser. Our own headers are
 * added elsewhere.
 */
export const toBrowserHeaders = (headers: Headers, requestUrl: string): Readonly<Record<string, string | string[]>> => {
  const returned = returnedHeaders.flatMap((name) => {
    const value = headers.get(name)
    const own = name === 'location' && value !== null ? ownLocation(value, requestUrl) : value
    return own === null ? [] : [[name, own] as const]
  })
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''))
  return { ...Object.fromEntries(returned), ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }) }
}
