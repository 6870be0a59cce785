import { css } from '@emotion/react'
import type { ReactElement, ReactNode } from 'react'
import { type Drawing, Icon } from './Icon.tsx'
import { iconTile } from './shared.ts'
import { colour, room, size, space, text, weight } from './theme.ts'

const styles = {
  // Actions are beside the text, or below it where the text would become too narrow.
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s3,
    alignItems: 'center',
    minBlockSize: size.row,
    paddingBlock: space.s3,
    paddingInline: space.s5,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    [room.tight]: { paddingInline: space.s4 },
  }),
  what: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.s3,
    alignItems: 'center',
    // Minimum width at which one word fits beside the icon, even on the narrowest phone.
    flex: `1 1 calc(${size.words} - ${space.s5})`,
    minInlineSize: 0,
  }),
  // The icon of a coin has a background of its own.
  icon: css([
    iconTile,
    { background: colour.sunken, color: colour.ink2, '&:has([data-coin])': { background: 'transparent' } },
  ]),
  title: css({ fontSize: text.s, fontWeight: weight.medium, overflowWrap: 'anywhere' }),
  // The text wraps instead of being cut, because it distinguishes similar items.
  words: css({ fontSize: text.xs, color: colour.ink3, overflowWrap: 'anywhere' }),
}

export interface ItemRowProps {
  readonly icon: Drawing | ReactElement
  readonly title: ReactNode
  readonly text: ReactNode
  /** Buttons or a status at the end of the row. */
  readonly children?: ReactNode
}

/** Row of one stored item: icon, title, text that is never shortened, and buttons. */
export const ItemRow = ({ icon, title, text: words, children }: ItemRowProps) => (
  <li css={styles.row}>
    <div css={styles.what}>
      <span css={styles.icon}>{typeof icon === 'string' ? <Icon drawing={icon} /> : icon}</span>
      <div>
        <p css={styles.title}>{title}</p>
        <div css={styles.words}>{words}</div>
      </div>
    </div>
    {children}
  </li>
)
