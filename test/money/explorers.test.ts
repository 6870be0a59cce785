import { coinIcon, explorerAddress } from '@paydeck/core/money'
import { expect, it } from 'vitest'

const own = 'https://explorer.example'
const onBoth = (code: string): ReadonlyArray<string | null> =>
  (['production', 'test'] as const).map((host) =>
    explorerAddress({ code, txId: 'f00d', host, explorerBase: `${own}/` }),
  )

it.each([
  ['EXPL-003', 'BTC', 'testnet'],
  ['EXPL-004', 'BCH', 'testnet'],
  ['EXPL-005', 'ETH', 'sepolia'],
  ['EXPL-006', 'DOGE', 'testnet'],
  ['EXPL-007', 'LTC', 'testnet'],
])('%s EXPL-016 explorerAddress links %s transactions to the provider’s explorer', (_id, code, network) => {
  expect(onBoth(code)).toEqual([`${own}/#/${code}/mainnet/tx/f00d`, `${own}/#/${code}/${network}/tx/f00d`])
})

it('EXPL-001 EXPL-016 explorerAddress accepts a base URL only if it has https and a host, but no query or fragment', () => {
  const by = (explorerBase: string | null) =>
    explorerAddress({ code: 'BTC', txId: 'f00d', host: 'production', explorerBase })
  const link = '/#/BTC/mainnet/tx/f00d'
  expect([own, `${own}/`, `${own}//`, `${own}/in/sight`, `${own}/in/sight//`].map(by)).toEqual([
    own + link,
    own + link,
    own + link,
    `${own}/in/sight${link}`,
    `${own}/in/sight${link}`,
  ])
  const none = [
    '',
    'explorer.example',
    `see ${own}`,
    `x${own}`,
    `${own}?at=1`,
    `${own}/in?at=1`,
    `${own}#top`,
    `${own}/in#top`,
  ]
  const strange = [
    'https://',
    'https:///in',
    'https://me@explorer.example',
    `${own}/in sight`,
    `${own} /in`,
    'https://explorer.example\\in',
  ]
  for (const base of [...none, ...strange, null]) expect(by(base), String(base)).toBeNull()
})

it('EXPL-008 EXPL-014 without a provider’s explorer, XRP and SOL transactions still have links, but BTC transactions do not', () => {
  const by = (code: string) => explorerAddress({ code, txId: 'f00d', host: 'production', explorerBase: null })
  expect(['XRP', 'SOL', 'BTC'].map(by)).toEqual([
    'https://livenet.xrpl.org/transactions/f00d',
    'https://solscan.io/tx/f00d',
    null,
  ])
})

it('EXPL-008 EXPL-017 explorerAddress links XRP transactions to a public explorer', () => {
  expect(onBoth('XRP')).toEqual([
    'https://livenet.xrpl.org/transactions/f00d',
    'https://testnet.xrpl.org/transactions/f00d',
  ])
})

it.each(['USDC', 'PAX', 'WBTC', 'MATIC_e', 'DAI_e'])(
  'EXPL-009 EXPL-018 explorerAddress links the Ethereum token %s to a public explorer',
  (code) => {
    expect(onBoth(code)).toEqual(['https://etherscan.io/tx/f00d', 'https://sepolia.etherscan.io/tx/f00d'])
  },
)

it.each(['MATIC', 'USDC_m', 'ETH_m'])(
  'EXPL-010 EXPL-019 explorerAddress links %s on Polygon to a public explorer',
  (code) => {
    expect(onBoth(code)).toEqual(['https://polygonscan.com/tx/f00d', 'https://amoy.polygonscan.com/tx/f00d'])
  },
)

it.each([
  ['EXPL-011 EXPL-020', 'USDC_base', 'basescan.org', 'sepolia.basescan.org'],
  ['EXPL-012 EXPL-021', 'USDC_arb', 'arbiscan.io', 'sepolia.arbiscan.io'],
  ['EXPL-013 EXPL-022', 'ETH_op', 'optimistic.etherscan.io', 'sepolia-optimism.etherscan.io'],
])('%s explorerAddress links %s transactions to a public explorer', (_ids, code, main, test) => {
  expect(onBoth(code)).toEqual([`https://${main}/tx/f00d`, `https://${test}/tx/f00d`])
})

it('EXPL-014 EXPL-023 explorerAddress links Solana to a public explorer, and names a test network in the query string', () => {
  expect(onBoth('SOL')).toEqual(['https://solscan.io/tx/f00d', 'https://solscan.io/tx/f00d?cluster=devnet'])
})

it('EXPL-024 explorerAddress returns null for Lightning payments', () => {
  expect(onBoth('LNBTC')).toEqual([null, null])
})

it('CUR-029 coinIcon depends on the coin of a currency code, not on the chain; unknown codes have a neutral icon', () => {
  const names = ['BTC', 'USDC_m', 'ETH_base', 'PAX', 'USDP', 'LNBTC', 'USDCn_m', 'doge'].map(coinIcon)
  expect(names).toEqual(['btc', 'usdc', 'eth', 'pax', 'usdp', 'lightning', 'usdc', 'doge'])
  expect(['XYZ', 'USD', '', '__proto__'].map(coinIcon)).toEqual(['coin', 'coin', 'coin', 'coin'])
})
