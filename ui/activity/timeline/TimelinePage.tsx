import { css } from '@emotion/react'
import {
  activityDialogHeadings,
  type ActivityPage,
  timelinePaperTexts,
  timelineTexts as texts,
  type TimelineEmptyView,
  type TimelineView,
} from '@paydeck/core'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Announcements } from '../../kit/Announcements.tsx'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import type { ChartLook } from '../../kit/ChartLooks.tsx'
import { columns } from '../../kit/columns.ts'
import { Empty } from '../../kit/Empty.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { receipt } from '../../kit/icons-cards.ts'
import { keyboard, printer } from '../../kit/icons-lists.ts'
import { PageFailure } from '../../kit/PageFailure.tsx'
import { screenOnly } from '../../kit/receipt.ts'
import { RefreshButton } from '../../kit/RefreshButton.tsx'
import { hiddenFromSight, raised } from '../../kit/shared.ts'
import { StillWaiting } from '../../kit/StillWaiting.tsx'
import { space, text } from '../../kit/theme.ts'
import { ExportLine } from '../activity-export/ExportLine.tsx'
import { ActivityTabs } from '../ActivityTabs.tsx'
import { MissingSources } from '../MissingSources.tsx'
import { EntryList } from './EntryList.tsx'
import { PaperTable } from './PaperTable.tsx'
import { SummaryPanel } from './SummaryPanel.tsx'
import { TimelineFilters } from './TimelineFilters.tsx'
import { SummaryWaiting } from './TimelineWaiting.tsx'
import { useEntryKeys } from './use-entry-keys.ts'

const styles = {
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s2} ${space.s4}`,
  }),
  headerActions: css({
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: 'auto',
    marginInlineEnd: `calc(-1 * ${space.s3})`,
    '@media print': { display: 'none' },
  }),
  heading: css({ fontSize: text.xl, letterSpacing: '-0.025em' }),
  notice: css({ '&:has([data-open="true"])': { paddingBlockStart: space.s4 } }),
  fresh: css({ display: 'flex', justifyContent: 'center', '@media print': { display: 'none' } }),
  empty: css([raised, { overflow: 'hidden' }]),
  ways: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s2 }),
}

export interface TimelinePageProps {
  readonly page: ActivityPage
  readonly view: TimelineView
  readonly look: ChartLook
  readonly onLook: (look: ChartLook) => void
  /** Button that hides or shows amounts. */
  readonly headerActions: ReactNode
  /** Alert above the content. */
  readonly notice: ReactNode
}

const Nothing = ({ empty, page }: { readonly empty: TimelineEmptyView } & Pick<TimelinePageProps, 'page'>) => (
  <div css={styles.empty}>
    <Empty icon={receipt} title={empty.heading} text={empty.text}>
      <div css={styles.ways}>
        {empty.actions.map(({ label, change }) => (
          <Button key={label} kind="quiet" onClick={() => page.narrow(change)}>
            {label}
          </Button>
        ))}
        {empty.link !== null && (
          <ButtonLink kind="quiet" to={empty.link.to}>
            {empty.link.label}
          </ButtonLink>
        )}
      </div>
    </Empty>
  </div>
)

/** Messages about the list: sources that failed, and new entries (ACT-017, ACT-018). */
const Messages = ({ page, view: { missing, newEntries } }: Pick<TimelinePageProps, 'page' | 'view'>) => (
  <>
    <MissingSources missing={missing} onTryAgain={page.tryAgain} />
    {newEntries !== null && (
      <div css={styles.fresh}>
        <Button kind="quiet" onClick={page.showNew}>
          {newEntries}
        </Button>
      </div>
    )}
  </>
)

/** Totals, filters and entries. The filter updates immediately; the list renders with low priority. */
const Content = ({ page, view, look, onLook }: Omit<TimelinePageProps, 'headerActions' | 'notice'>) => {
  const listed = useDeferredValue(view)
  const { summary, tail, empty } = listed
  const isFirstLoad = tail.kind === 'loading' && listed.groups.length === 0
  return (
    <>
      {summary === null ? (
        isFirstLoad && <SummaryWaiting />
      ) : (
        <SummaryPanel summary={summary} look={look} onLook={onLook} onDays={page.narrow} />
      )}
      <TimelineFilters
        view={view}
        actions={empty === null && <ExportLine filter={view.filter.values} count={view.total} />}
        onNarrow={page.narrow}
        onShow={page.show}
      />
      <Messages page={page} view={view} />
      <h2 css={hiddenFromSight}>{texts.entries}</h2>
      {isFirstLoad && <StillWaiting what={texts.content} />}
      {empty === null ? (
        <EntryList
          label={listed.heading}
          groups={listed.groups}
          tail={tail}
          onOpen={page.open}
          onMore={page.more}
          onRetry={page.tryAgain}
        />
      ) : (
        <Nothing empty={empty} page={page} />
      )}
    </>
  )
}

/** Page of the timeline (ACT-001). */
export const TimelinePage = (props: TimelinePageProps) => {
  const { page, view, headerActions, notice } = props
  const { heading, refresh, failure, announcement, newEntries } = view
  const root = useRef<HTMLDivElement>(null)
  const { modals } = useService(slice('shell'))
  const { lettersOff } = useService(slice('timeline'))
  const isOff = useLive(lettersOff.isOn)
  useEntryKeys(root, {
    isOff,
    showNew: newEntries === null ? null : page.showNew,
    onHelp: () => modals.open({ name: 'activity-shortcuts' }),
  })
  if (failure !== null)
    return (
      <PageFailure title={failure.heading} text={failure.text}>
        <Button kind="primary" onClick={page.tryAgain}>
          {failure.label}
        </Button>
      </PageFailure>
    )
  return (
    <>
      <PaperTable view={view} />
      <div ref={root} css={[columns.stack, screenOnly]}>
        <div>
          <div css={styles.head}>
            <h1 css={styles.heading}>{heading}</h1>
            <ActivityTabs page="timeline" />
            <div css={styles.headerActions}>
              {headerActions}
              <RefreshButton refresh={refresh} isSmall onPress={page.refresh} />
              <IconButton icon={printer} label={timelinePaperTexts.print} onClick={() => window.print()} />
              <IconButton
                icon={keyboard}
                label={activityDialogHeadings['activity-shortcuts']}
                onClick={() => modals.open({ name: 'activity-shortcuts' })}
              />
            </div>
          </div>
          <div css={styles.notice}>{notice}</div>
          <Announcements announcement={announcement} />
        </div>
        {refresh.failure !== null && <Failed text={refresh.failure} />}
        <Content {...props} />
      </div>
    </>
  )
}
