/**
 * Returns a `fetch` for programs without a browser. It stores cookies in memory, sends them again, and follows no redirects.
 * Use it for one origin only, because it sends every cookie with every request.
 */
export const cookieFetch = (fetch: typeof globalThis.fetch): typeof globalThis.fetch => {
  const cookies = new Map<string, string>()
  const store = (line: string): void => {
    const [pair = '', ...attributes] = line.split(';').map((text) => text.trim())
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (attributes.some((attribute) => /^max-age=(0|-\d+)$/i.test(attribute))) cookies.delete(name)
    else cookies.set(name, pair.slice(at + 1))
  }
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(input, { ...init, headers, redirect: 'manual' })
    response.headers.getSetCookie().forEach(store)
    return response
  }
}
