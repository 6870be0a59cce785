import { ContainerModule } from 'inversify'
import { port } from '../port.ts'
import { restPriceHistory } from '../rest/home.ts'
import { clients } from './clients.ts'

export const homeModule = new ContainerModule(({ bind }) => {
  bind(port('priceHistory')).toResolvedValue(restPriceHistory, [clients.rest]).inSingletonScope()
})
