import type { ReferralRecords } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { generateReferralCode, getReferralCode, getReferralStatus } from '../../wire/referral/referral-programme.ts'

export const graphqlReferralRecords = (client: GraphqlClient): ReferralRecords => ({
  status: F.pipe(
    client.call(getReferralStatus)(),
    TE.map(({ referralStatus }) => referralStatus),
  ),
  code: F.pipe(
    client.call(getReferralCode)(),
    TE.map(({ referralCode }) => referralCode?.code ?? null),
  ),
  generateCode: F.pipe(
    client.call(generateReferralCode)(),
    TE.map(({ generateReferralCode: made }) => made.code),
  ),
})
