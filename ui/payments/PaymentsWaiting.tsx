import { css } from '@emotion/react'
import { useIsWide } from '../di/use-is-wide.ts'
import { columns, wideFrom } from '../kit/columns.ts'
import { Skeleton, SkeletonPanel } from '../kit/Skeleton.tsx'
import { StillWaiting, waitingPage } from '../kit/StillWaiting.tsx'
import { space, text, weight } from '../kit/theme.ts'

const styles = {
  heading: css({ fontSize: text.xl, fontWeight: weight.strong, lineHeight: 1.25, letterSpacing: '-0.025em' }),
  filter: css({ display: 'grid', gap: space.s2 }),
}

/** Skeleton of the page while its code loads, with the known headings. */
export const PaymentsWaiting = () => (
  <div css={[columns.page, waitingPage]} data-columns={useIsWide(wideFrom)} aria-busy="true">
    <StillWaiting what="your payments" />
    <div css={[columns.stack, columns.across]}>
      {/* The heading arrives with the page and takes the focus. */}
      <p css={styles.heading} aria-hidden="true">
        Crypto Payments
      </p>
      <div css={styles.filter}>
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </div>
    </div>
    <SkeletonPanel heading="Recent Activity" rows={{ kind: 'money', count: 7 }} />
    <SkeletonPanel heading="What the statuses mean" />
  </div>
)
