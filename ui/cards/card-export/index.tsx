import { cardWaitingTexts } from '@paydeck/core'
import { lazyPart } from '../../di/lazy-part.ts'
import { Skeleton, SkeletonPanel } from '../../kit/Skeleton.tsx'
import type { ExportPanelProps } from './ExportPanel.tsx'

const code = () => import('./lazy.ts')
const slices = ['cardExport', 'cardActivity', 'cardTransaction'] as const

const Waiting = () => (
  <SkeletonPanel heading={cardWaitingTexts.export}>
    <Skeleton shape="button" />
  </SkeletonPanel>
)

/** Panel with a button for each year that has a report. */
export const ExportPanel = lazyPart<Awaited<ReturnType<typeof code>>, ExportPanelProps>(
  slices,
  code,
  (part) => part.ExportPanel,
  Waiting,
)

/** Chooses the card whose reports the panel offers. */
export const ExportOf = lazyPart(slices, code, (part) => part.ExportOf)
