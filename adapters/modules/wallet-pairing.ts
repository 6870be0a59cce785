import { type Bindings, port } from '../port.ts'
import { restPairingCodes } from '../rest/profile/wallet-pairing.ts'
import { clients } from './clients.ts'

export const walletPairingModule: Bindings = ({ bind }) => {
  bind(port('pairingCodes')).toResolvedValue(restPairingCodes, [clients.rest])
}
