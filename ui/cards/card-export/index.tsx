import { latePart } from '../../di/late-part.ts'
import { Skeleton, SkeletonPanel } from '../../kit/Skeleton.tsx'
import type { ExportPanelProps } from './ExportPanel.tsx'

const code = () => import('./late.ts')
const slices = ['cardExport', 'cardActivity', 'cardTransaction'] as const

const Waiting = () => (
  <SkeletonPanel heading="Export CSV">
    <Skeleton shape="button" />
  </SkeletonPanel>
)

/** The years whose reports can be had. */
export const ExportPanel = latePart<Awaited<ReturnType<typeof code>>, ExportPanelProps>(
  slices,
  code,
  (part) => part.ExportPanel,
  Waiting,
)

/** Says which card they are of. */
export const ExportOf = latePart(slices, code, (part) => part.ExportOf)
