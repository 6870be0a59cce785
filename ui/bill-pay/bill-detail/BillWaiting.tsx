import { useIsWide } from '../../di/use-is-wide.ts'
import { columns, wideFrom } from '../../kit/columns.ts'
import { Skeleton, SkeletonPanel } from '../../kit/Skeleton.tsx'
import { StillWaiting, waitingPage } from '../../kit/StillWaiting.tsx'

/** In the place of a bill's own view whose code is on its way. */
export const BillWaiting = () => (
  <div css={[columns.page, waitingPage]} data-columns={useIsWide(wideFrom)} aria-busy="true">
    <StillWaiting what="your bill" />
    <div css={columns.across}>
      <Skeleton shape="note" />
    </div>
    <div css={columns.stack}>
      <Skeleton shape="field" />
      <SkeletonPanel heading="Payments" rows={{ kind: 'money', count: 4 }} />
    </div>
    <SkeletonPanel heading="What is owed" rows={{ kind: 'setting', count: 3 }} />
  </div>
)
