import type { WalletBridge } from '@paydeck/core'
import type { RestClient } from '../../transport/rest-client.ts'
import {
  getWalletBridge,
  postWalletConnect,
  postWalletDisconnect,
  postWalletSession,
} from '../../wire/receiving/wallet-connection.ts'

export const restWalletBridge = (client: RestClient): WalletBridge => ({
  v1: client.call(getWalletBridge)(),
  connect: client.call(postWalletConnect),
  session: client.call(postWalletSession),
  disconnect: client.call(postWalletDisconnect),
})
