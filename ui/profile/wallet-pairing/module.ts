import { makeWalletPairing } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the dialog that pairs a wallet app. */
export const walletPairingModule: Bindings = ({ bind }) => {
  bind(slice('walletPairing')).toDynamicValue(({ get }) =>
    makeWalletPairing({
      stores: get(port('stores')),
      clock: get(port('clock')),
      codes: get(port('pairingCodes')),
      configuration: get(port('configuration')),
      security: get(slice('securitySettings')).settings,
      askProof: get(slice('recentFactor')).tasks.ask,
    }),
  )
}
