import { css } from '@emotion/react'
import { billPayHeadings } from '@paydeck/core'
import type { ReactNode } from 'react'
import { useIsWide } from '../../di/use-is-wide.ts'
import { columns, wideFrom } from '../../kit/columns.ts'
import { Skeleton, SkeletonPanel } from '../../kit/Skeleton.tsx'
import { StillWaiting, waitingPage } from '../../kit/StillWaiting.tsx'
import { size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3, minBlockSize: size.target }),
  heading: css({ flex: 1, fontSize: text.xl, fontWeight: weight.strong, lineHeight: 1.25, letterSpacing: '-0.025em' }),
  // As high as a bill card: tile, two lines, age of the balance, and due date.
  card: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.s2} ${space.s3}`,
    paddingBlock: space.s4,
    borderBlockStart: `${size.hairline} solid transparent`,
    '& > :nth-of-type(n + 4)': { gridColumn: '1 / -1' },
  }),
}

export interface BillPayWaitingProps {
  readonly heading?: string
  readonly skeletons?: { readonly cards: number; readonly rows: number }
}

const Card = (): ReactNode => (
  <div css={styles.card}>
    <Skeleton shape="icon" />
    <Skeleton />
    <Skeleton shape="amount" />
    <Skeleton shape="note" />
    <Skeleton shape="note" />
  </div>
)

/** Skeleton of Bill Pay's home. Shows the headings, which do not depend on the bills. */
export const BillPayWaiting = ({
  heading = billPayHeadings.page,
  skeletons = { cards: 4, rows: 6 },
}: BillPayWaitingProps = {}) => (
  <div css={[columns.page, columns.chooser, waitingPage]} data-columns={useIsWide(wideFrom)} aria-busy="true">
    <StillWaiting what={billPayHeadings.content.bills} />
    <div css={[columns.stack, columns.across]}>
      <div css={styles.head}>
        {/* Not a heading, because the page's own heading receives the focus. */}
        <p css={styles.heading} aria-hidden="true">
          {heading}
        </p>
        <Skeleton shape="button" />
      </div>
      <Skeleton shape="field" />
    </div>
    <SkeletonPanel heading={billPayHeadings.bills}>
      {Array.from({ length: skeletons.cards }, (_, card) => (
        <Card key={card} />
      ))}
    </SkeletonPanel>
    <SkeletonPanel heading={billPayHeadings.recent} rows={{ kind: 'money', count: skeletons.rows }} />
  </div>
)
