import type { PasskeyKeeper } from '@paydeck/core'
import type { RestClient } from '../../transport/rest-client.ts'
import { postPasskeyChallenge, postPasskeyVerification } from '../../wire/passkeys/passkey-keeping.ts'

/** Implements `challenge` and `verify` of the port `PasskeyKeeper`, which register a passkey. */
export const restPasskeyKeeper = (client: RestClient): Pick<PasskeyKeeper, 'challenge' | 'verify'> => ({
  challenge: client.call(postPasskeyChallenge)(),
  verify: (credential) => client.call(postPasskeyVerification)({ credential }),
})
