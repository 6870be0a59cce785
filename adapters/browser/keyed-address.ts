const keyQuery = 'libraries=places&key='

/** What a key looks like in an address. */
const encodedKey = /^[\w.~%!'()*-]+$/

const before = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}${keyQuery}`

/** The address of the maps script with the key of the session and the library that is used of it (CALL-110). */
export const keyedAddress = (address: string, key: string): string => before(address) + encodeURIComponent(key)

/** Whether an address is a known one with a key, and nothing else. */
export const isKeyed = (address: string, known: string): boolean =>
  known !== '' && address.startsWith(before(known)) && encodedKey.test(address.slice(before(known).length))
