import type { ServiceIdentifier } from 'inversify'
import { type BrowserFiles, browserFiles } from '../browser/files.ts'
import { type Bindings, port } from '../port.ts'

/** The port with what adapters alone ask of it. */
export const bytesAsFiles = Symbol('bytesAsFiles') as ServiceIdentifier<BrowserFiles>

export const filesModule: Bindings = ({ bind }) => {
  bind(bytesAsFiles).toConstantValue(browserFiles(document, URL))
  bind(port('files')).toService(bytesAsFiles)
}
