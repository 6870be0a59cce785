const keyQuery = 'libraries=places&key='

/** Matches a URL-encoded API key. */
const encodedKey = /^[\w.~%!'()*-]+$/

const before = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}${keyQuery}`

/**
 * Returns the URL of the maps script with the key of the session and the name of the library that the app uses (CALL-110).
 */
export const keyedAddress = (address: string, key: string): string => before(address) + encodeURIComponent(key)

/** True if the URL is `known` with a key that `keyedAddress` has added. */
export const isKeyed = (address: string, known: string): boolean =>
  known !== '' && address.startsWith(before(known)) && encodedKey.test(address.slice(before(known).length))
