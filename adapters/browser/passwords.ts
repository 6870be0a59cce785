import { passwordDerivation, type Passwords } from '@paydeck/core'
import { hex } from './hex.ts'

/** Derives keys from passwords with WebCrypto, off the main thread. */
export const browserPasswords = (subtle: SubtleCrypto): Passwords => ({
  derive: (password) => async () => {
    const utf8 = new TextEncoder()
    const key = await subtle.importKey('raw', utf8.encode(password), 'PBKDF2', false, ['deriveBits'])
    const { iterations, bytes, salt } = passwordDerivation
    const parameters = { name: 'PBKDF2', hash: 'SHA-1', salt: utf8.encode(salt), iterations: iterations.value }
    return hex(await subtle.deriveBits(parameters, key, bytes.value * 8))
  },
})
