import { css } from '@emotion/react'
import type { HomePageView } from '@paydeck/core'
import { lazy } from '../../kit/lazy.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { size } from '../../kit/theme.ts'
import { HideAmounts } from '../amount-privacy/HideAmounts.tsx'

const place = css({ flex: 1, display: 'grid', gridTemplate: '1fr auto / minmax(0, 1fr)' })

/** Rows of recent activity. Their code loads after the page, in a separate chunk, because it contains large texts. */
const ActivityRows = lazy(
  () => import('./ActivityRows.tsx').then((module) => module.ActivityRows),
  () => null,
)

/** Preloads the code of the rows in parallel with their data, because users of the home page read these rows first. */
export const preloadActivity = ActivityRows.preload

interface ActivityPanelProps {
  readonly activity: NonNullable<HomePageView['activity']>
  readonly all: HomePageView['allActivity']
  readonly hidden: HomePageView['hiddenAmount']
  /** True if this panel contains the button that hides amounts. */
  readonly canHide: boolean
}

/** Panel with the latest payments and receipts. */
export const ActivityPanel = ({ activity, all, hidden, canHide }: ActivityPanelProps) => (
  <Panel heading={activity.title} beside={canHide && <HideAmounts />} link={activity.link}>
    {/* Reserves the height of the rows and of the link below them. */}
    <div css={[place, { minBlockSize: `calc(${activity.count} * ${size.row} + ${size.target})` }]}>
      <ActivityRows all={all} hidden={hidden} />
    </div>
  </Panel>
)
