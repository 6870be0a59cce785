/** A text as it stands in an address. Total: what no address can carry is replaced first. */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A path or an address with a query, in the given order; as it is when there is none. */
export const withQuery = (path: string, query: ReadonlyArray<readonly [key: string, value: string]>): string =>
  query.length === 0
    ? path
    : `${path}?${query.map(([key, value]) => `${encodeText(key)}=${encodeText(value)}`).join('&')}`
