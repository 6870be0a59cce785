import { makeWalletConnection } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the dialog in which a wallet is connected, over the form whose field it fills in. */
export const walletConnectionModule: Bindings = ({ bind }) => {
  bind(slice('walletConnection')).toDynamicValue(({ get }) =>
    makeWalletConnection({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      modals: get(slice('shell')).modals,
      windows: get(port('windows')),
      navigation: get(port('navigation')),
      bridge: get(port('walletBridge')),
      injected: get(port('injectedWallet')),
      onAccount: get(slice('addressForm')).fillAddress,
    }),
  )
}
