import { makeWalletConnection } from '../receiving/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the slice that connects a wallet and fills its address into the address form. */
export const walletConnectionMakers = {
  walletConnection: maker(
    ['stores', 'clock', 'log', 'windows', 'navigation', 'walletBridge', 'injectedWallet'],
    ['addressForm', 'shell'],
    (ports, { addressForm, shell }) =>
      makeWalletConnection({
        ...ports,
        modals: shell.modals,
        onAccount: addressForm.fillAddress,
      }),
  ),
} satisfies Makers<'walletConnection'>
