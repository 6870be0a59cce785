import { browserPasswords } from '../browser/passwords.ts'
import { type Bindings, port } from '../port.ts'

export const passwordsModule: Bindings = ({ bind }) => {
  bind(port('passwords')).toConstantValue(browserPasswords(globalThis.crypto.subtle))
}
