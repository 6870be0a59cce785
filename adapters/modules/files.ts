import { ContainerModule } from 'inversify'
import { browserFiles } from '../browser/files.ts'
import { port } from '../port.ts'

export const filesModule = new ContainerModule(({ bind }) => {
  bind(port('files')).toConstantValue(browserFiles(document, URL))
})
