import type { RouteId } from '@paydeck/core'
import type { TimelineScreenProps } from '../activity/timeline/TimelineScreen.tsx'
import { TimelineWaiting } from '../activity/timeline/TimelineWaiting.tsx'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import { lazyPart } from '../di/lazy-part.ts'
import { HideAmounts } from '../home/amount-privacy/HideAmounts.tsx'

const code = () => import('../activity/lazy.ts')

const Page = lazyPart<Awaited<ReturnType<typeof code>>, TimelineScreenProps>(
  ['timeline', 'savedViews', 'activityExport', 'toasts'],
  code,
  (part) => part.TimelineScreen,
  TimelineWaiting,
)

export const preloadPage = (_: RouteId, bindings: LazyBindings): Promise<unknown> => Page.preload(bindings)

/** Page with the timeline of everything that moved money. */
export const ActivityPage = () => <Page headerActions={<HideAmounts />} />
