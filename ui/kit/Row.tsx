import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { Anchor } from './Anchor.tsx'
import { figures, iconTile } from './shared.ts'
import { colour, room, size, space, text, weight } from './theme.ts'

/** What has no room beside its neighbour goes below it, to the end of the line. */
const wrapping = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space.s3,
  minInlineSize: 0,
})
/** As wide as their longest word at least: before that is broken, what is beside them goes below. */
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
      // The name is the link, and all of the row is the name's.
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
      // A coin is a ground of its own.
      '&:has([data-coin])': { background: 'none' },
    },
  ]),
  // Above the link that covers the row.
  end: css({ position: 'relative' }),
}

export interface RowProps {
  /** An icon, a coin, or one or two letters, in a tile. */
  readonly icon?: ReactNode
  /** Of the tile. */
  readonly tone?: 'brand' | 'good' | 'wait'
  /** On the corner of the tile. */
  readonly mark?: ReactNode
  /** In place of the tile: what has a shape of its own. */
  readonly picture?: ReactNode
  readonly title: string
  /** Where `title` is cut to fit: the whole of it, shown on hovering. */
  readonly fullTitle?: string
  /** What is read aloud in place of the title. */
  readonly label?: string | undefined
  readonly note?: ReactNode
  readonly amount?: ReactNode
  /** Below the amount, and quieter: a pill, and the amount in coin. Without it the amount stands in the middle. */
  readonly detail?: ReactNode
  /** What has a press of its own. */
  readonly end?: ReactNode
  /** The title is one link or one button, which covers the row, or neither. */
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

/** One line of a list: icon, name and amount, and below them what is quieter. It wraps before anything is cut. */
export const Row = ({ icon, tone = 'brand', mark, picture, note, amount, detail, end, ...title }: RowProps) => {
  const id = useId()
  const told = amount && <span id={`${id}a`}>{amount}</span>
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
            <Title {...title} aria-describedby={told ? `${id}a ${id}` : id} />
            {detail && told}
          </div>
          <div css={wrapping} id={id}>
            {note && <span css={styles.note}>{note}</span>}
            {detail && <span css={styles.detail}>{detail}</span>}
          </div>
        </div>
        {!detail && told}
      </div>
      {end && <div css={styles.end}>{end}</div>}
    </div>
  )
}
