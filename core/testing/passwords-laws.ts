import type { Passwords } from '../platform/ports.ts'
import { type Law, law, mustEqual } from './law.ts'

/**
 * Passwords and the keys that are expected for them. A separate implementation of PBKDF2-HMAC-SHA1 computed these keys, with
 * the parameters of SEC-013, SEC-014 and SEC-017.
 */
const vectors = [
  {
    password: 'correct horse battery staple',
    derived:
      'a22128bb34341b101e19ca6254df6bd6c4b1fa1cbe84786602d59e4ce793e4733c9d6ee3769c1717b2a70ed3f3562f22c9275bf19c8a95dfe889b8d95e3cb877',
  },
  {
    password: 'päßwörd 🔑',
    derived:
      '01d97a9dd7d2596e469eecca64898eb5bbaf8b78e6ca108fbc02da44081e063ec6fe4b28b67aad729942d37d6a5ac437456cc538778de9b44ba33147abaec820',
  },
  {
    password: '',
    derived:
      '3f961a423d6b8c159b1ad79dd1e3db012ee8a37f52d444c72cc5cf5a2da2dd8cf58b3a24000cf881a21fdd236f594f020c1ece8440e6613a8841e02598fffc72',
  },
]

/** Laws of `Passwords`. The expected keys assume the parameters in `passwordDerivation`. */
export const passwordsLaws = (make: () => Passwords): ReadonlyArray<Law> => [
  law(
    'passwords.derive returns the key that the provider expects for ASCII, non-ASCII and empty passwords.',
    async () => {
      const passwords = make()
      for (const { password, derived } of vectors) {
        mustEqual(await passwords.derive(password)(), derived, `the key of the password "${password}"`)
      }
    },
  ),
]
