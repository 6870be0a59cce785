import { ContainerModule } from 'inversify'
import { browserClipboard } from '../browser/clipboard.ts'
import { port } from '../port.ts'

export const clipboardModule = new ContainerModule(({ bind }) => {
  bind(port('clipboard')).toConstantValue(browserClipboard(globalThis.navigator))
})
