import type { BillActivityPanel, BillActivityRow, BillPayPageView } from '@paydeck/core'
import { memo, type ReactNode, useCallback } from 'react'
import { Amount } from '../../kit/Amount.tsx'
import { ClockMark } from '../../kit/ClockMark.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { ghost } from '../../kit/icons-lists.ts'
import { LongList } from '../../kit/LongList.tsx'
import { MerchantLogo } from '../../kit/MerchantLogo.tsx'
import { NoRows } from '../../kit/NoRows.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { RefreshButton } from '../../kit/RefreshButton.tsx'
import { Row } from '../../kit/Row.tsx'
import { ShowMore } from '../../kit/ShowMore.tsx'

/** Approximate row height in CSS pixels. */
const rowHeight = 68

const keyOf = ({ id }: BillActivityRow): string => id

interface ActivityListProps {
  readonly list: BillActivityPanel
  /** Label of the clock icon on each row. Null if the rows have no clock icon. */
  readonly mark: string | null
  readonly hidden: string | null
  readonly aside?: ReactNode
  readonly onMore: () => void
}

/** List of payments. Each row links to its bill (BILL-088, BILL-089). */
const ActivityList = ({ list: { title, rows, tail }, mark, hidden, aside, onMore }: ActivityListProps) => {
  const render = useCallback(
    ({ icon, name, note, status, amount, fee, to }: BillActivityRow) => (
      <Row
        icon={<MerchantLogo {...icon} />}
        tone={status?.tone === 'good' || status?.tone === 'wait' ? status.tone : 'brand'}
        mark={mark !== null && <ClockMark label={mark} />}
        title={name}
        note={note}
        amount={<Amount text={amount} hidden={hidden} strong />}
        detail={
          <>
            {status !== null && <Pill tone={status.tone}>{status.text}</Pill>}
            {fee !== null && <Amount text={fee} hidden={hidden} />}
          </>
        }
        to={to ?? undefined}
      />
    ),
    [hidden, mark],
  )
  return (
    <Panel heading={title} aside={aside}>
      <LongList items={rows} keyOf={keyOf} render={render} total={rows.length} estimate={rowHeight} />
      {tail.kind === 'more' && <ShowMore shown={tail.shown} label={tail.label} onPress={onMore} />}
    </Panel>
  )
}

export interface ActivityListsProps {
  readonly view: Pick<BillPayPageView, 'pending' | 'recent' | 'empty' | 'refresh' | 'hiddenAmount'>
  readonly onMore: (list: 'pending' | 'recent') => void
  readonly onRefresh: () => void
}

/** Two lists of payments: pending and recent. An empty list is hidden if the other list has rows (BILL-088 to BILL-092). */
export const ActivityLists = memo(({ view, onMore, onRefresh }: ActivityListsProps) => {
  const { pending, recent, empty, refresh, hiddenAmount: hidden } = view
  const button = <RefreshButton refresh={refresh} onPress={onRefresh} />
  const failure = refresh.failure !== null && <Failed text={refresh.failure} />
  if (empty !== null)
    return (
      <Panel heading={pending.title} aside={button}>
        {failure}
        <NoRows icon={ghost} text={empty} ways={[]} />
      </Panel>
    )
  const isPending = pending.rows.length > 0
  return (
    <>
      {failure}
      {isPending && (
        <ActivityList
          list={pending}
          mark={pending.title}
          hidden={hidden}
          aside={button}
          onMore={() => onMore('pending')}
        />
      )}
      {recent.rows.length > 0 && (
        <ActivityList
          list={recent}
          mark={null}
          hidden={hidden}
          aside={isPending ? undefined : button}
          onMore={() => onMore('recent')}
        />
      )}
    </>
  )
})
