/** A text as it stands in an address. Total: what no address can carry is replaced first. */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A path or an address with a query, in the given order; as it is when there is none. */
export const withQuery = (path: string, query: ReadonlyArray<readonly [key: string, value: string]>): string =>
  query.length === 0 ? path : `${path}?${query.map(([key, value]) => `${encodeText(key)}=${encodeText(value)}`).join('&')}`

const decodeText = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** Scheme, something before the query, the query, a fragment. */
const address = /^[a-z][a-z\d+.-]*:[^?#]+\?([^#]*)(?:#.*)?$/is

/** The first value of a key in the query of an absolute address; null when it is missing or malformed. */
export const queryValue = (text: string, key: string): string | null => {
  const pairs = address.exec(text)?.[1]?.split('&') ?? []
  const [, ...value] = pairs.map((pair) => pair.split('=')).find(([name = '']) => decodeText(name) === key) ?? [null]
  return value.length === 0 ? null : decodeText(value.join('='))
}
