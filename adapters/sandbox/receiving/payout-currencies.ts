import type { User } from '../account/tables.ts'
import { type Handlers } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'

const chainNames = {
  BTC: 'Bitcoin',
  BCH: 'Bitcoin Cash',
  LTC: 'Litecoin',
  DOGE: 'Dogecoin',
  XRP: 'XRP Ledger',
  SOL: 'Solana',
  ETH: 'Ethereum',
  MATIC: 'Polygon',
  ARB: 'Arbitrum',
  OP: 'Optimism',
  BASE: 'Base',
} as const

type Row = readonly [code: string, displayCode: string, name: string, chain: keyof typeof chainNames]

/** What payouts are made in, the most used first. The code is what is sent, the display code what is read. */
const rows: ReadonlyArray<Row> = [
  ['BTC', 'BTC', 'Bitcoin', 'BTC'],
  ['ETH', 'ETH', 'Ethereum', 'ETH'],
  ['USDC', 'USDC', 'USD Coin', 'ETH'],
  ['USDCn_m', 'USDC', 'USD Coin', 'MATIC'],
  ['USDC_arb', 'USDC', 'USD Coin', 'ARB'],
  ['USDC_op', 'USDC', 'USD Coin', 'OP'],
  ['USDC_base', 'USDC', 'USD Coin', 'BASE'],
  ['USDC_m', 'USDC.e', 'Bridged USD Coin', 'MATIC'],
  ['USDT', 'USDT', 'Tether', 'ETH'],
  ['PYUSD', 'PYUSD', 'PYUSD', 'ETH'],
  ['PAX', 'USDP', 'Pax Dollar', 'ETH'],
  ['GUSD', 'GUSD', 'Gemini Dollar', 'ETH'],
  ['DAI', 'DAI', 'Dai', 'ETH'],
  ['EUROC', 'EUROC', 'Euro Coin', 'ETH'],
  ['BUSD', 'BUSD', 'BUSD', 'ETH'],
  ['BCH', 'BCH', 'Bitcoin Cash', 'BCH'],
  ['LTC', 'LTC', 'Litecoin', 'LTC'],
  ['DOGE', 'DOGE', 'Dogecoin', 'DOGE'],
  ['XRP', 'XRP', 'XRP', 'XRP'],
  ['SOL', 'SOL', 'Solana', 'SOL'],
  ['MATIC', 'MATIC', 'Polygon', 'MATIC'],
  ['WBTC', 'WBTC', 'Wrapped Bitcoin', 'ETH'],
  ['SHIB', 'SHIB', 'Shiba Inu', 'ETH'],
  ['APE', 'APE', 'ApeCoin', 'ETH'],
]

/** Nobody is paid in these any more; who is, is told so. */
const retired: ReadonlySet<string> = new Set(['BUSD', 'GUSD'])

const chainsByDisplayCode = Map.groupBy(rows, ([, displayCode]) => displayCode)

/** Whether this user can be paid in a currency, as far as it is known at all. */
export const isOffered = ({ disabledCurrencies }: User, code: string): boolean =>
  !retired.has(code) && !disabledCurrencies.includes(code)

/** Refuses a currency that this user cannot be paid in. */
export const checkCurrency = (user: User, currency: string): void => {
  const isKnown = rows.some(([code]) => code === currency)
  if (!isKnown || !isOffered(user, currency)) refuse(422, 'This currency is not available.', { code: 'currency' })
}

export const payoutCurrencyHandlers = {
  GetCurrencies: async ({ user }) => ({
    payoutCurrencies: rows.map(([code, displayCode, name, chain]) => ({
      code,
      name,
      chain,
      chainName: chainNames[chain],
      enabled: isOffered(user, code),
      showChain: (chainsByDisplayCode.get(displayCode)?.length ?? 0) > 1,
      displayName: name,
      displayCode,
    })),
  }),
} satisfies Handlers<'GetCurrencies'>
