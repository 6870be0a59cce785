import type { IncomingHttpHeaders } from 'node:http'

/** These belong to one connection, or are made anew for the next. */
const ofConnection = new Set(
  'connection content-encoding content-length expect host keep-alive proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
)

/** What a sender says of itself and of those before it: whatever it is, the provider hears it from us alone. */
const saysWhereFrom =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-original-.*|x-rewrite-.*|x-http-method.*|(true-|x-)?client-ip|x-cluster-client-ip|cf-connecting-ip)$/

/** Where a request came from, as the provider is told. */
export interface Came {
  /** Network address. */
  readonly address: string
  /** The Host that it was sent to. */
  readonly host: string
  readonly isEncrypted: boolean
}

/** What is asked for as a stream of events. */
const asksForEvents = ({ accept = '' }: IncomingHttpHeaders): boolean => accept.includes('text/event-stream')

/**
 * The headers of a request as the provider gets them, as from its own pages. The page that it was sent from stays here:
 * its address is none of the provider's.
 */
export const handedOn = (headers: IncomingHttpHeaders, provider: string, came: Came): Headers => {
  const named = new Set((headers.connection ?? '').toLowerCase().split(/\s*,\s*/))
  const kept = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (ofConnection.has(name) || named.has(name) || saysWhereFrom.test(name) || value === undefined) continue
    kept.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  if (kept.has('origin')) kept.set('origin', provider)
  kept.delete('referer')
  kept.set('x-forwarded-for', came.address)
  kept.set('x-forwarded-host', came.host)
  kept.set('x-forwarded-proto', came.isEncrypted ? 'https' : 'http')
  // A compressed stream comes in blocks, long after its events.
  if (asksForEvents(headers)) kept.set('accept-encoding', 'identity')
  return kept
}

/** What of an answer is the provider's to say; all else we say ourselves, or nobody does. */
const answersOwn = [
  'allow',
  'clear-site-data',
  'content-disposition',
  'content-language',
  'content-type',
  'location',
  'retry-after',
]

/** The headers of the provider's answer as the browser gets them, beside our own. A redirect to the provider stays here. */
export const handedBack = (headers: Headers, provider: string): Readonly<Record<string, string | string[]>> => {
  const kept = answersOwn.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, name === 'location' ? here(value, provider) : value] as const]
  })
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''))
  return { ...Object.fromEntries(kept), ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }) }
}

const here = (location: string, provider: string): string =>
  location === provider || location.startsWith(`${provider}/`) ? location.slice(provider.length) || '/' : location
