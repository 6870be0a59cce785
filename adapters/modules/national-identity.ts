import { type Bindings, port } from '../port.ts'
import { restNationalIdentityRecords } from '../rest/verification/national-identity.ts'
import { clients } from './clients.ts'

export const nationalIdentityModule: Bindings = ({ bind }) => {
  bind(port('nationalIdentityRecords')).toResolvedValue(restNationalIdentityRecords, [clients.rest])
}
