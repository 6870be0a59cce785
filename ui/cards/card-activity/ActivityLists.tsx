import { css } from '@emotion/react'
import { type CardActivity, cardActivityTexts, type CardActivityView, cardWaitingTexts } from '@paydeck/core'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { receipt } from '../../kit/icons-cards.ts'
import { info } from '../../kit/icons-later.ts'
import { lazy } from '../../kit/lazy.tsx'
import { LongList } from '../../kit/LongList.tsx'
import type { NoRowsProps } from '../../kit/NoRows.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { RefreshButton } from '../../kit/RefreshButton.tsx'
import { Skeleton, SkeletonRows } from '../../kit/Skeleton.tsx'
import { StillWaiting } from '../../kit/StillWaiting.tsx'
import { colour, size, space } from '../../kit/theme.ts'
import { Tooltip } from '../../kit/Tooltip.tsx'
import type { ActivityFilterProps } from './ActivityFilter.tsx'
import { renderRow } from './ActivityRow.tsx'
import { useListPlace } from './use-list-place.ts'

const styles = {
  lists: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 }),
  more: css({
    display: 'flex',
    justifyContent: 'center',
    padding: space.s3,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
  }),
  aside: css({ display: 'flex', alignItems: 'center', gap: space.s3 }),
}

/** Estimated height of a row, in CSS pixels. */
const rowHeight = 68

/** Loaded as a separate chunk to keep the lists' chunk small. */
const ActivityFilter = lazy<ActivityFilterProps>(
  () => import('./ActivityFilter.tsx').then((module) => module.ActivityFilter),
  () => <Skeleton shape="field" />,
)
/** Loaded only when the lists are empty, since most lists have rows. */
const NoRows = lazy<NoRowsProps>(
  () => import('../../kit/NoRows.tsx').then((module) => module.NoRows),
  () => null,
)

type Lists = NonNullable<CardActivityView['lists']>
type Settled = NonNullable<Lists['settled']>

const keyOf = ({ id }: { readonly id: string }): string => id

/** End of a list: skeleton rows, or an error with a retry button. */
const Tail = ({ tail, onRetry }: { readonly tail: Settled['tail']; readonly onRetry: () => void }) => {
  switch (tail.kind) {
    case 'none':
      return null
    case 'loading':
      return <SkeletonRows kind="money" count={tail.skeletonRows} />
    case 'failed':
      return <Failed text={tail.text} label={tail.label} onRetry={onRetry} />
  }
}

interface PartProps {
  readonly activity: CardActivity
  /** Button that reloads the lists (CARD-047). Null if another panel contains the button. */
  readonly refresh: ReactNode
  /** Message that appears if the first page of the list loads slowly. */
  readonly waiting: ReactNode
}

/** List of pending transactions (CARD-043, CARD-044). */
const Pending = ({
  pending,
  activity,
  refresh,
  waiting,
}: PartProps & { readonly pending: NonNullable<Lists['pending']> }) => (
  <Panel
    heading={pending.title}
    busy={pending.tail.kind === 'loading'}
    beside={
      <Tooltip text={pending.tooltip}>{(ties) => <IconButton {...ties} icon={info} label={pending.about} />}</Tooltip>
    }
    aside={refresh}
  >
    {waiting}
    <LongList items={pending.rows} keyOf={keyOf} render={renderRow} total={null} estimate={rowHeight} />
    <Tail tail={pending.tail} onRetry={activity.tryAgain} />
    {pending.more !== null && (
      <div css={styles.more}>
        <Button kind="text" onClick={activity.more}>
          {pending.more}
        </Button>
      </div>
    )}
  </Panel>
)

/** List of settled transactions. Scrolling to its end loads more (CARD-045, CARD-046). */
const SettledPanel = ({
  settled,
  activity,
  refresh,
  waiting,
  wanted,
}: PartProps & { readonly settled: Settled; readonly wanted: number }) => {
  const end = useRef<HTMLDivElement>(null)
  useListPlace(end, activity.onScroll, wanted)
  return (
    <Panel
      heading={settled.title}
      busy={settled.tail.kind === 'loading'}
      aside={
        <span css={styles.aside}>
          {settled.note}
          {refresh}
        </span>
      }
    >
      {waiting}
      <LongList
        items={settled.rows}
        keyOf={keyOf}
        render={renderRow}
        total={settled.isWhole ? settled.rows.length : null}
        estimate={rowHeight}
      />
      <div ref={end} />
      <Tail tail={settled.tail} onRetry={activity.tryAgain} />
    </Panel>
  )
}

/** Content in place of empty lists: the reason, and buttons that widen the filter (CARD-048). */
const Nothing = ({
  empty,
  activity,
  refresh,
}: Omit<PartProps, 'waiting'> & { readonly empty: NonNullable<Lists['empty']> }) => (
  <Panel heading={cardActivityTexts.settled} aside={refresh}>
    <NoRows
      icon={empty.kind === 'none' ? receipt : null}
      text={empty.text}
      ways={empty.ways.map(({ label, change }) => ({ label, onPress: () => activity.narrow(change) }))}
    />
  </Panel>
)

export interface ActivityListsProps {
  readonly activity: CardActivity
  readonly lists: Lists
  /** Scroll position to restore once the page is long enough, in CSS pixels. */
  readonly wanted: number
}

/** Activity of a card, with its filter. */
export const ActivityLists = ({ activity, lists, wanted }: ActivityListsProps) => {
  const { filter, result, pending, settled, empty } = lists
  const refresh = <RefreshButton refresh={lists.refresh} onPress={activity.refresh} />
  const below = pending === null ? refresh : null
  const first = [pending, settled].find((list) => list?.tail.kind === 'loading' && list.rows.length === 0)
  const waitingOf = (list: typeof pending | typeof settled) =>
    list !== null && list === first && <StillWaiting what={cardWaitingTexts.lists} />
  return (
    <div css={styles.lists}>
      <ActivityFilter filter={filter} result={result} onNarrow={activity.narrow} />
      {lists.refresh.failure !== null && <Failed text={lists.refresh.failure} />}
      {pending !== null && (
        <Pending pending={pending} activity={activity} refresh={refresh} waiting={waitingOf(pending)} />
      )}
      {settled !== null && (
        <SettledPanel
          settled={settled}
          activity={activity}
          refresh={below}
          waiting={waitingOf(settled)}
          wanted={wanted}
        />
      )}
      {empty !== null && <Nothing empty={empty} activity={activity} refresh={below} />}
    </div>
  )
}
