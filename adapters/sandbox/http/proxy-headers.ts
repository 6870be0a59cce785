import type { IncomingHttpHeaders } from 'node:http'
import { csrfHeader, keyHeader } from '@paydeck/adapters/wire/call'

/** What the provider hears of a request, beside where it came from; whatever else a sender says stays here. */
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

/** Where a request came from, as the provider is told. */
export interface RequestSource {
  /** Network address. */
  readonly address: string
  /** The Host that it was sent to. */
  readonly host: string
  readonly isEncrypted: boolean
}

/** Encodings of a body that are undone on its way through here. */
const decodedEncodings = ['gzip', 'deflate', 'br']

/** Whether the body of an answer comes as it was meant, and not packed in a way that is unknown here. */
export const hasKnownEncoding = (headers: Headers): boolean =>
  (headers.get('content-encoding') ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .every((coding) => ['', 'identity', 'x-gzip', ...decodedEncodings].includes(coding))

/** What a server makes of a path that it decodes once more: a "%" that is none of an encoding stands for itself by then. */
const decodedAgain = (path: string): string =>
  path.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Whether an address leads where it says, however often it is decoded on its way: not by "..", as it stands or encoded, to
 * what is not handed on. An encoded slash is allowed, since tokens may hold one.
 */
export const isDirectPath = (url: string): boolean => {
  let path = ''
  try {
    path = decodeURIComponent(url.split(/[?#]/)[0] ?? '')
  } catch {
    return false
  }
  for (let decoded = decodedAgain(path); decoded !== path; decoded = decodedAgain(path)) path = decoded
  // eslint-disable-next-line no-control-regex -- some servers cut a path there
  if (/[\\\u0000-\u001f]/.test(path)) return false
  return !path.split('/').some((segment) => /^\.\.?(;|$)/.test(segment))
}

/** What is asked for as a stream of events. */
const acceptsEvents = ({ accept = '' }: IncomingHttpHeaders): boolean => accept.includes('text/event-stream')

/**
 * The headers of a request as the provider gets them, as from its own pages. The page that it was sent from stays here:
 * its address is none of the provider's. What belongs to one connection alone goes no further.
 */
export const toProviderHeaders = (headers: IncomingHttpHeaders, provider: string, came: RequestSource): Headers => {
  const named = new Set((headers.connection ?? '').toLowerCase().split(/\s*,\s*/))
  const kept = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (!forwardedHeaders.has(name) || named.has(name) || value === undefined) continue
    kept.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  if (kept.has('origin')) kept.set('origin', provider)
  // What comes from elsewhere and is handed on all the same is a visit: to the provider nobody's page has made it. How it was
  // made is not said, since `fetch` says that of itself (`Sec-Fetch-Mode: cors`).
  if (kept.has('sec-fetch-site') && kept.get('sec-fetch-site') !== 'same-origin') kept.set('sec-fetch-site', 'none')
  kept.set('x-forwarded-for', came.address)
  kept.set('x-forwarded-host', came.host)
  kept.set('x-forwarded-proto', came.isEncrypted ? 'https' : 'http')
  // What can be unpacked here, whatever the caller can. A compressed stream comes in blocks, long after its events.
  kept.set('accept-encoding', acceptsEvents(headers) ? 'identity' : decodedEncodings.join(', '))
  return kept
}

/** What of an answer is the provider's to say; all else we say ourselves, or nobody does. */
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
 * Address of a redirect for the browser: a path of our origin where `location` leads to the origin of `asked`, otherwise the
 * absolute address. Null if `location` is no address. A browser reads "//host" and "/\host" as other origins, so the path
 * begins with exactly one slash (X8).
 */
export const ownLocation = (location: string, asked: string): string | null => {
  const [target, { protocol, host }] = [URL.parse(location, asked), new URL(asked)]
  // Not by `origin`, which "blob:" addresses share with the page that made them.
  if (target?.protocol !== protocol || target.host !== host) return target?.href ?? null
  return `${target.pathname.replace(/^\/+/, '/')}${target.search}${target.hash}`
}

/** Returns the headers that the browser gets of the provider's response to `asked`, beside our own. */
export const toBrowserHeaders = (headers: Headers, asked: string): Readonly<Record<string, string | string[]>> => {
  const kept = returnedHeaders.flatMap((name) => {
    const value = headers.get(name)
    const own = name === 'location' && value !== null ? ownLocation(value, asked) : value
    return own === null ? [] : [[name, own] as const]
  })
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''))
  return { ...Object.fromEntries(kept), ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }) }
}
