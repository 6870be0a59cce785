import { css } from '@emotion/react'
import type { PriceRow } from '@paydeck/core'
import { CoinIcon } from '../../kit/coins/CoinIcon.tsx'
import { figures } from '../../kit/shared.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Sparkline } from '../../kit/Sparkline.tsx'
import { colour, media, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  row: css({
    display: 'grid',
    // The line and the price stand in columns, whatever their row says; where room is short the line gives way, no word.
    gridTemplateColumns: `auto minmax(min-content, 1fr) minmax(0, ${size.sparkWidth}) minmax(${size.priceWidth}, max-content)`,
    columnGap: space.s2,
    alignItems: 'center',
    // As high while it loads as with its price in it: nothing moves when the price comes.
    minBlockSize: size.row,
    padding: `${space.s2} ${space.s4}`,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    fontSize: text.s,
    [media.desktop]: { paddingInline: space.s5 },
  }),
  unavailable: css({ gridColumn: '3 / 5', color: colour.ink3, fontSize: text.xs, textAlign: 'end' }),
  loading: css({ gridColumn: '3 / 5' }),
  price: css([figures, { textAlign: 'end', fontWeight: weight.strong, whiteSpace: 'nowrap' }]),
  change: css({
    display: 'block',
    fontSize: text.xs,
    fontWeight: weight.medium,
    color: colour.ink3,
    '&[data-trend="up"]': { color: colour.good },
    '&[data-trend="down"]': { color: colour.bad },
  }),
}

const Figures = ({ row }: { readonly row: PriceRow }) => {
  if (row.kind === 'loading') {
    return (
      <span css={styles.loading}>
        <Skeleton shape="amount" />
      </span>
    )
  }
  if (row.kind === 'unavailable') return <span css={styles.unavailable}>{row.text}</span>
  return (
    <>
      <Sparkline points={row.points} trend={row.trend} summary={row.summary} />
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

/** What each coin costs, and how that went over a day. */
export const PriceRows = ({ rows }: { readonly rows: ReadonlyArray<PriceRow> }) => (
  <ul>
    {rows.map((row) => (
      <li css={styles.row} key={row.code}>
        <CoinIcon name={row.icon} />
        <span>{row.name}</span>
        <Figures row={row} />
      </li>
    ))}
  </ul>
)
