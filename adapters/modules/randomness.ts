import { ContainerModule } from 'inversify'
import { browserRandomness } from '../browser/randomness.ts'
import { port } from '../port.ts'

export const randomnessModule = new ContainerModule(({ bind }) => {
  bind(port('randomness')).toConstantValue(browserRandomness(globalThis.crypto))
})
