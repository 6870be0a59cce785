import { ContainerModule } from 'inversify'
import { graphqlReferralRecords } from '../graphql/referral/referral-programme.ts'
import { port } from '../port.ts'
import { clients } from './clients.ts'

export const referralProgrammeModule = new ContainerModule(({ bind }) => {
  bind(port('referralRecords')).toResolvedValue(graphqlReferralRecords, [clients.graphql])
})
