const decodeText = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** Absolute URL: scheme, authority and path, query, fragment. */
const address = /^[a-z][a-z\d+.-]*:[^?#]+\?([^#]*)(?:#.*)?$/is

/**
 * Returns the first value of a key in the query of an absolute URL. Null if the value is missing or malformed.
 * @example
 * queryValue('https://example.com/pay?invoiceId=a%20b', 'invoiceId') // 'a b'
 * queryValue('https://example.com/pay', 'invoiceId') // null
 */
export const queryValue = (text: string, key: string): string | null => {
  const pairs = address.exec(text)?.[1]?.split('&') ?? []
  const [, ...value] = pairs.map((pair) => pair.split('=')).find(([name = '']) => decodeText(name) === key) ?? [null]
  return value.length === 0 ? null : decodeText(value.join('='))
}
