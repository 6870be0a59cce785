import type { ServiceIdentifier } from 'inversify'
import { type Bindings, port } from '../port.ts'
import { restNewApplications } from '../rest/verification/application-creation.ts'
import { type IdempotentSend, makeIdempotentSend } from '../transport/idempotent-sends.ts'
import { clients } from './clients.ts'

const idempotent: ServiceIdentifier<IdempotentSend> = Symbol('idempotent sends of applications')

export const applicationCreationModule: Bindings = ({ bind }) => {
  bind(idempotent).toConstantValue(makeIdempotentSend(() => crypto.randomUUID()))
  bind(port('newApplications')).toResolvedValue(restNewApplications, [clients.rest, idempotent])
}
