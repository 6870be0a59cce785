import { isCryptoAddress } from '@paydeck/sandbox/receiving/crypto-addresses'
import { makeWallets } from '@paydeck/sandbox/receiving/seed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../core/properties/arbitraries/values.ts'

/**
 * Valid addresses by currency: examples from BIP 173, BIP 350, EIP-55, XLS-5 and the CashAddr specification, and old
 * addresses of each chain.
 */
const addresses = {
  BTC: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  BCH: [
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'BITCOINCASH:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A',
    'qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy',
    'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
    'bitcoincash:pwqwzrf7z06m7nn58tkdjyxqfewanlhyrpxysack85xvf3mt0rv02l9dxc5uf',
    '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
    '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC',
  ],
  LTC: [
    'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1',
    'MGv9cSYnaRSTZNzYaN7bhbgmozoGkKBvCn',
    '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC',
    'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    'ltc1pdc7v2x7jrvy2sx2skeypqfpstrvuksmffe0cyjv37800cprhu50snpy74r',
  ],
  DOGE: ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'A1TG3QCihNTvfF67tcng864kBsarnaPyFm'],
  XRP: [
    'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
    'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
    'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ',
    'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXb',
  ],
  ETH: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ],
} as const

const solana = ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', '11111111111111111111111111111111']

const each = Object.entries(addresses).flatMap(([currency, list]) => list.map((address) => ({ currency, address })))

describe('validation of crypto addresses', () => {
  it.each(each)('RECV-081 CALL-057 isCryptoAddress accepts the $currency address $address', ({ currency, address }) => {
    expect(isCryptoAddress(currency, address)).toBe(true)
  })

  it.each(each)(
    'RECV-081 RECV-083 RECV-115 isCryptoAddress rejects $address ($currency) if a character is changed, missing or added',
    ({ currency, address }) => {
      const others = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ:-_ '
      const wrong = Array.from(address).flatMap((letter, index) => [
        address.slice(0, index) + address.slice(index + 1),
        address.slice(0, index) + letter + address.slice(index),
        ...Array.from(others)
          .filter((other) => other !== letter)
          .map((other) => address.slice(0, index) + other + address.slice(index + 1)),
      ])
      expect(wrong.filter((text) => text !== address && isCryptoAddress(currency, text))).toEqual([])
    },
  )

  it.each(solana)(
    'RECV-081 isCryptoAddress accepts the SOL address %s by its format alone, since SOL addresses have no checksum',
    (address) => {
      expect(isCryptoAddress('SOL', address)).toBe(true)
      expect(isCryptoAddress('SOL', `${address}1`)).toBe(false)
      expect(isCryptoAddress('SOL', address.slice(2))).toBe(false)
      expect(isCryptoAddress('SOL', address.replace(/.$/, '0'))).toBe(false)
    },
  )

  // Most of these addresses have a valid checksum, but a wrong version, length, letter case, code or network.
  it.each([
    ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['BTC', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut'],
    ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['BTC', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4'],
    ['BTC', 'bc1pw5dgrnzv'],
    ['BTC', 'bc1gmk9yu'],
    ['BTC', 'bc1rw5uspcuh'],
    ['BTC', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
    ['BTC', 'bc1sw50qgdz25j'],
    ['BTC', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
    ['BTC', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['BTC', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
    ['BTC', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    ['BTC', '15pADHGE78B4LASqPfJLBrbcFggbJ4CXN'],
    ['BTC', '1goNG9qzSRi5Fr4MWz8gjDCarHFQ5RdDRNL'],
    ['BTC', 'bc1pvt5s0v2uhuna2sjnn84ldu8m2r4m3rcctdjqtd'],
    ['BTC', 'bc1q8nz3h5smpz5pj59kfqgzgvzcm895x62wt7pyny03mm7qgal9rulpqeav'],
    ['BTC', 'bc1qvt5s0v2uhuna2sjnn84ldu8m2r4m3rccqn9txx'],
    ['BTC', 'bc1pdc7v2x7jrvy2sx2skeypqfpstrvuksmffe0cyjv37800cprhu50s9e6z2y'],
    ['BTC', 'bc1zdc7v2x7jrvy2sx2skeypqfpstrvuksmffe0cyjv37800cprhu50sccnppd'],
    ['BTC', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
    ['LTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['LTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['DOGE', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
    ['DOGE', '3Ai1JZ8pdJb2ksieUV8FsxSNVJCpoPi8W6'],
    ['BCH', 'LUEweDxDA4WhvWiNXXSxjM9CYzHPJv4QQF'],
    ['BCH', 'bitcoincash:qvch8mmxy0rtfrlarg7ucrxxfzds5pamg73h7370aa87d80gyhqxq5nlegake'],
    ['BCH', 'bitcoincash:q9adhakpwzztepkpwp5z0dq62m6u5v5xtyj7j3h2ws4mr9g0'],
    ['BCH', 'bitcoincash:'],
    ['BCH', ''],
    ['BCH', 'bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t'],
    ['BCH', 'bitcoincash:Qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    ['BCH', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['XRP', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    // This address has an undefined flag byte. Two values are defined: with and without a destination tag.
    ['XRP', 'XVPcpSm47b1CZkf5AkKM9a84dQHe3mX6ZcxEJZMm5xKaWcM'],
    ['XRP', 'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ'],
    ['XRP', 'X7xAr3rRUJpA9ZTTc9SJEWH4aD9YaKasgFTXtmXDdCM9Uj3'],
    ['XRP', 'X7xAr3rRUJpA9ZTTc9SJEWH4aD9YaKE5nP4mExMfHXp7qjD'],
    ['XRP', 'X7xAr3rRUJpA9ZTTc9SJEWH4aD9YaKw1tav92Xdq7Q4S81P'],
    ['XRP', 'XWGy8UtV3jcBNLB75c4TwxwtbYCWXsFj1QjKSpASD3x1wRu'],
    ['XRP', 'sKYR1MXvq8iBXz8E8S3NC9pENnzcgNSqUpZBejouxogkL3bRX'],
    ['XRP', 'sw5rJZ3FdJbpk15e7V3E1xS4VJUFoP53Wa'],
    ['XRP', 'Ty6a64zXPXnrChb13dzaxhFtQ3h'],
    ['ETH', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['ETH', '0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
    ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n'],
  ])('RECV-081 RECV-115 isCryptoAddress rejects the %s address %s', (currency, address) => {
    expect(isCryptoAddress(currency, address)).toBe(false)
  })
})

describe('currencies and their chains', () => {
  const [address] = addresses.ETH

  it.each([
    'ETH',
    'MATIC',
    'USDC',
    'USDC_m',
    'USDCn_m',
    'USDC_arb',
    'USDC_op',
    'USDC_base',
    'ETH_base',
    'MATIC_e',
    'USDTe_arb',
    'PAX',
    'USDP',
    'GUSD',
    'PYUSD',
    'EUROC',
    'DAI',
    'WBTC',
    'SHIB',
    'APE',
    'BUSD',
    'USDT',
  ])(
    'RECV-081 %s addresses in mixed case need a valid checksum (EIP-55); addresses in a single case need none',
    (currency) => {
      const digits = address.slice(2)
      expect(isCryptoAddress(currency, address)).toBe(true)
      expect(isCryptoAddress(currency, `0x${digits.toLowerCase()}`)).toBe(true)
      expect(isCryptoAddress(currency, `0x${digits.toUpperCase()}`)).toBe(true)
      expect(isCryptoAddress(currency, address.replace('A', 'a'))).toBe(false)
    },
  )

  it.each(['', 'USD', 'LNBTC', 'btc', 'BTC_m', 'ETH_sol', 'ETHn', 'XMR', '__proto__', 'constructor'])(
    'RECV-081 no address is valid for the unknown currency %j',
    (currency) => {
      const all = [...each.map((one) => one.address), ...solana]
      expect(all.filter((one) => isCryptoAddress(currency, one))).toEqual([])
    },
  )

  it('RECV-081 the wallets of a generated account have valid addresses', () => {
    for (const { currency, address: own } of makeWallets('somebody', 0))
      expect(isCryptoAddress(currency, own)).toBe(true)
  })
})

it('RECV-081 RECV-083 isCryptoAddress returns a boolean for any text, and is fast even for very long texts', () => {
  const currency = fc.oneof(fc.constantFrom('BTC', 'BCH', 'LTC', 'DOGE', 'XRP', 'SOL', 'USDC_m'), anyText())
  fc.assert(
    fc.property(
      currency,
      anyText({ maxLength: 120 }),
      (code, text) => typeof isCryptoAddress(code, text) === 'boolean',
    ),
  )
  const start = performance.now()
  for (const code of ['BTC', 'BCH', 'LTC', 'DOGE', 'XRP', 'SOL', 'ETH']) {
    for (const letter of ['1', 'q', 'r', '0x', 'bc1q', 'é', '😀'])
      expect(isCryptoAddress(code, letter.repeat(250_000))).toBe(false)
  }
  expect(performance.now() - start).toBeLessThan(500)
})
