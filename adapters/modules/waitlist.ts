import { ContainerModule } from 'inversify'
import { port } from '../port.ts'
import { restMailingLists } from '../rest/waitlist.ts'
import { clients } from './clients.ts'

export const waitlistModule = new ContainerModule(({ bind }) => {
  bind(port('mailingLists')).toResolvedValue(restMailingLists, [clients.rest]).inSingletonScope()
})
