import type { PaymentRowView, PaymentTail, PaymentSlideKind } from '@paydeck/core'
import { useCallback } from 'react'
import { ActivityRow } from '../../kit/ActivityRow.tsx'
import { CoinIcon } from '../../kit/coins/CoinIcon.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { LongList } from '../../kit/LongList.tsx'
import { ShowMore } from '../../kit/ShowMore.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'

/** Estimated height of a row in CSS pixels. */
const rowHeight = 68

/** Ids are unique only within one kind of item, so the key contains the kind. */
const keyOf = ({ slide, id }: PaymentRowView): string => `${slide}:${id}`

interface TailProps {
  readonly tail: PaymentTail
  readonly onMore: () => void
  readonly onRetry: () => void
}

const Tail = ({ tail, onMore, onRetry }: TailProps) => {
  switch (tail.kind) {
    case 'none':
      return null
    case 'loading':
      return <SkeletonRows kind="money" count={tail.skeletons} />
    case 'failed':
      return <Failed text={tail.text} label={tail.label} onRetry={onRetry} />
    case 'more':
      return <ShowMore shown={tail.shown} label={tail.label} isLoading={tail.isLoading} onPress={onMore} />
  }
}

export interface PaymentRowsProps extends TailProps {
  readonly rows: ReadonlyArray<PaymentRowView>
  /** Text that screen readers announce in place of each hidden amount. Null if amounts are visible. */
  readonly hidden: string | null
  /**
   * Opens the slide of a row (PAY-012). Must be the same function on each render, because a new function re-renders every
   * row.
   */
  readonly onOpen: (kind: PaymentSlideKind, id: string) => void
}

/** Rows of a list, and the content at the end of the list. */
export const PaymentRows = ({ rows, hidden, onOpen, ...tail }: PaymentRowsProps) => {
  const render = useCallback(
    (row: PaymentRowView) => (
      <ActivityRow
        row={row}
        icon={row.coinIcon === null ? undefined : <CoinIcon name={row.coinIcon} />}
        note={row.note}
        hidden={hidden}
        onPress={() => onOpen(row.slide, row.id)}
      />
    ),
    [hidden, onOpen],
  )
  const isWhole = tail.tail.kind === 'none'
  return (
    <>
      {rows.length > 0 && (
        <LongList
          items={rows}
          keyOf={keyOf}
          render={render}
          total={isWhole ? rows.length : null}
          estimate={rowHeight}
        />
      )}
      <Tail {...tail} />
    </>
  )
}
