/**
 * Encodes a text for a URL. Replaces lone surrogates, which no URL can carry.
 * @example
 * encodeText('a b/ü') // 'a%20b%2F%C3%BC'
 */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed())

/**
 * Appends query parameters to a path, in the given order. If there are none, returns the path unchanged.
 * @example
 * withQuery('/card', [['id', '7'], ['name', 'a b']]) // '/card?id=7&name=a%20b'
 * withQuery('/card', []) // '/card'
 */
export const withQuery = (path: string, query: ReadonlyArray<readonly [key: string, value: string]>): string =>
  query.length === 0
    ? path
    : `${path}?${query.map(([key, value]) => `${encodeText(key)}=${encodeText(value)}`).join('&')}`
