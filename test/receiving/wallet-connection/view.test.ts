import { walletConnectionView } from '@paydeck/core/receiving'
import { describe, expect, it } from 'vitest'

describe('texts of the wallet connection', () => {
  it('RECV-058 during a wallet request, the app says where to approve the connection, and offers a "Cancel" button', () => {
    const network = { chainId: 1, isTest: false }
    const asking = (way: 'bridge' | 'injected') =>
      walletConnectionView({ state: { way, pairing: null, failure: null }, isThere: true, network }).asking
    expect(asking('bridge')).toEqual({
      text: 'Approve the connection in your wallet. It opens in another tab.',
      link: null,
      cancel: 'Cancel',
    })
    expect(asking('injected')?.text).toBe('Approve the connection in your wallet.')
  })
})
