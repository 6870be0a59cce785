import { ContainerModule } from 'inversify'
import { port } from '../port.ts'
import { restPairingCodes } from '../rest/profile/wallet-pairing.ts'
import { clients } from './clients.ts'

export const walletPairingModule = new ContainerModule(({ bind }) => {
  bind(port('pairingCodes')).toResolvedValue(restPairingCodes, [clients.rest])
})
