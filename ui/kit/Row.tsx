import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { figures, innerRing, oneLine } from './shared.ts'
import { colour, media, radius, size, space, text, weight } from './theme.ts'

const styles = {
  row: css([
    innerRing,
    {
      display: 'grid',
      gridTemplateColumns: `${size.rowIcon} minmax(0, 1fr) minmax(auto, max-content)`,
      gap: space.s3,
      alignItems: 'center',
      inlineSize: '100%',
      minBlockSize: size.row,
      paddingBlock: space.s3,
      paddingInline: space.s4,
      border: 0,
      borderBlockStart: `${size.hairline} solid ${colour.line}`,
      background: 'transparent',
      textAlign: 'start',
      [media.desktop]: { paddingInline: space.s5 },
      'a&:hover, button&:hover': { background: colour.ground },
    },
  ]),
  icon: css({
    inlineSize: size.rowIcon,
    blockSize: size.rowIcon,
    borderRadius: radius.r2,
    background: colour.sunken,
    color: colour.ink2,
    display: 'grid',
    placeItems: 'center',
    fontSize: text.xs,
    fontWeight: weight.strong,
    overflow: 'hidden',
    // A coin is a ground of its own.
    '&:has([data-coin])': { background: 'transparent' },
  }),
  title: css([oneLine, { display: 'block', fontSize: text.s, fontWeight: weight.medium }]),
  note: css([oneLine, figures, { display: 'block', fontSize: text.xs, color: colour.ink3 }]),
  end: css([figures, { textAlign: 'end', whiteSpace: 'nowrap' }]),
  amount: css({ display: 'block', fontSize: text.s, fontWeight: weight.strong }),
  amountNote: css({ display: 'block', fontSize: text.xs, color: colour.ink3 }),
}

export interface RowProps {
  /** An icon, a coin, or one or two letters. */
  readonly icon: ReactNode
  readonly title: string
  readonly note?: ReactNode
  /** The fiat amount first and stronger, the coin or a pill below it. */
  readonly amount?: ReactNode
  readonly amountNote?: ReactNode
  /** A row is one link or one button, or neither. */
  readonly to?: string | undefined
  readonly onPress?: (() => void) | undefined
}

/** One line of a list: icon, two lines of text, amount. */
export const Row = ({ icon, title, note, amount, amountNote, to, onPress }: RowProps) => {
  const content = (
    <>
      <span css={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span>
        <span css={styles.title} title={title}>
          {title}
        </span>
        {note !== undefined && <span css={styles.note}>{note}</span>}
      </span>
      <span css={styles.end}>
        {amount !== undefined && <span css={styles.amount}>{amount}</span>}
        {amountNote !== undefined && <span css={styles.amountNote}>{amountNote}</span>}
      </span>
    </>
  )
  if (to !== undefined) {
    return (
      <Anchor css={styles.row} to={to}>
        {content}
      </Anchor>
    )
  }
  if (onPress !== undefined) {
    return (
      <button type="button" css={styles.row} onClick={onPress}>
        {content}
      </button>
    )
  }
  return <div css={styles.row}>{content}</div>
}
