import { css } from '@emotion/react'
import { paymentsPageTexts as texts } from '@paydeck/core'
import { useIsWide } from '../di/use-is-wide.ts'
import { columns, wideFrom } from '../kit/columns.ts'
import { Skeleton, SkeletonPanel } from '../kit/Skeleton.tsx'
import { StillWaiting, waitingPage } from '../kit/StillWaiting.tsx'
import { space, text, weight } from '../kit/theme.ts'

const styles = {
  heading: css({ fontSize: text.xl, fontWeight: weight.strong, lineHeight: 1.25, letterSpacing: '-0.025em' }),
  filter: css({ display: 'grid', gap: space.s2 }),
}

/** Skeleton of the payments page, shown while its code loads. It contains the real headings. */
export const PaymentsWaiting = () => (
  <div css={[columns.page, waitingPage]} data-columns={useIsWide(wideFrom)} aria-busy="true">
    <StillWaiting what={texts.content} />
    <div css={[columns.stack, columns.across]}>
      {/* Not a heading, because the page's own heading receives the focus. */}
      <p css={styles.heading} aria-hidden="true">
        {texts.heading}
      </p>
      <div css={styles.filter}>
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </div>
    </div>
    <SkeletonPanel heading={texts.recent} rows={{ kind: 'money', count: 7 }} />
    <SkeletonPanel heading={texts.legend} />
  </div>
)
