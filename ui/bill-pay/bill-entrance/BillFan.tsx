import { css } from '@emotion/react'
import { figures, iconTile } from '../../kit/shared.ts'
import { colour, radius, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  fan: css({
    display: 'grid',
    gap: space.s2,
    inlineSize: 'min(100%, 19rem)',
    marginBlockEnd: space.s3,
    // The second bill sticks out of the pile.
    '& > :nth-of-type(2)': { translate: `${space.s4} 0` },
  }),
  bill: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s3,
    padding: `${space.s2} ${space.s4} ${space.s2} ${space.s2}`,
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.r2,
    background: colour.surface,
    boxShadow: colour.shade,
    fontSize: text.s,
  }),
  tile: css([
    iconTile,
    {
      fontWeight: weight.strong,
      background: colour.brandSoft,
      color: colour.brand,
      '&[data-tone="good"]': { background: colour.goodSoft, color: colour.good },
      '&[data-tone="wait"]': { background: colour.waitSoft, color: colour.wait },
    },
  ]),
  name: css({ blockSize: size.skeletonSmall, borderRadius: radius.skeleton, background: colour.skeleton }),
  amount: css([figures, { fontWeight: weight.strong }]),
}

const bills = [
  { initials: 'CU', tone: 'brand', share: '60%', amount: '$35.00' },
  { initials: 'HM', tone: 'good', share: '80%', amount: '$1,500.00' },
  { initials: 'PA', tone: 'wait', share: '48%', amount: '$318.20' },
] as const

/** Decorative drawing of bills without real data, hidden from screen readers. */
export const BillFan = () => (
  <div css={styles.fan} aria-hidden="true">
    {bills.map(({ initials, tone, share, amount }) => (
      <div key={initials} css={styles.bill}>
        <span css={styles.tile} data-tone={tone}>
          {initials}
        </span>
        <span css={styles.name} style={{ inlineSize: share }} />
        <span css={styles.amount}>{amount}</span>
      </div>
    ))}
  </div>
)
