import { makeWalletPairing } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the dialog that pairs a wallet app. */
export const walletPairingModule = new ContainerModule(({ bind }) => {
  bind(slice('walletPairing')).toDynamicValue(({ get }) =>
    makeWalletPairing({
      stores: get(port('stores')),
      clock: get(port('clock')),
      codes: get(port('pairingCodes')),
      configuration: get(port('configuration')),
      security: get(slice('securitySettings')).settings,
    }),
  )
})
