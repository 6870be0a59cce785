import { routePath, timelineTexts } from '@paydeck/core'
import { LinkTabs } from '../kit/LinkTabs.tsx'

const { label, timeline, statements } = timelineTexts.tabs

/** Tabs of the pages about the activity. */
export const ActivityTabs = ({ page }: { readonly page: 'timeline' | 'statements' }) => (
  <LinkTabs
    label={label}
    tabs={[
      {
        id: 'timeline',
        label: timeline,
        note: '',
        isLocked: false,
        to: routePath('activity'),
        isActive: page === 'timeline',
      },
      {
        id: 'statements',
        label: statements,
        note: '',
        isLocked: false,
        to: routePath('statements'),
        isActive: page === 'statements',
      },
    ]}
  />
)
