import type { Cookies } from '@paydeck/core'
import { option as O } from 'fp-ts'

/**
 * Cookies that scripts may read and write. Scripts cannot access the session cookie. Values are percent-encoded, so that a
 * value cannot add cookie attributes.
 */
export const browserCookies = (document: Pick<Document, 'cookie'>): Cookies => ({
  read: (name) => {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`))
    return pair === undefined ? O.none : O.tryCatch(() => decodeURIComponent(pair.slice(name.length + 1)))
  },
  write: ({ name, value, path, maxAge, sameSite }) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAge}; SameSite=${sameSite}`
  },
})
