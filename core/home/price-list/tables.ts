import { chainNames, listedRow } from '../../money/index.ts'
import type { PricedCoin } from './model.ts'

/** Names of the coins. ETH has the name of its chain. */
export const coinNames = {
  BTC: listedRow('BTC').name,
  BCH: listedRow('BCH').name,
  ETH: chainNames.ETH,
  XRP: listedRow('XRP').name,
} as const satisfies Record<PricedCoin, string>

export const priceTexts = {
  /** All coins failed (ERR-020). */
  unavailable: 'Prices are unavailable at this time.',
  /** A single coin has no price. The text has no full stop (ERR-021). */
  coinUnavailable: 'Price is unavailable at this time',
  up: 'up',
  down: 'down',
  flat: 'unchanged',
} as const
