import { type Bindings, port } from '../port.ts'
import { restPriceHistory } from '../rest/home/home-page.ts'
import { clients } from './clients.ts'

export const homePageModule: Bindings = ({ bind }) => {
  bind(port('priceHistory')).toResolvedValue(restPriceHistory, [clients.rest])
}
