import { css } from '@emotion/react'
import { type Live, pricedCoins, type PricesView } from '@paydeck/core'
import { useLive } from '../../di/use-live.ts'
import { Failed } from '../../kit/Failed.tsx'
import { late } from '../../kit/late.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { size } from '../../kit/theme.ts'

/** As high as the rows that come. */
const place = css({ blockSize: `calc(${pricedCoins.length} * ${size.row})` })

/** Prices are told 2 s after they came: the code that draws them need not be there before the page. */
const PriceRows = late(
  () => import('./PriceRows.tsx').then((module) => module.PriceRows),
  () => <div css={place} />,
)

/** What four coins cost, and how that went over a day. */
export const PricesPanel = ({
  prices,
  onRetry,
}: {
  readonly prices: Live<PricesView>
  readonly onRetry: () => void
}) => {
  const { title, period, failure, rows } = useLive(prices)
  return (
    <Panel heading={title} aside={period} busy={failure === null && rows.some((row) => row.kind === 'loading')}>
      {failure === null ? <PriceRows rows={rows} /> : <Failed text={failure} onRetry={onRetry} />}
    </Panel>
  )
}
