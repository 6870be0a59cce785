import { css } from '@emotion/react'
import type { EntryGroupView, EntryRowView, TimelineTail, TotalView } from '@paydeck/core'
import { memo, useCallback, useMemo } from 'react'
import { Failed } from '../../kit/Failed.tsx'
import { LongList } from '../../kit/LongList.tsx'
import { figures, raised } from '../../kit/shared.ts'
import { ShowMore } from '../../kit/ShowMore.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { colour, room, size, space, text, weight } from '../../kit/theme.ts'
import { EntryRow } from './EntryRow.tsx'

const styles = {
  list: css([raised, { overflow: 'hidden', containerType: 'inline-size' }]),
  group: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.s4,
    minBlockSize: size.target,
    padding: `${space.s1} ${space.s5}`,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    background: colour.ground,
    fontSize: text.s,
    'li:first-of-type > &': { borderBlockStart: 0 },
    [room.tight]: { paddingInline: space.s4 },
  }),
  name: css({ fontSize: text.s }),
  date: css({ marginInlineStart: space.s1, fontWeight: weight.regular, color: colour.ink3 }),
  totals: css([figures, { display: 'flex', flexWrap: 'wrap', columnGap: space.s3, color: colour.ink3 }]),
  total: css({
    fontWeight: weight.strong,
    color: colour.ink1,
    '&[data-direction="in"]': { color: colour.good },
  }),
}

/** Estimated height of a row in CSS pixels. */
const rowHeight = 68

type Item =
  | { readonly kind: 'group'; readonly group: EntryGroupView }
  | { readonly kind: 'row'; readonly row: EntryRowView }

const keyOf = (item: Item): string => (item.kind === 'group' ? `group ${item.group.key}` : item.row.id)

/** Labelled totals of a group or of a period. */
const Totals = ({ totals }: { readonly totals: ReadonlyArray<TotalView> }) => (
  <p css={styles.totals}>
    {totals.map(({ label, amount, direction }) => (
      <span key={label}>
        {`${label} `}
        <span css={styles.total} data-direction={direction}>
          {amount}
        </span>
      </span>
    ))}
  </p>
)

const GroupHead = ({ group: { name, date, totals } }: { readonly group: EntryGroupView }) => (
  <div css={styles.group}>
    <h3 css={styles.name}>
      {`${name} `}
      <span css={styles.date}>{date}</span>
    </h3>
    <Totals totals={totals} />
  </div>
)

const Tail = ({ tail, onMore, onRetry }: TailProps) => {
  switch (tail.kind) {
    case 'none':
      return null
    case 'loading':
      return <SkeletonRows kind="money" count={6} />
    case 'failed':
      return <Failed text={tail.text} label={tail.label} onRetry={onRetry} />
    case 'more':
      return <ShowMore shown={tail.shown} label={tail.label} isLoading={tail.isLoading} onPress={onMore} />
  }
}

interface TailProps {
  readonly tail: TimelineTail
  readonly onMore: () => void
  readonly onRetry: () => void
}

export interface EntryListProps extends TailProps {
  readonly label: string
  readonly groups: ReadonlyArray<EntryGroupView>
  /** Opens the slide of a row. Must be the same function on each render. */
  readonly onOpen: (slide: EntryRowView['slide']) => void
}

/**
 * Entries in groups: the pending ones, then the days (ACT-008, ACT-010). A long list is virtual (ACT-021). Renders only when
 * its props change, so that typing in the filter does not render the rows.
 */
export const EntryList = memo(({ label, groups, onOpen, ...tail }: EntryListProps) => {
  const items = useMemo(
    () =>
      groups.flatMap((group): ReadonlyArray<Item> => [
        { kind: 'group', group },
        ...group.rows.map((row): Item => ({ kind: 'row', row })),
      ]),
    [groups],
  )
  const render = useCallback(
    (item: Item) =>
      item.kind === 'group' ? <GroupHead group={item.group} /> : <EntryRow row={item.row} onOpen={onOpen} />,
    [onOpen],
  )
  return (
    <section css={styles.list} aria-label={label} aria-busy={tail.tail.kind === 'loading'}>
      {items.length > 0 && (
        <LongList items={items} keyOf={keyOf} render={render} total={null} estimate={rowHeight} label={label} />
      )}
      <Tail {...tail} />
    </section>
  )
})
