import type { PasskeyKeeper } from '@paydeck/core'
import type { RestClient } from '../../transport/rest-client.ts'
import { postPasskeyChallenge, postPasskeyVerification } from '../../wire/passkeys/passkey-keeping.ts'

/** The part of the port that is asked by REST: the registration. */
export const restPasskeyKeeper = (client: RestClient): Pick<PasskeyKeeper, 'challenge' | 'verify'> => ({
  challenge: client.call(postPasskeyChallenge)(),
  verify: (credential) => client.call(postPasskeyVerification)({ credential }),
})
