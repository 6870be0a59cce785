import { makePairWallet } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the dialog that pairs a wallet app. */
export const pairingModule = new ContainerModule(({ bind }) => {
  bind(slice('pairWallet'))
    .toDynamicValue(({ get }) =>
      makePairWallet({
        stores: get(port('stores')),
        clock: get(port('clock')),
        pairing: get(port('walletPairing')),
        configuration: get(port('configuration')),
        security: get(slice('security')).settings,
      }),
    )
    .inSingletonScope()
})
