import { graphqlReferralRecords } from '../graphql/referral/referral-programme.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const referralProgrammeModule: Bindings = ({ bind }) => {
  bind(port('referralRecords')).toResolvedValue(graphqlReferralRecords, [clients.graphql])
}
