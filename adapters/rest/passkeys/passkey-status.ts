import type { PasskeyDirectory } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { getPasskeyStatus } from '../../wire/passkeys/passkey-status.ts'

/** Implements `isEnabled` of the port `PasskeyDirectory`. */
export const restPasskeyDirectory = (client: RestClient): Pick<PasskeyDirectory, 'isEnabled'> => ({
  isEnabled: ({ email }) =>
    F.pipe(
      client.call(getPasskeyStatus)({ email }),
      TE.map(({ passkey }) => passkey),
    ),
})
