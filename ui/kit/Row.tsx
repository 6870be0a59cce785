import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { Anchor } from './Anchor.tsx'
import { figures, iconTile } from './shared.ts'
import { colour, room, size, space, text, weight } from './theme.ts'

/** Style of a line that wraps: an element that does not fit beside its neighbour moves to the end of the next line. */
const wrapping = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space.s3,
  minInlineSize: 0,
})
/** Style of text that is at least as wide as its longest word. Neighbours of the text wrap before a word breaks. */
const words = css({ flex: `1 1 ${size.rowWords}`, maxInlineSize: '100%' })
const quiet = css([figures, { fontSize: text.s, color: colour.ink3, [room.tight]: { fontSize: text.xs } }])

const styles = {
  row: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    minBlockSize: size.row,
    padding: `${space.s2} ${space.s5}`,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    [room.tight]: { paddingInline: space.s4 },
    '&:has([data-cover]:hover)': { background: colour.ground },
  }),
  main: css([wrapping, { flex: 1 }]),
  title: css([
    words,
    {
      padding: 0,
      border: 0,
      background: 'none',
      fontSize: text.ui,
      fontWeight: weight.strong,
      textAlign: 'start',
      '&:focus-visible': { outline: 'none' },
      // The link or button in the title covers the whole row with a pseudo-element.
      '&[data-cover]::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible::after': {
        outline: `${size.ring} solid ${colour.focus}`,
        outlineOffset: `calc(-1 * ${size.ring})`,
      },
    },
  ]),
  note: css([quiet, { flex: 'auto', maxInlineSize: '100%' }]),
  detail: css([wrapping, quiet, { columnGap: space.s2 }]),
  tile: css({ position: 'relative' }),
  icon: css([
    iconTile,
    {
      overflow: 'hidden',
      fontSize: text.s,
      fontWeight: weight.strong,
      color: colour.brand,
      background: colour.brandSoft,
      '&[data-tone="good"]': { color: colour.good, background: colour.goodSoft },
      '&[data-tone="wait"]': { color: colour.wait, background: colour.waitSoft },
      // The icon of a coin has a background of its own.
      '&:has([data-coin])': { background: 'none' },
    },
  ]),
  // Positioned above the pseudo-element that covers the row, so that the buttons are clickable.
  end: css({ position: 'relative' }),
}

export interface RowProps {
  /** Content of the tile: an icon, a coin, or one or two letters. */
  readonly icon?: ReactNode
  /** Colour of the tile. */
  readonly tone?: 'brand' | 'good' | 'wait'
  /** Small mark at the corner of the tile, such as a clock. */
  readonly mark?: ReactNode
  /** Picture that replaces the tile, because it has its own shape. */
  readonly picture?: ReactNode
  readonly title: string
  /** Full title, if `title` is shortened. Shown as a tooltip. */
  readonly fullTitle?: string
  /** Text that screen readers announce instead of the title. */
  readonly label?: string | undefined
  readonly note?: ReactNode
  readonly amount?: ReactNode
  /**
   * Secondary content below the amount, such as a status pill or the amount in a coin. Without this content, the amount is
   * centred vertically.
   */
  readonly detail?: ReactNode
  /** Buttons at the end of the row. */
  readonly end?: ReactNode
  /**
   * `to` makes the title a link, and `onPress` makes the title a button. The link or button covers the whole row. Without
   * both, the title is plain text.
   */
  readonly to?: string | undefined
  readonly onPress?: (() => void) | undefined
}

type TitleProps = Pick<RowProps, 'title' | 'fullTitle' | 'label' | 'to' | 'onPress'> & {
  readonly 'aria-describedby': string
}

const Title = ({ title, fullTitle = title, label, to, onPress, ...rest }: TitleProps) => {
  const common = { css: styles.title, title: fullTitle, children: title }
  const cover = { ...rest, ...common, 'aria-label': label, 'data-cover': true }
  if (to !== undefined) return <Anchor {...cover} to={to} />
  if (onPress === undefined) return <span {...common} />
  return <button {...cover} type="button" onClick={onPress} />
}

/** Row of a list: icon, title and amount, with secondary text below. Text wraps before it is shortened. */
export const Row = ({ icon, tone = 'brand', mark, picture, note, amount, detail, end, ...title }: RowProps) => {
  const id = useId()
  const amountText = amount && <span id={`${id}a`}>{amount}</span>
  return (
    <div css={styles.row}>
      {picture}
      {icon && (
        <span css={styles.tile}>
          <span css={styles.icon} data-tone={tone} aria-hidden="true">
            {icon}
          </span>
          {mark}
        </span>
      )}
      <div css={styles.main}>
        <div css={words}>
          <div css={wrapping}>
            <Title {...title} aria-describedby={amountText ? `${id}a ${id}` : id} />
            {detail && amountText}
          </div>
          <div css={wrapping} id={id}>
            {note && <span css={styles.note}>{note}</span>}
            {detail && <span css={styles.detail}>{detail}</span>}
          </div>
        </div>
        {!detail && amountText}
      </div>
      {end && <div css={styles.end}>{end}</div>}
    </div>
  )
}
