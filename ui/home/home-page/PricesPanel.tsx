import { css } from '@emotion/react'
import { type HomePageView, type Live, pricedCoins, type PricesState } from '@paydeck/core'
import { useLive } from '../../di/use-live.ts'
import { lazy } from '../../kit/lazy.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { room, size } from '../../kit/theme.ts'

/** Style that reserves the height of the rows while they load. The rows form two columns where there is space. */
const place = css({
  flex: 1,
  minBlockSize: `calc(${pricedCoins.length} * ${size.row})`,
  [room.wide]: { minBlockSize: `calc(${pricedCoins.length / 2} * ${size.row})` },
})

/** Rows of prices. Their code loads after the page, because the core does not show prices until 2 s have passed. */
const PriceRows = lazy(
  () => import('./PriceRows.tsx').then((module) => module.PriceRows),
  () => <div css={place} />,
)

/** Panel with the prices of four coins and their change over a day. */
export const PricesPanel = ({
  head,
  prices,
  onRetry,
}: {
  readonly head: HomePageView['prices']
  readonly prices: Live<PricesState>
  readonly onRetry: () => void
}) => {
  const loads = useLive(prices)
  const busy = pricedCoins.some((code) => loads[code].status === 'loading')
  return (
    <Panel heading={head.title} aside={head.period} busy={busy}>
      <PriceRows prices={prices} onRetry={onRetry} />
    </Panel>
  )
}
