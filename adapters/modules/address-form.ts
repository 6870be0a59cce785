import { type ServiceIdentifier } from 'inversify'
import { graphqlAddressBook, graphqlPayoutProfiles } from '../graphql/receiving/address-form.ts'
import { type Bindings, port } from '../port.ts'
import { type IdempotentSend, makeIdempotentSend } from '../transport/idempotent-sends.ts'
import { clients } from './clients.ts'

const idempotent: ServiceIdentifier<IdempotentSend> = Symbol('idempotent sends of a recipient')

export const addressFormModule: Bindings = ({ bind }) => {
  bind(idempotent).toConstantValue(makeIdempotentSend(() => crypto.randomUUID()))
  bind(port('addressBook')).toResolvedValue(graphqlAddressBook, [clients.graphql, idempotent])
  bind(port('payoutProfiles')).toResolvedValue(graphqlPayoutProfiles, [clients.graphql, idempotent])
}
