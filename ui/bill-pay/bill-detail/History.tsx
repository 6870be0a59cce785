import { css } from '@emotion/react'
import type { BillDetailView, BillHistoryRow } from '@paydeck/core'
import { Amount } from '../../kit/Amount.tsx'
import { Button } from '../../kit/Button.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { download, ghost } from '../../kit/icons-lists.ts'
import { NoRows } from '../../kit/NoRows.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { figures } from '../../kit/shared.ts'
import { ShowMore } from '../../kit/ShowMore.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, room, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  row: css({
    display: 'grid',
    gap: space.s2,
    padding: `${space.s4} ${space.s5}`,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    fontSize: text.s,
    [room.tight]: { paddingInline: space.s4 },
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.s3,
  }),
  date: css([figures, { fontSize: text.ui, fontWeight: weight.strong }]),
  quiet: css({ color: colour.ink3 }),
  status: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2, color: colour.ink3 }),
  words: css({ maxInlineSize: size.readable, color: colour.ink2 }),
  receipt: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3, color: colour.bad }),
}

interface EntryProps {
  readonly row: BillHistoryRow
  /** Text that screen readers announce in place of each hidden amount. Null if amounts are visible. */
  readonly hidden: string | null
  readonly onReceipt: () => void
}

const Receipt = ({
  label,
  isLoading,
  failure,
  onPress,
}: NonNullable<BillHistoryRow['receipt']> & { readonly onPress: () => void }) => (
  <div css={styles.receipt}>
    <Button kind="quiet" aria-disabled={isLoading} aria-busy={isLoading} onClick={onPress}>
      {isLoading ? <Spinner small /> : <Icon drawing={download} small />}
      {label}
    </Button>
    <span role="alert">{failure}</span>
  </div>
)

const Entry = ({ row, hidden, onReceipt }: EntryProps) => {
  const { date, amount, fee, status, why, next, estimated, receipt } = row
  return (
    <div css={styles.row}>
      <div css={styles.head}>
        <span css={styles.date}>{date}</span>
        <Amount text={amount} hidden={hidden} strong />
      </div>
      <div css={styles.head}>
        <span css={styles.status}>
          <Pill tone={status.tone}>{status.text}</Pill>
          {estimated}
        </span>
        {fee !== null && (
          <span css={styles.quiet}>
            <Amount text={fee} hidden={hidden} />
          </span>
        )}
      </div>
      <p css={styles.words}>{why}</p>
      {next !== null && <p css={styles.words}>{next}</p>}
      {receipt !== null && <Receipt {...receipt} onPress={onReceipt} />}
    </div>
  )
}

export interface HistoryProps {
  readonly payments: BillDetailView['payments']
  readonly hidden: string | null
  readonly onReceipt: (id: string) => void
  readonly onMore: () => void
  readonly onRetry: () => void
}

/** Payments of a bill, each with the reason for its status and the next step. */
export const History = ({ payments, hidden, onReceipt, onMore, onRetry }: HistoryProps) => {
  const { title, isLoading, rows, more, empty, failure } = payments
  return (
    <Panel heading={title} busy={isLoading}>
      <ul>
        {rows.map((row) => (
          <li key={row.id} id={`payment-${row.id}`}>
            <Entry row={row} hidden={hidden} onReceipt={() => onReceipt(row.id)} />
          </li>
        ))}
      </ul>
      {isLoading && rows.length === 0 && <SkeletonRows kind="money" count={3} />}
      {empty !== null && <NoRows icon={ghost} text={empty} ways={[]} />}
      {failure !== null && <Failed {...failure} onRetry={onRetry} />}
      {more !== null && <ShowMore shown={more.shown} label={more.label} onPress={onMore} />}
    </Panel>
  )
}
