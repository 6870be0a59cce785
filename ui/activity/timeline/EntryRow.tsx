import { css } from '@emotion/react'
import type { EntryIcon, EntryRowView } from '@paydeck/core'
import { useId } from 'react'
import { Amount } from '../../kit/Amount.tsx'
import { CategoryTile } from '../../kit/CategoryTile.tsx'
import { ClockMark } from '../../kit/ClockMark.tsx'
import { CoinIcon } from '../../kit/coins/CoinIcon.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { shield } from '../../kit/icons.ts'
import { Mark } from '../../kit/Mark.tsx'
import { MerchantLogo } from '../../kit/MerchantLogo.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { figures, iconTile, oneLine } from '../../kit/shared.ts'
import { colour, room, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  row: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${size.rowIcon} minmax(0, 1fr) auto`,
    gridTemplateAreas: '"icon title amount" "icon note detail" "icon account status"',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: space.s3,
    minBlockSize: size.row,
    padding: `${space.s2} ${space.s5}`,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    '&:has(button:hover)': { background: colour.ground },
    '&:has(button:focus-visible)': {
      outline: `${size.ring} solid ${colour.focus}`,
      outlineOffset: `calc(-1 * ${size.ring})`,
    },
    [room.tight]: { paddingInline: space.s4 },
    [room.columns]: {
      gridTemplateColumns: `${size.rowIcon} minmax(0, 1fr) ${size.entryAccount} ${size.entryStatus} ${size.entryAmount}`,
      gridTemplateAreas: '"icon title account status amount" "icon note account status detail"',
    },
  }),
  icon: css({ gridArea: 'icon', position: 'relative', alignSelf: 'start', [room.columns]: { alignSelf: 'center' } }),
  tile: css([
    iconTile,
    {
      overflow: 'hidden',
      fontSize: text.s,
      fontWeight: weight.strong,
      color: colour.brand,
      background: colour.brandSoft,
      '&[data-tone="good"]': { color: colour.good, background: colour.goodSoft },
      '&[data-tone="wait"]': { color: colour.wait, background: colour.waitSoft },
      '&:has([data-coin], [data-category])': { background: 'none' },
    },
  ]),
  title: css([
    oneLine,
    {
      gridArea: 'title',
      padding: 0,
      border: 0,
      background: 'none',
      fontSize: text.ui,
      fontWeight: weight.strong,
      textAlign: 'start',
      // The row draws the focus ring.
      '&:focus-visible': { outline: 'none' },
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
  ]),
  note: css([figures, { gridArea: 'note', fontSize: text.s, color: colour.ink3, overflowWrap: 'anywhere' }]),
  account: css({
    gridArea: 'account',
    fontSize: text.s,
    color: colour.ink3,
    overflowWrap: 'anywhere',
    [room.columns]: { color: colour.ink2 },
  }),
  status: css({ gridArea: 'status', justifySelf: 'end', [room.columns]: { justifySelf: 'start' } }),
  // Centred beside both lines if nothing is below it.
  amount: css({ gridArea: 'amount', justifySelf: 'end', '&:last-child': { [room.columns]: { gridRow: '1 / 3' } } }),
  detail: css([figures, { gridArea: 'detail', justifySelf: 'end', fontSize: text.s, color: colour.ink3 }]),
}

const toneOf = (icon: EntryIcon): string =>
  icon.kind === 'name' ? icon.tone : icon.kind === 'security' ? 'wait' : 'brand'

const EntryPicture = ({ icon }: { readonly icon: EntryIcon }) => {
  switch (icon.kind) {
    case 'category':
      return <CategoryTile category={icon.category} />
    case 'coin':
      return <CoinIcon name={icon.coin} />
    case 'name':
      return <MerchantLogo initials={icon.initials} src={icon.src} />
    case 'security':
      return <Icon drawing={shield} />
  }
}

const EntryMark = ({ mark }: Pick<EntryRowView, 'mark'>) => {
  if (mark === null) return null
  return mark.kind === 'pending' ? <ClockMark label={mark.label} /> : <Mark kind={mark.kind} label={mark.label} />
}

export interface EntryRowProps {
  readonly row: EntryRowView
  readonly onOpen: (slide: EntryRowView['slide']) => void
}

/** Row of an entry. Its title is a button that covers the row and opens the details. */
export const EntryRow = ({ row, onOpen }: EntryRowProps) => {
  const id = useId()
  const { amount } = row
  return (
    <div css={styles.row} data-entry={row.id}>
      <span css={styles.icon}>
        <span css={styles.tile} data-tone={toneOf(row.icon)} aria-hidden="true">
          <EntryPicture icon={row.icon} />
        </span>
        <EntryMark mark={row.mark} />
      </span>
      <button
        css={styles.title}
        type="button"
        title={row.title}
        aria-describedby={id}
        onClick={() => onOpen(row.slide)}
      >
        {row.title}
      </button>
      <span css={styles.note} id={id}>
        {[row.time, ...row.notes].filter((part) => part !== '').join(' · ')}
      </span>
      {row.account !== null && <span css={styles.account}>{row.account}</span>}
      {row.status !== null && (
        <span css={styles.status}>
          <Pill tone={row.status.tone}>{row.status.text}</Pill>
        </span>
      )}
      {amount !== null && (
        <span css={styles.amount}>
          <Amount
            text={amount.text}
            hidden={amount.hidden}
            direction={amount.direction === 'none' ? null : amount.direction}
            strong
          />
        </span>
      )}
      {row.detail !== null && <span css={styles.detail}>{row.detail}</span>}
    </div>
  )
}
