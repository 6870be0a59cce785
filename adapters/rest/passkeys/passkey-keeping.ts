import type { PasskeyKeeper } from '@paydeck/core'
import type { RestClient } from '../../transport/rest-client.ts'
import { postPasskeyChallenge, postPasskeyVerification } from '../../wire/passkeys/passkey-keeping.ts'

/** Implements the registration of passkeys of the port `PasskeyKeeper`. */
export const restPasskeyKeeper = (client: RestClient): Pick<PasskeyKeeper, 'challenge' | 'verify'> => ({
  challenge: client.call(postPasskeyChallenge)(),
  verify: (credential) => client.call(postPasskeyVerification)({ credential }),
})
