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
