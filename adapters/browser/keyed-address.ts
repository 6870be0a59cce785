const keyQuery = 'libraries=places&key='

/** Characters of a key in a URL. */
const encodedKey = /^[\w.~%!'()*-]+$/

const before = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}${keyQuery}`

/** URL of the maps script, with the key of the session and the library that the app uses (CALL-110). */
export const keyedAddress = (address: string, key: string): string => before(address) + encodeURIComponent(key)

/** True if an address equals the known address, except for a key at its end. */
export const isKeyed = (address: string, known: string): boolean =>
  known !== '' && address.startsWith(before(known)) && encodedKey.test(address.slice(before(known).length))
