import { ContainerModule } from 'inversify'
import { port } from '../port.ts'
import { restSomeSliceRecords } from '../rest/some-area/some-slice.ts'
import { clients } from './clients.ts'

export const someSliceModule = new ContainerModule(({ bind }) => {
  bind(port('someSliceRecords')).toResolvedValue(restSomeSliceRecords, [clients.rest])
})
