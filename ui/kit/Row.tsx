import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { Anchor } from './Anchor.tsx'
import { figures, iconTile } from './shared.ts'
import { colour, room, size, space, text, weight } from './theme.ts'

/** Content that does not fit beside its neighbour wraps below it, aligned to the end. */
const wrapping = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space.s3,
  minInlineSize: 0,
})
/** At least as wide as the longest word: neighbours wrap before a word breaks. */
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
      // The title is the link, and its pseudo-element covers the whole row.
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
  // Stacks above the pseudo-element that covers the row.
  end: css({ position: 'relative' }),
}

export interface RowProps {
  /** Icon, coin, or one or two letters in a tile. */
  readonly icon?: ReactNode
  /** Colour of the tile. */
  readonly tone?: 'brand' | 'good' | 'wait'
  /** Mark on the corner of the tile. */
  readonly mark?: ReactNode
  /** Picture with a shape of its own, in place of the tile. */
  readonly picture?: ReactNode
  readonly title: string
  /** Full title, if `title` is cut; shown on hover. */
  readonly fullTitle?: string
  /** Label for screen readers in place of the title. */
  readonly label?: string | undefined
  readonly note?: ReactNode
  readonly amount?: ReactNode
  /** Quieter content below the amount: a pill and the amount in coin. Without it the amount is centred vertically. */
  readonly detail?: ReactNode
  /** Controls of the row. */
  readonly end?: ReactNode
  /** Makes the title a link that covers the row; `onPress` makes it a button. Without both, the row is plain text. */
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

/** A row of a list: icon, name and amount, and secondary text below. It wraps before it cuts text. */
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
