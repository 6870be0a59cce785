import { browserHashes } from '../browser/hashes.ts'
import { type Bindings, port } from '../port.ts'

export const hashesModule: Bindings = ({ bind }) => {
  bind(port('hashes')).toConstantValue(browserHashes(globalThis.crypto.subtle))
}
