import { chainNames, listedRow } from '../../money/index.ts'
import type { PricedCoin } from './model.ts'

/** Names of the coins. The coin ETH is shown with the name of its chain. */
export const coinNames = {
  BTC: listedRow('BTC').name,
  BCH: listedRow('BCH').name,
  ETH: chainNames.ETH,
  XRP: listedRow('XRP').name,
} as const satisfies Record<PricedCoin, string>
