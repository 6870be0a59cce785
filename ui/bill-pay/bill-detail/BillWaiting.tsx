import { billPayHeadings } from '@paydeck/core'
import { useIsWide } from '../../di/use-is-wide.ts'
import { columns, wideFrom } from '../../kit/columns.ts'
import { Skeleton, SkeletonPanel } from '../../kit/Skeleton.tsx'
import { StillWaiting, waitingPage } from '../../kit/StillWaiting.tsx'

/** Skeleton of a bill's page while its code loads. */
export const BillWaiting = () => (
  <div css={[columns.page, waitingPage]} data-columns={useIsWide(wideFrom)} aria-busy="true">
    <StillWaiting what={billPayHeadings.content.bill} />
    <div css={columns.across}>
      <Skeleton shape="note" />
    </div>
    <div css={columns.stack}>
      <Skeleton shape="field" />
      <SkeletonPanel heading={billPayHeadings.payments} rows={{ kind: 'money', count: 4 }} />
    </div>
    <SkeletonPanel heading={billPayHeadings.owed} rows={{ kind: 'setting', count: 3 }} />
  </div>
)
