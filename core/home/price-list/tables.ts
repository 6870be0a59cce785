import { chainNames, listedRow } from '../../money/index.ts'
import type { PricedCoin, Sign, Trend } from './model.ts'

/** Names of the coins. The coin ETH is shown with the name of its chain. */
export const coinNames = {
  BTC: listedRow('BTC').name,
  BCH: listedRow('BCH').name,
  ETH: chainNames.ETH,
  XRP: listedRow('XRP').name,
} as const satisfies Record<PricedCoin, string>

/** Trend for each sign of a price change (HOME-034). */
export const trends = { '-1': 'down', '0': 'flat', '1': 'up' } as const satisfies Record<Sign, Trend>
