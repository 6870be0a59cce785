import { css } from '@emotion/react'
import type { HomePageView } from '@paydeck/core'
import { lazy } from '../../kit/lazy.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { size } from '../../kit/theme.ts'
import { HideAmounts } from '../amount-privacy/HideAmounts.tsx'

const place = css({ flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** Rows of activity. Their texts are large and load after the page. */
const ActivityRows = lazy(
  () => import('./ActivityRows.tsx').then((module) => module.ActivityRows),
  () => null,
)

/** Its rows are the first thing that is read on home: their code comes beside the data, not after it. */
export const preloadActivity = ActivityRows.preload

interface ActivityPanelProps {
  readonly activity: NonNullable<HomePageView['activity']>
  readonly hidden: HomePageView['hiddenAmount']
  /** True if this panel has the button that hides amounts. */
  readonly canHide: boolean
}

/** The last things paid and received. */
export const ActivityPanel = ({ activity, hidden, canHide }: ActivityPanelProps) => (
  <Panel heading={activity.title} beside={canHide && <HideAmounts />} link={activity.link}>
    {/* As high as the rows that come. */}
    <div css={[place, { minBlockSize: `calc(${activity.count} * ${size.row})` }]}>
      <ActivityRows hidden={hidden} />
    </div>
  </Panel>
)
