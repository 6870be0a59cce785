import type { Fault, NationalIdentityRecords } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { postNationalIdentity } from '../../wire/verification/national-identity.ts'

/** Treats an unreadable body of a 2xx response as success (VERIF-082). */
const ignoreMalformed = (fault: Fault): TE.TaskEither<Fault, void> =>
  fault._tag === 'Malformed' ? TE.right(undefined) : TE.left(fault)

export const restNationalIdentityRecords = (client: RestClient): NationalIdentityRecords => ({
  give: ({ number, issuer }) =>
    F.pipe(
      client.call(postNationalIdentity)({ nationalIdentityNumber: number, nationalIdentityIssuer: issuer }),
      TE.orElse(ignoreMalformed),
    ),
})
