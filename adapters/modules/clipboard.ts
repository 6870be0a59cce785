import { browserClipboard } from '../browser/clipboard.ts'
import { type Bindings, port } from '../port.ts'

export const clipboardModule: Bindings = ({ bind }) => {
  bind(port('clipboard')).toConstantValue(browserClipboard(globalThis.navigator))
}
