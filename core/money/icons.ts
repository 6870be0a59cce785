import { baseCode, displayCode } from './currencies.ts'
import type { CurrencyCode } from './model.ts'

/** The coins that have an icon of their own (CUR-028). */
export const coinIcons = [
  'ape',
  'bch',
  'btc',
  'busd',
  'dai',
  'doge',
  'eth',
  'euroc',
  'gusd',
  'lightning',
  'ltc',
  'matic',
  'pax',
  'pyusd',
  'shib',
  'sol',
  'usdc',
  'usdp',
  'usdt',
  'wbtc',
  'xrp',
] as const

/** Stands for every coin that has none (CUR-029). */
export const neutralIcon = 'coin'

/** What a front end has a picture for. */
export type CoinIconName = (typeof coinIcons)[number] | typeof neutralIcon

const iconFor = (name: string): CoinIconName | undefined => coinIcons.find((icon) => icon === name.toLowerCase())

/**
 * The name of a coin's icon, whatever chain it is on (CUR-029). What goes by another code is known by the one that
 * people see: native USDC on Polygon, for one.
 */
export const coinIcon = (code: CurrencyCode): CoinIconName => {
  if (code.toUpperCase() === 'LNBTC') return 'lightning'
  return iconFor(baseCode(code)) ?? iconFor(displayCode(code)) ?? neutralIcon
}
