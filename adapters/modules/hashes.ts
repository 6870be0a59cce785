import { ContainerModule } from 'inversify'
import { browserHashes } from '../browser/hashes.ts'
import { port } from '../port.ts'

export const hashesModule = new ContainerModule(({ bind }) => {
  bind(port('hashes')).toConstantValue(browserHashes(globalThis.crypto.subtle))
})
