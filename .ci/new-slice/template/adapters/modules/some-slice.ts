import { type Bindings, port } from '../port.ts'
import { restSomeSliceRecords } from '../rest/some-area/some-slice.ts'
import { clients } from './clients.ts'

export const someSliceModule: Bindings = ({ bind }) => {
  bind(port('someSliceRecords')).toResolvedValue(restSomeSliceRecords, [clients.rest])
}
