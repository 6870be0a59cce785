import { css } from '@emotion/react'
import { cardWaitingTexts } from '@paydeck/core'
import { useIsWide } from '../../di/use-is-wide.ts'
import { columns, wideFrom } from '../../kit/columns.ts'
import { Skeleton, SkeletonPanel } from '../../kit/Skeleton.tsx'
import { StillWaiting } from '../../kit/StillWaiting.tsx'
import { media, size, space } from '../../kit/theme.ts'

const styles = {
  // Keeps the footer below the viewport.
  page: css({ alignContent: 'start', minBlockSize: '100dvh' }),
  faces: css({
    display: 'grid',
    gap: space.s4,
    gridTemplateColumns: `calc(${size.menu} + ${space.s2})`,
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
}

/** Skeleton of a card's page, shown while the code of the page loads. It contains the real headings. */
export const CardWaiting = () => (
  <div css={[columns.page, styles.page]} data-columns={useIsWide(wideFrom)} aria-busy="true">
    <StillWaiting what={cardWaitingTexts.page} />
    <div css={styles.faces}>
      <Skeleton shape="card" />
    </div>
    <div css={columns.beside}>
      <SkeletonPanel heading={cardWaitingTexts.balance}>
        <Skeleton shape="heading" />
      </SkeletonPanel>
    </div>
    <div css={columns.across}>
      <Skeleton shape="field" />
    </div>
    <SkeletonPanel heading={cardWaitingTexts.activity} rows={{ kind: 'money', count: 7 }} />
  </div>
)
