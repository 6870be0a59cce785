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

export const makeBrowser = (origin: string): Browser => {
  const cookies = new Map<string, string>()

  const keep = (line: string): void => {
    const [pair = '', ...attributes] = line.split(';').map((text) => text.trim())
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (attributes.some((attribute) => /^max-age=(0|-\d+)$/i.test(attribute))) cookies.delete(name)
    else cookies.set(name, pair.slice(at + 1))
  }

  return {
    origin,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await fetch(input, { ...init, headers, redirect: 'manual' })
      response.headers.getSetCookie().forEach(keep)
      return response
    },
  }
}
