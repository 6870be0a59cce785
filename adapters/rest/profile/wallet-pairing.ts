import type { PairingCodes } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { postPairingCode } from '../../wire/profile/wallet-pairing.ts'

export const restPairingCodes = (client: RestClient): PairingCodes => ({
  newCode: F.pipe(
    client.call(postPairingCode)(),
    TE.map(({ url }) => url),
  ),
})
