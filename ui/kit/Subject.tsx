import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { type Drawing, Icon } from './Icon.tsx'
import { iconTile } from './shared.ts'
import { colour, radius, size, space, text, weight } from './theme.ts'

const styles = {
  box: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    padding: space.s3,
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.r2,
  }),
  tile: css([
    iconTile,
    {
      flexShrink: 0,
      background: colour.sunken,
      color: colour.ink2,
      '&[data-danger="true"]': { background: colour.badSoft, color: colour.bad },
    },
  ]),
  words: css({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }),
  title: css({ fontSize: text.ui, fontWeight: weight.strong }),
  note: css({ fontSize: text.s, color: colour.ink2, textWrap: 'balance' }),
}

export interface SubjectProps {
  readonly icon: Drawing
  readonly title: string
  /** Text that distinguishes this item from similar items. */
  readonly note?: ReactNode
  /** True if the user is about to remove the item. */
  readonly isDanger?: boolean
}

/** Item that a dialog is about: icon, name and note. */
export const Subject = ({ icon, title, note = null, isDanger = false }: SubjectProps) => (
  <div css={styles.box}>
    <span css={styles.tile} data-danger={isDanger}>
      <Icon drawing={icon} />
    </span>
    <div css={styles.words}>
      <p css={styles.title}>{title}</p>
      {note !== null && <p css={styles.note}>{note}</p>}
    </div>
  </div>
)
