import { browserRandomness } from '../browser/randomness.ts'
import { type Bindings, port } from '../port.ts'

export const randomnessModule: Bindings = ({ bind }) => {
  bind(port('randomness')).toConstantValue(browserRandomness(globalThis.crypto))
}
