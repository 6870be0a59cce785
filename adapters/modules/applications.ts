import { type Bindings, port } from '../port.ts'
import { restApplicationRecords, restShopperRecords } from '../rest/verification/applications.ts'
import { clients } from './clients.ts'

export const applicationsModule: Bindings = ({ bind }) => {
  bind(port('applicationRecords')).toResolvedValue(restApplicationRecords, [clients.rest])
  bind(port('shopperRecords')).toResolvedValue(restShopperRecords, [clients.rest])
}
