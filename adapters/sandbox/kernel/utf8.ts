import { refuse } from './refusals.ts'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Decodes UTF-8. Null if the bytes are not valid UTF-8. */
export const textOf = (bytes: Uint8Array): string | null => {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}

/** True if every "%" in a URL-encoded text belongs to a valid character (such as %C3%A9), so that decoding loses nothing. */
export const isWellEncoded = (encoded: string): boolean => {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}

/**
 * Refuses invalid UTF-8 with 400. Otherwise the database would store replacement characters as if the user had typed them.
 */
export const refuseUnreadable = (what: 'body' | 'address' | 'form'): never =>
  refuse(400, `The ${what} contains text that is not valid UTF-8.`, { code: 'input' })
