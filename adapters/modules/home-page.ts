import { ContainerModule } from 'inversify'
import { port } from '../port.ts'
import { restPriceHistory } from '../rest/home/home-page.ts'
import { clients } from './clients.ts'

export const homePageModule = new ContainerModule(({ bind }) => {
  bind(port('priceHistory')).toResolvedValue(restPriceHistory, [clients.rest])
})
