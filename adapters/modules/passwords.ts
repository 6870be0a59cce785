import { ContainerModule } from 'inversify'
import { browserPasswords } from '../browser/passwords.ts'
import { port } from '../port.ts'

export const passwordsModule = new ContainerModule(({ bind }) => {
  bind(port('passwords')).toConstantValue(browserPasswords(globalThis.crypto.subtle))
})
