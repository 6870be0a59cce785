import { css } from '@emotion/react'
import { timelineTexts as texts } from '@paydeck/core'
import { columns } from '../../kit/columns.ts'
import { Skeleton, SkeletonPanel } from '../../kit/Skeleton.tsx'
import { StillWaiting, waitingPage } from '../../kit/StillWaiting.tsx'
import { room, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  heading: css({ fontSize: text.xl, fontWeight: weight.strong, lineHeight: 1.25, letterSpacing: '-0.025em' }),
  filter: css({ display: 'grid', gap: space.s2 }),
  // About as high as the panel: the chart with its legend, and in a narrow window the figures above it.
  chart: css({
    minBlockSize: `calc(${size.chart} + 5.5 * ${size.target})`,
    [room.columns]: { minBlockSize: `calc(${size.chart} + 1.2 * ${size.target})` },
  }),
}

/** Skeleton of the totals while they load. */
export const SummaryWaiting = () => (
  <SkeletonPanel heading={texts.summary}>
    <div css={styles.chart} />
  </SkeletonPanel>
)

/** Skeleton of the timeline, shown while its code loads. It contains the real headings. */
export const TimelineWaiting = () => (
  <div css={[columns.stack, waitingPage]} aria-busy="true">
    <StillWaiting what={texts.content} />
    {/* Not a heading, because the page's own heading receives the focus. */}
    <p css={styles.heading} aria-hidden="true">
      {texts.heading}
    </p>
    <SummaryWaiting />
    <div css={styles.filter}>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </div>
    <SkeletonPanel heading={texts.heading} rows={{ kind: 'money', count: 7 }} />
  </div>
)
