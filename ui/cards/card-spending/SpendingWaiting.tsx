import { css } from '@emotion/react'
import { Skeleton, SkeletonPanel } from '../../kit/Skeleton.tsx'
import { size } from '../../kit/theme.ts'

// As high as the bars.
const bars = css({ minBlockSize: size.chart })

/** Skeleton of the chart while the spending loads. */
export const SpendingWaiting = ({ heading }: { readonly heading: string }) => (
  <SkeletonPanel heading={heading}>
    <Skeleton shape="heading" />
    <div css={bars} />
  </SkeletonPanel>
)
