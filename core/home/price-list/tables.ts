import { chainNames, listedRow } from '../../money/index.ts'
import type { PricedCoin } from './model.ts'

/** The coins by name; ether is asked for by the name of its chain. */
export const coinNames = {
  BTC: listedRow('BTC').name,
  BCH: listedRow('BCH').name,
  ETH: chainNames.ETH,
  XRP: listedRow('XRP').name,
} as const satisfies Record<PricedCoin, string>

export const priceTexts = {
  /** The whole chart failed (ERR-020). */
  unavailable: 'Prices are unavailable at this time.',
  /** One coin has no price; without a full stop (ERR-021). */
  coinUnavailable: 'Price is unavailable at this time',
  up: 'up',
  down: 'down',
  flat: 'unchanged',
} as const
