import { css } from '@emotion/react'
import { type Live, type PriceRow, type PricesState, pricesView } from '@paydeck/core'
import { useLive } from '../../di/use-live.ts'
import { CoinIcon } from '../../kit/coins/CoinIcon.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { figures } from '../../kit/shared.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Sparkline } from '../../kit/Sparkline.tsx'
import { colour, room, size, space, text, weight } from '../../kit/theme.ts'
import { rowGrid } from './row-grid.ts'

const styles = {
  // Chart lines and prices are aligned across the rows. Where space is short, the chart lines are hidden and the texts stay.
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'flex-end',
    columnGap: space.s2,
    // The row has the same height while loading, so that nothing shifts.
    minBlockSize: size.row,
    padding: `${space.s2} ${space.s5}`,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    fontSize: text.ui,
    [room.tight]: { paddingInline: space.s4 },
  }),
  name: css({
    flex: `1 1 ${size.coinName}`,
    fontWeight: weight.strong,
    lineHeight: 1.3,
    '& small': { display: 'block', fontSize: text.xs, fontWeight: weight.regular, color: colour.ink3 },
  }),
  line: css({ flex: '4 1 0', minInlineSize: 0, [room.bare]: { display: 'none' } }),
  price: css([
    figures,
    { minInlineSize: size.priceWidth, textAlign: 'end', fontWeight: weight.strong, whiteSpace: 'nowrap' },
  ]),
  unavailable: css({ color: colour.ink3, fontSize: text.xs, textAlign: 'end' }),
  change: css({
    display: 'block',
    fontSize: text.xs,
    color: colour.ink3,
    '&[data-trend="up"]': { color: colour.good },
    '&[data-trend="down"]': { color: colour.bad },
  }),
}

const Figures = ({ row }: { readonly row: PriceRow }) => {
  if (row.kind === 'loading') return <Skeleton shape="amount" />
  if (row.kind === 'unavailable') return <span css={styles.unavailable}>{row.text}</span>
  return (
    <>
      <span css={styles.line}>
        <Sparkline points={row.points} trend={row.trend} summary={row.summary} />
      </span>
      <span css={styles.price}>
        {row.price}
        {row.change !== null && (
          <span css={styles.change} data-trend={row.trend}>
            {row.change}
          </span>
        )}
      </span>
    </>
  )
}

export interface PriceRowsProps {
  readonly prices: Live<PricesState>
  readonly onRetry: () => void
}

/** Price of each coin and its change over a day, or a message that the prices are unavailable. */
export const PriceRows = ({ prices, onRetry }: PriceRowsProps) => {
  const { failure, rows } = pricesView(useLive(prices))
  if (failure !== null) return <Failed text={failure} onRetry={onRetry} />
  return (
    <ul css={rowGrid}>
      {rows.map((row) => (
        <li key={row.code}>
          <div css={styles.row}>
            <CoinIcon name={row.icon} />
            <span css={styles.name}>
              {row.name}
              <small aria-hidden="true">{row.code}</small>
            </span>
            <Figures row={row} />
          </div>
        </li>
      ))}
    </ul>
  )
}
