import { browserSharing } from '../browser/sharing.ts'
import { type Bindings, port } from '../port.ts'

export const sharingModule: Bindings = ({ bind }) => {
  bind(port('sharing')).toConstantValue(browserSharing(globalThis.navigator))
}
