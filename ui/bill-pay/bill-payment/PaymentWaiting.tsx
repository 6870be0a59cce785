import { css } from '@emotion/react'
import { billPayHeadings } from '@paydeck/core'
import { useIsWide } from '../../di/use-is-wide.ts'
import { columns, wideFrom } from '../../kit/columns.ts'
import { raised } from '../../kit/shared.ts'
import { Skeleton, SkeletonPanel } from '../../kit/Skeleton.tsx'
import { StillWaiting, waitingPage } from '../../kit/StillWaiting.tsx'
import { size, space } from '../../kit/theme.ts'

const styles = {
  bill: css([raised, { display: 'grid', gap: space.s3, padding: space.s4 }]),
  options: css({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.skeletonPlate} / 2.5), 1fr))`,
    gap: space.s2,
  }),
}

/** Skeleton of the payment screen while its code loads. */
export const PaymentWaiting = () => (
  <div css={[columns.page, waitingPage]} data-columns={useIsWide(wideFrom)} aria-busy="true">
    <StillWaiting what={billPayHeadings.content.bills} />
    <div css={[columns.stack, columns.across]}>
      <Skeleton shape="heading" />
      <Skeleton shape="field" />
    </div>
    <div css={columns.stack}>
      {[0, 1].map((bill) => (
        <div key={bill} css={styles.bill}>
          <Skeleton />
          <div css={styles.options}>
            {[0, 1, 2, 3].map((option) => (
              <Skeleton key={option} shape="card" />
            ))}
          </div>
        </div>
      ))}
    </div>
    <SkeletonPanel heading={billPayHeadings.overview}>
      <Skeleton shape="button" />
    </SkeletonPanel>
  </div>
)
