import { css } from '@emotion/react'
import { Skeleton, SkeletonPanel } from '../../kit/Skeleton.tsx'
import { size } from '../../kit/theme.ts'

// As high as the bars.
const bars = css({ minBlockSize: size.chart })

/** In the place of the chart while its months are on their way. */
export const SpendingWaiting = ({ heading }: { readonly heading: string }) => (
  <SkeletonPanel heading={heading}>
    <Skeleton shape="heading" />
    <div css={bars} />
  </SkeletonPanel>
)
