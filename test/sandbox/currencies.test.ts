import { coins, currencies } from '@paydeck/sandbox/money/currencies'
import { isCryptoAddress } from '@paydeck/sandbox/receiving/crypto-addresses'
import { payoutIn } from '@paydeck/sandbox/receiving/currencies'
import { describe, expect, it } from 'vitest'

/** An example of a valid wallet address for each address format. */
const addresses = {
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  bitcoinCash: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  litecoin: 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1',
  dogecoin: 'DBXu2kgc3xtvCUWFcxFE3r9hEYgmuaaCyD',
  xrp: 'rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59B',
  solana: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
} as const

describe('currencies of the sandbox', () => {
  it.each(currencies)(
    'RECV-064 RECV-081 VERIF-053 the currency $code has a price and an address format',
    ({ code, addresses: form }) => {
      expect(payoutIn(code, 1_000_000_000)?.amount).toMatch(/^\d+(\.\d+)?$/)
      expect(isCryptoAddress(code, addresses[form])).toBe(true)
    },
  )

  it('currency codes are distinct, and currency symbols are distinct within each chain', () => {
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length)
    expect(new Set(currencies.map(({ displayCode, chain }) => `${displayCode} ${chain}`)).size).toBe(currencies.length)
  })

  it('generated payments use a fixed list of currencies with fixed prices', () => {
    expect(coins.map(({ code }) => code)).toEqual(['BTC', 'ETH', 'BCH', 'LTC', 'DOGE', 'XRP', 'USDC'])
    expect(coins.map(({ cents }) => cents)).toEqual([9_391_240, 340_211, 51_207, 8_412, 18, 221, 100])
  })
})
