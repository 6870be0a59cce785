import { makeWalletPairing } from '../profile/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the slice that pairs a wallet app. */
export const walletPairingMakers = {
  walletPairing: maker(
    ['stores', 'clock', 'pairingCodes', 'configuration'],
    ['recentFactor', 'securitySettings'],
    (ports, { recentFactor, securitySettings }) =>
      makeWalletPairing({
        ...ports,
        security: securitySettings.settings,
        askProof: recentFactor.tasks.ask,
      }),
  ),
} satisfies Makers<'walletPairing'>
