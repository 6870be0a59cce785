import { makeWalletPairing } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/** Dialog that pairs a wallet app. */
export { WalletPairingModal } from './WalletPairingModal.tsx'

export const slices = sliceModule({
  walletPairing: ({ stores, clock, pairingCodes, configuration }, { recentFactor, securitySettings }) =>
    makeWalletPairing({
      stores,
      clock,
      codes: pairingCodes,
      configuration,
      security: securitySettings.settings,
      askProof: recentFactor.tasks.ask,
    }),
})
