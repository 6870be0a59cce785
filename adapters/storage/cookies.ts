import type { Cookies } from '@paydeck/core'
import { option as O } from 'fp-ts'

/** Cookies that scripts may read; the session's is not among them. Values are percent-encoded, so that none breaks out. */
export const browserCookies = (document: Pick<Document, 'cookie'>): Cookies => ({
  read: (name) => {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`))
    return pair === undefined ? O.none : O.tryCatch(() => decodeURIComponent(pair.slice(name.length + 1)))
  },
  write: ({ name, value, path, maxAge, sameSite }) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAge}; SameSite=${sameSite}`
  },
})
