import { browserFiles } from '../browser/files.ts'
import { type Bindings, port } from '../port.ts'

export const filesModule: Bindings = ({ bind }) => {
  bind(port('files')).toConstantValue(browserFiles(document, URL))
}
