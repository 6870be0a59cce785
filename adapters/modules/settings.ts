import { ContainerModule } from 'inversify'
import { browserRandomness } from '../browser/randomness.ts'
import { port } from '../port.ts'

/** The ports that only the settings and their modals ask: fetched with the first of them. */
export const settingsModule = new ContainerModule(({ bind }) => {
  bind(port('randomness')).toConstantValue(browserRandomness(globalThis.crypto))
})
