import { css } from '@emotion/react'
import type { PaymentRowView, PaymentTail, SlideKind } from '@paydeck/core'
import { useCallback } from 'react'
import { ActivityRow } from '../../kit/ActivityRow.tsx'
import { Button } from '../../kit/Button.tsx'
import { CoinIcon } from '../../kit/coins/CoinIcon.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { LongList } from '../../kit/LongList.tsx'
import { figures } from '../../kit/shared.ts'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, room, size, space, text } from '../../kit/theme.ts'

const styles = {
  more: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s3,
    minBlockSize: size.row,
    paddingBlock: space.s2,
    paddingInline: space.s5,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    color: colour.ink3,
    fontSize: text.s,
    [room.tight]: { paddingInline: space.s4 },
  }),
}

/** CSS pixels that a row is about as high as. */
const rowHeight = 68

/** Of two kinds one id may stand twice. */
const keyOf = ({ slide, id }: PaymentRowView): string => `${slide}:${id}`

type MoreTail = Extract<PaymentTail, { kind: 'more' }>

/** How far a list is shown, and what shows more of it (PAY-008). The button keeps the focus while the rows come. */
const More = ({ tail, onPress }: { readonly tail: MoreTail; readonly onPress: () => void }) => (
  <div css={styles.more}>
    <p css={figures} role="status">
      {tail.shown}
    </p>
    <Button
      kind="quiet"
      aria-disabled={tail.isLoading}
      aria-busy={tail.isLoading}
      onClick={() => {
        if (!tail.isLoading) onPress()
      }}
    >
      {tail.isLoading && <Spinner small />}
      {tail.label}
    </Button>
  </div>
)

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
      return <SkeletonRows kind="money" count={tail.bones} />
    case 'failed':
      return <Failed text={tail.text} label={tail.label} onRetry={onRetry} />
    case 'more':
      return <More tail={tail} onPress={onMore} />
  }
}

export interface PaymentRowsProps extends TailProps {
  readonly rows: ReadonlyArray<PaymentRowView>
  /** What is said aloud in place of each amount; null: amounts are shown. */
  readonly hidden: string | null
  /** Opens the slide of a row (PAY-012). It is always the same function, or every row is drawn again. */
  readonly onOpen: (kind: SlideKind, id: string) => void
}

/** Payments, payouts or donations, one below the other, and what stands below the last of them. */
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
