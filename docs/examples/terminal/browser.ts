import { cookieFetch } from '@paydeck/adapters/transport/cookie-fetch'

/** Minimal browser that talks to the provider. Keeps cookies in memory and does not follow redirects. */
export interface Browser {
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
}

const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/**
 * Returns the origin of a URL if a connection to it protects passwords: https, or http on this machine. Otherwise returns
 * null.
 */
export const trustedOrigin = (address: string): string | null => {
  const url = URL.parse(address)
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url))) ? url.origin : null
}

export const makeBrowser = (origin: string): Browser => ({ origin, fetch: cookieFetch(fetch) })
